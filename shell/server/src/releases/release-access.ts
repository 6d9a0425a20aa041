import { isTeamToken, type ReleaseTokens } from './release-tokens.ts';

/** Who calls: the team of one section by its token, or an administrator who is signed in. */
export type Caller = { kind: 'team'; section: string } | { kind: 'admin'; id: string; email: string };

export class AccessRefused extends Error {
  readonly status: 401 | 403 | 503;
  readonly code: string;
  /** Whose token it was, when that is known. */
  readonly caller: Caller | undefined;

  constructor(status: 401 | 403 | 503, code: string, caller?: Caller) {
    super(code);
    this.status = status;
    this.code = code;
    this.caller = caller;
  }
}

const accountLimitMs = 3_000;

/** Tells who calls, and what they may do. */
export class ReleaseAccess {
  readonly #tokens: ReleaseTokens;
  readonly #accountOrigin: string;

  constructor(tokens: ReleaseTokens, accountOrigin: string) {
    this.#tokens = tokens;
    this.#accountOrigin = accountOrigin;
  }

  /** The team of the section, or an admin. Without a section, an admin alone. Throws AccessRefused. */
  async require(authorization: string | undefined, section?: string): Promise<Caller> {
    const token = /^Bearer ([\x21-\x7e]{1,4096})$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) throw new AccessRefused(401, 'unauthorized');
    if (!isTeamToken(token)) return this.#admin(token);
    const team = await this.#tokens.sectionOf(token, section);
    if (team === undefined) throw new AccessRefused(401, 'unauthorized');
    const caller: Caller = { kind: 'team', section: team };
    if (team !== section) throw new AccessRefused(403, 'forbidden', caller);
    return caller;
  }

  /** Account looks at the session itself, so that signing out and suspending act at once. */
  async #admin(token: string): Promise<Caller> {
    const { status, account } = await this.#askAccount(token);
    if (status === 401 || status === 403) throw new AccessRefused(401, 'unauthorized');
    if (typeof account?.['id'] !== 'string' || typeof account['email'] !== 'string')
      throw new AccessRefused(503, 'account-unavailable');
    const caller: Caller = { kind: 'admin', id: account['id'], email: account['email'] };
    if (account['role'] !== 'admin') throw new AccessRefused(403, 'forbidden', caller);
    return caller;
  }

  async #askAccount(token: string): Promise<{ status: number; account?: Record<string, unknown> }> {
    try {
      const answer = await fetch(`${this.#accountOrigin}/api/user/account`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(accountLimitMs),
      });
      const account = answer.ok ? ((await answer.json()) as Record<string, unknown>) : undefined;
      if (!answer.ok) await answer.body?.cancel();
      return { status: answer.status, account };
    } catch {
      throw new AccessRefused(503, 'account-unavailable');
    }
  }
}

/** The caller as the history names them: no e-mail address, which could not be erased there. */
export function callerName(caller: Caller): string {
  return caller.kind === 'team' ? `team:${caller.section}` : `admin:${caller.id}`;
}
