import { problem } from '@portal/runtime';
import { pemByKeyId } from './public-key.ts';

export interface JwksOptions {
  /** Keys are read again after this long. */
  freshMs?: number;
  /** No second fetch within this time, whatever key ids arrive. */
  cooldownMs?: number;
  fetchJson?: (url: string) => Promise<unknown>;
  now?: () => number;
}

const fetchLimitMs = 2_000;
/** While there is no key at all, every call with a token fails: the wait is as short as the service that has them can bear. */
const firstCooldownMs = 500;
const retryAfterSeconds = 5;

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchLimitMs) });
  if (!response.ok) throw new Error(`${response.status} from the key address`);
  return response.json();
}

/**
 * Finds public keys by id. An unknown id costs one fetch at most, shared by all who wait for it, and is then 401.
 * Known keys go on working while account is down; without any key yet that is 503 `keys-unavailable`.
 */
export function createKeyFinder(url: string, options: JwksOptions = {}): (keyId: string) => Promise<string> {
  const { freshMs = 600_000, cooldownMs = 5_000, now = Date.now } = options;
  const load = options.fetchJson ?? fetchJson;
  let keys = new Map<string, string>();
  let loadedAt = -Infinity;
  let triedAt = -Infinity;
  let pending: Promise<void> | undefined;

  /** Once more at once: the replica that was asked may be one that has just ended. */
  const loadFirst = () => load(url).catch(() => load(url));

  async function reload(): Promise<void> {
    triedAt = now();
    try {
      keys = pemByKeyId(await (keys.size > 0 ? load(url) : loadFirst()));
      loadedAt = now();
    } catch {
      // The keys that we have stay good; having none is answered below
    } finally {
      pending = undefined;
    }
  }

  return async (keyId) => {
    const wanted = !keys.has(keyId) || now() - loadedAt > freshMs;
    const restMs = keys.size > 0 ? cooldownMs : firstCooldownMs;
    if (wanted && (pending || now() - triedAt > restMs)) await (pending ??= reload());
    const key = keys.get(keyId);
    if (key) return key;
    if (keys.size === 0) throw problem.unavailable('keys-unavailable', retryAfterSeconds);
    throw problem.unauthorized();
  };
}
