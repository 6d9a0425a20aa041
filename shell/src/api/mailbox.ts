import type { ResponseOf } from '@portal/kit';
import type { paths } from './types.generated.ts';

/** A mail that was kept instead of sent. */
export type LocalMail = ResponseOf<paths, 'GET', '/api/user/admin/mailbox'>['mails'][number];
