import type { ResponseOf } from '@portal/kit';
import type { paths } from './types.generated.ts';

/** A line of the audit log. Without `actor` it was the system; an actor without an e-mail address has left. */
export type AuditEntry = ResponseOf<paths, 'GET', '/api/user/admin/audit'>['data'][number];
