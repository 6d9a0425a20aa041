import { auditOf, sessionUser } from '@portal/service-kit';
import type { AuditEntry, SessionUser } from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { subjectsOf } from './present-inquiry.ts';

/** Who asks, and in which request. */
export interface Admin {
  user: SessionUser;
  audit: Pick<AuditEntry, 'actor' | 'requestId'>;
}

export const adminOf = (request: FastifyRequest): Admin => ({ user: sessionUser(request), audit: auditOf(request) });

/** An entry of the audit log about one inquiry. */
export function auditEntry(
  { audit }: Admin,
  action: string,
  inquiry: Inquiry,
  details?: Record<string, unknown>,
): AuditEntry {
  return {
    ...audit,
    action,
    target: { type: 'inquiry', id: inquiry.number, label: inquiry.number },
    subjects: subjectsOf(inquiry),
    ...(details ? { details } : {}),
  };
}
