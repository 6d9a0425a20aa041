import { runService } from '@portal/service-kit';
import { communityService } from './service.ts';

await runService(communityService);
