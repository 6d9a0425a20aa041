import { ProblemError, problem } from '@portal/runtime';
import { hasRole, isStepUpDue, verifiedUser, type Revocations, type SessionUser } from '@portal/service-kit/access';
import type { FastifyRequest } from 'fastify';
import { isTeamToken, type ReleaseTokens } from './release-tokens.ts';

/** Who calls: the team of one section by its token, or somebody who is signed in. */
export type Caller = { kind: 'team'; section: string } | ({ kind: 'person' } & SessionUser);

export class AccessRefused extends Error {
  readonly problem: ProblemError;
  /** Whose token it was, when that is known. */
  readonly caller: Caller | undefined;

  constructor(refusal: ProblemError, caller?: Caller) {
    super(refusal.code);
    this.problem = refusal;
    this.caller = caller;
  }
}

/** Whether a caller may see and move the releases of a section. */
export function mayRelease(caller: Caller, section: string): boolean {
  return caller.kind === 'team' ? caller.section === section : hasRole(caller, 'manager', section);
}

function isManager(caller: Caller): boolean {
  if (caller.kind === 'team') return false;
  return caller.role === 'admin' || Object.keys(caller.roles).some((section) => mayRelease(caller, section));
}

export interface AccessNeeded {
  /** Undefined: what several sections have, for those who manage one. */
  section: string | undefined;
  /** The second factor of a person who has one must be recent. */
  stepUp: boolean;
}

/** Tells who calls, and what they may do. Account is not asked: its keys and the list of revoked tokens say enough. */
export class ReleaseAccess {
  readonly #tokens: ReleaseTokens;
  readonly #revocations: Revocations;

  constructor(tokens: ReleaseTokens, revocations: Revocations) {
    this.#tokens = tokens;
    this.#revocations = revocations;
  }

  /** The team of the section, somebody who manages it, or an administrator. Throws AccessRefused. */
  async require(request: FastifyRequest, { section, stepUp }: AccessNeeded): Promise<Caller> {
    const caller = await this.#callerOf(request, section);
    const isAllowed = section === undefined ? isManager(caller) : mayRelease(caller, section);
    if (!isAllowed) throw new AccessRefused(refusalOf(caller, section), caller);
    if (stepUp && caller.kind === 'person' && isStepUpDue(caller))
      throw new AccessRefused(problem.forbidden('step-up-required'), caller);
    return caller;
  }

  async #callerOf(request: FastifyRequest, section: string | undefined): Promise<Caller> {
    const token = /^Bearer ([\x21-\x7e]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new AccessRefused(problem.unauthorized());
    if (!isTeamToken(token)) return this.#person(request);
    const team = await this.#tokens.sectionOf(token, section);
    if (team === undefined) throw new AccessRefused(problem.unauthorized());
    return { kind: 'team', section: team };
  }

  async #person(request: FastifyRequest): Promise<Caller> {
    try {
      const user = await verifiedUser(request);
      await this.#revocations.check(user, true);
      return { kind: 'person', ...user };
    } catch (error) {
      throw error instanceof ProblemError ? new AccessRefused(error) : error;
    }
  }
}

function refusalOf(caller: Caller, section: string | undefined): ProblemError {
  if (caller.kind === 'person' && caller.isSecondFactorMissing) return problem.forbidden('second-factor-required');
  return section === undefined ? problem.missingRole('manager') : problem.missingRole('manager', section);
}

/** The caller as the history names them: no e-mail address, which could not be erased there. */
export function callerName(caller: Caller): string {
  return caller.kind === 'team' ? `team:${caller.section}` : `admin:${caller.id}`;
}
