import { problem, ProblemError } from '@portal/runtime';
import type { FastifyRequest } from 'fastify';
import { hasRole, isSectionRole } from './access.ts';
import type { Access, StepUp } from './access.ts';
import type { SessionUser } from './session-user.ts';
import { isAllowance, takeAllowance } from '../quotas/step-up-allowance.ts';
import { refuseOldProof } from './step-up.ts';

/** The user of the request's access token; 401 `unauthorized` for none, or one that is not good. Says nothing of revocation. */
export async function verifiedUser(request: FastifyRequest): Promise<SessionUser> {
  try {
    await request.jwtVerify();
  } catch (error) {
    // Whatever the library finds wrong with a token is the client's doing; 503 for want of keys stays
    throw error instanceof ProblemError ? error : problem.unauthorized();
  }
  if (!request.user) throw problem.unauthorized();
  return request.user;
}

/** Why somebody with a good token may not call an operation of a section; undefined when they may. */
export function refusalOf(user: SessionUser, access: Access, section: string | undefined): ProblemError | undefined {
  if (access === 'verified') return user.isEmailVerified ? undefined : problem.forbidden('email-unverified');
  if (access !== 'administrator' && !isSectionRole(access)) return undefined;
  const isAllowed =
    access === 'administrator' || section === undefined ? user.role === 'admin' : hasRole(user, access, section);
  if (isAllowed) return undefined;
  if (user.isSecondFactorMissing) return problem.forbidden('second-factor-required');
  return access === 'administrator' || section === undefined
    ? problem.missingRole('administrator')
    : problem.missingRole(access, section);
}

export interface GuardOptions {
  access: Exclude<Access, 'public'>;
  stepUp: StepUp | undefined;
  section: string | undefined;
  /**
   * What is known of the user beyond the token; throws 401 `session-ended` when the session is over. `mustBeCertain`: for roles,
   * and for what changes something.
   */
  currentUser(user: SessionUser, mustBeCertain: boolean): Promise<SessionUser>;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The onRequest hook of a route: sets `request.user`, or throws what the caller is refused with. A token that is no longer good
 * is 401 for `optional` too, so that the browser refreshes it instead of showing a visitor's page.
 */
export function guardOf({ access, stepUp, section, currentUser }: GuardOptions) {
  const needsRole = access === 'administrator' || isSectionRole(access);
  return async function guard(request: FastifyRequest): Promise<void> {
    request.user = undefined;
    if (access === 'optional' && request.headers.authorization === undefined) return;
    const named = await verifiedUser(request);
    const user = await currentUser(named, needsRole || !safeMethods.has(request.method));
    request.user = user;
    const refusal = refusalOf(user, access, section);
    if (refusal) throw refusal;
    if (stepUp === 'mails') await takeAllowance(request.server, user, stepUp);
    else if (stepUp !== undefined && !isAllowance(stepUp)) refuseOldProof(user);
  };
}
