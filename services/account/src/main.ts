import { runService } from '@portal/service-kit';
import { accountService } from './service.ts';

await runService(accountService);
