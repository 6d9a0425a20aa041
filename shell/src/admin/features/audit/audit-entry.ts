/** A line of the audit log as `/api/user/admin/audit` answers. */
export interface AuditEntry {
  id: string;
  at: string;
  service: string;
  /** Missing: the system. Without an address: somebody who has left. */
  actor?: { id: string; email?: string };
  action: string;
  target?: { type: string; id: string; label?: string };
  /** Whose data: e-mail addresses or user ids. */
  subjects: string[];
  details: Record<string, unknown>;
  requestId?: string;
}

/** What occurs in the log, for its filters. */
export interface AuditOptions {
  actions: string[];
  services: string[];
}

export const auditDefaults = { page: 1, action: '', actor: '', subject: '', target: '', service: '', from: '', to: '' };

export type AuditQuery = typeof auditDefaults;
