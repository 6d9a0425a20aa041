import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Knex } from '@portal/service-kit/database';
import { countChange } from '../pointers/portal-state.ts';
import type { StateStore } from '../pointers/state-store.ts';

const tokenPrefix = 'release_';

/** Whether a bearer token is meant as one of a team; any other is an access token of a person. */
export const isTeamToken = (token: string): boolean => token.startsWith(tokenPrefix);

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The token of a section at a portal that was started with RELEASE_TOKEN_SECRET: the release tool on the same machine
 * derives it from the same secret, so that no token has to be stored.
 */
export function derivedToken(secret: string, section: string): string {
  return tokenPrefix + createHmac('sha256', secret).update(`release token ${section}`).digest('base64url');
}

/** Makes a token for a section's team; the database keeps its hash alone. With `replace`, earlier ones end. */
export async function issueToken(db: Knex, section: string, replace: boolean): Promise<string> {
  const token = tokenPrefix + randomBytes(32).toString('base64url');
  await db.transaction(async (trx) => {
    if (replace) await trx('tokens').where({ section }).whereNull('revokedAt').update({ revokedAt: trx.fn.now() });
    await trx('tokens').insert({ hash: hashOf(token), section });
    await countChange(trx, false);
  });
  return token;
}

/** Tells whose a token is. */
export class ReleaseTokens {
  readonly #state: StateStore;
  readonly #secret: string | undefined;

  constructor(state: StateStore, secret?: string) {
    this.#state = state;
    this.#secret = secret;
  }

  /** The section of a token's team; undefined when it is nobody's. `asked` may be a section that is not live yet. */
  async sectionOf(token: string, asked?: string): Promise<string | undefined> {
    const hash = hashOf(token);
    const name = hash.toString('hex');
    const known = this.#state.current.tokens.get(name) ?? this.#derivedFor(hash, asked);
    if (known !== undefined) return known;
    // It may have been issued a moment ago
    await this.#state.refresh();
    return this.#state.current.tokens.get(name);
  }

  #derivedFor(hash: Buffer, asked: string | undefined): string | undefined {
    const secret = this.#secret;
    if (secret === undefined) return undefined;
    const sections = new Set([...this.#state.current.sections.keys(), ...(asked === undefined ? [] : [asked])]);
    return [...sections].find((section) => timingSafeEqual(hashOf(derivedToken(secret, section)), hash));
  }
}
