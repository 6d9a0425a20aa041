import { runService } from '@portal/service-kit';
import { educationService } from './service.ts';

await runService(educationService);
