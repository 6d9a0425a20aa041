import type { FastifyRequest } from 'fastify';
import { sessionUser } from '../auth/session-user.ts';
import type { AuditEntry } from './record-audit.ts';

/** Who asks, for an entry; for routes whose `access` needs a session (401 `unauthorized` elsewhere). */
export function auditOf(request: FastifyRequest): Pick<AuditEntry, 'actor' | 'requestId'> {
  const { id, email, name } = sessionUser(request);
  return { actor: { id, email, name }, requestId: request.id };
}
