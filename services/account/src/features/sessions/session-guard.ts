import { problem, requireMember, sessionUser } from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import { createSessionRepository } from './session-repository.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Guards of this service's own calls. Elsewhere an access token is good until it runs out; here its session is looked at,
 * so that signing out, revoking, suspending and leaving act at once, and the stored role decides, not the token's.
 */
export function createSessionGuard(db: Knex) {
  /** onRequest hook: sets `request.user` to what is stored, or answers 401 `unauthorized` or `session-ended`. */
  async function member(request: FastifyRequest): Promise<void> {
    await requireMember(request);
    const { id, sessionId } = sessionUser(request);
    if (!sessionId || !uuid.test(sessionId) || !uuid.test(id)) throw problem.unauthorized('session-ended');
    const holder = await createSessionRepository(db).holderOf(sessionId, id);
    if (!holder) throw problem.unauthorized('session-ended');
    request.user = { ...holder, sessionId };
  }
  return {
    member,
    /** onRequest hook: as member, and 403 `forbidden` for anybody who is no admin now. */
    async admin(request: FastifyRequest): Promise<void> {
      await member(request);
      if (sessionUser(request).role !== 'admin') throw problem.forbidden();
    },
  };
}

/** The session behind the guard. */
export function ownSessionId(request: FastifyRequest): string {
  const { sessionId } = sessionUser(request);
  if (sessionId === undefined) throw problem.unauthorized('session-ended');
  return sessionId;
}
