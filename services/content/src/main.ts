import { runService } from '@portal/service-kit';
import { contentService } from './service.ts';

await runService(contentService);
