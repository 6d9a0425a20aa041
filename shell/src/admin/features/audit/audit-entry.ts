import type { ListAuditAnswer, ListAuditOptionsAnswer } from '../../../api/types.generated.ts';

/** A line of the audit log. Without `actor` it was the system; an actor without an address has left. */
export type AuditEntry = ListAuditAnswer['data'][number];

/** What occurs in the log, for its filters. */
export type AuditOptions = ListAuditOptionsAnswer;

export const auditDefaults = { page: 1, action: '', actor: '', subject: '', target: '', service: '', from: '', to: '' };

export type AuditQuery = typeof auditDefaults;
