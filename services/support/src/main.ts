import { runService } from '@portal/service-kit';
import { supportService } from './service.ts';

await runService(supportService);
