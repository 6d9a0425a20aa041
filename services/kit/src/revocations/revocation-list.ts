import type { SessionUser } from '../auth/session-user.ts';

/** An ended session, or a user and the version of rights below which tokens are refused. */
export type Revocation = { sessionId: string } | { userId: string; rightsVersion: number };

interface Kept {
  rightsVersion: number;
  until: number;
}

export interface RevocationListOptions {
  /** After this long a revoked token has run out by itself. */
  keptMs: number;
  /** Entries kept at once. */
  size: number;
}

/** What is known of revoked tokens, in bounded memory. Times are those of `performance.now()`. */
export function createRevocationList({ keptMs, size }: RevocationListOptions) {
  const sessions = new Map<string, number>();
  const users = new Map<string, Kept>();

  return {
    /** False when there is no room: then it is not known who is revoked. */
    add(revocations: readonly Revocation[], now: number): boolean {
      const until = now + keptMs;
      for (const revocation of revocations) {
        if ('sessionId' in revocation) {
          sessions.set(revocation.sessionId, until);
          continue;
        }
        const { userId, rightsVersion } = revocation;
        users.set(userId, { rightsVersion: Math.max(rightsVersion, users.get(userId)?.rightsVersion ?? 0), until });
      }
      if (sessions.size + users.size <= size) return true;
      this.sweep(now);
      return sessions.size + users.size <= size;
    },
    has({ id, sessionId, rightsVersion }: Pick<SessionUser, 'id' | 'sessionId' | 'rightsVersion'>): boolean {
      return (
        (sessionId !== undefined && sessions.has(sessionId)) || rightsVersion < (users.get(id)?.rightsVersion ?? 0)
      );
    },
    /** Forgets what has run out. */
    sweep(now: number): void {
      for (const [id, until] of sessions) if (until < now) sessions.delete(id);
      for (const [id, { until }] of users) if (until < now) users.delete(id);
    },
    get size(): number {
      return sessions.size + users.size;
    },
  };
}
