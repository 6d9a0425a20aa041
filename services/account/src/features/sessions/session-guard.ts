import { problem, sessionUser } from '@portal/service-kit';
import type { SessionUser } from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import { requiresSecondFactor } from '../../config.ts';
import type { AccountConfig } from '../../config.ts';
import { rightsInForce } from '../roles/rights-in-force.ts';
import { createSessionRepository } from './session-repository.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The holder of a session as stored now, not as the token says: signing out, revoking, suspending and leaving act here at once,
 * and the stored roles decide. 401 `session-ended` for a session that is over.
 */
export async function storedUser(db: Knex, user: SessionUser, config: AccountConfig): Promise<SessionUser> {
  const { id, sessionId } = user;
  if (!sessionId || !uuid.test(sessionId) || !uuid.test(id)) throw problem.unauthorized('session-ended');
  const found = await createSessionRepository(db).holderOf(sessionId, id);
  if (!found) throw problem.unauthorized('session-ended');
  const { secondFactorAt, hasSecondFactor, ...holder } = found;
  return {
    ...user,
    ...holder,
    ...rightsInForce(holder, hasSecondFactor, requiresSecondFactor(config)),
    secondFactorAt: secondFactorAt ? secondFactorAt.getTime() / 1_000 : undefined,
  };
}

/** The session of a call that needs one. */
export function ownSessionId(request: FastifyRequest): string {
  const { sessionId } = sessionUser(request);
  if (sessionId === undefined) throw problem.unauthorized('session-ended');
  return sessionId;
}
