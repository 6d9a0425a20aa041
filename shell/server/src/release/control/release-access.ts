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

const isAdministrator = (caller: Caller): boolean => caller.kind === 'person' && caller.role === 'admin';

function isManager(caller: Caller): boolean {
  if (caller.kind === 'team') return false;
  return caller.role === 'admin' || Object.keys(caller.roles).some((section) => mayRelease(caller, section));
}

export interface AccessNeeded {
  /** Undefined: what several sections have, for those who manage one. */
  section: string | undefined;
  /** The second factor of a person who has one must be recent. */
  stepUp: boolean;
  /** The call brings code that the portal will run. */
  publishes?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    publishes?: boolean;
  }
}

export interface ReleaseAccessOptions {
  /** Teams and managers may bring code, though it runs in the portal's process: the operator trusts them with the server. */
  allowsUnsandboxed: boolean;
}

const unsandboxed =
  'what a section ships runs in the process of the portal, so only administrators may publish here: start the portal with ALLOW_UNSANDBOXED_SECTIONS=on where every team may be trusted with the whole server';

/** Tells who calls, and what they may do. Account is not asked: its keys and the list of revoked tokens say enough. */
export class ReleaseAccess {
  readonly #tokens: ReleaseTokens;
  readonly #revocations: Revocations;
  readonly #options: ReleaseAccessOptions;

  constructor(tokens: ReleaseTokens, revocations: Revocations, options: ReleaseAccessOptions) {
    this.#tokens = tokens;
    this.#revocations = revocations;
    this.#options = options;
  }

  /** Whether teams may publish. */
  get allowsUnsandboxed(): boolean {
    return this.#options.allowsUnsandboxed;
  }

  /** The team of the section, somebody who manages it, or an administrator. Throws AccessRefused. */
  async require(request: FastifyRequest, { section, stepUp, publishes = false }: AccessNeeded): Promise<Caller> {
    const caller = await this.#callerOf(request, section);
    const isAllowed = section === undefined ? isManager(caller) : mayRelease(caller, section);
    if (!isAllowed) throw new AccessRefused(refusalOf(caller, section), caller);
    if (stepUp && caller.kind === 'person' && isStepUpDue(caller))
      throw new AccessRefused(problem.forbidden('step-up-required'), caller);
    if (publishes && !this.#options.allowsUnsandboxed && !isAdministrator(caller))
      throw new AccessRefused(problem.forbidden('sections-not-sandboxed', unsandboxed), caller);
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
    let person: Caller | undefined;
    try {
      const user = await verifiedUser(request);
      person = { kind: 'person', ...user };
      await this.#revocations.check(user, true);
      return person;
    } catch (error) {
      throw error instanceof ProblemError ? new AccessRefused(error, person) : error;
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
