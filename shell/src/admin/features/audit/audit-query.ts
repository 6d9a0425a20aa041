export const auditDefaults = { page: 1, action: '', actor: '', subject: '', target: '', service: '', from: '', to: '' };

export type AuditQuery = typeof auditDefaults;
