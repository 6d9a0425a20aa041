import type { Knex } from 'knex';

const keptHours = 24;
const cleanedAtOnce = 20;
const claimTries = 3;

export interface Claim {
  keyHash: Buffer;
  fingerprint: Buffer;
  /** Names this run of the call. */
  attempt: string;
  leaseSeconds: number;
}

/** `mine`: go on and answer. `running`: another request is at it. `other`: the key was used for another body. */
export type ClaimOutcome =
  | { state: 'mine' }
  | { state: 'running' }
  | { state: 'other' }
  | { state: 'answered'; answer: Buffer };

/** Takes a free key, one that has run out, or one whose holder died; and throws away a few that are old. */
const claimSql = `
  with old as (
    delete from idempotency_keys where key_hash in (
      select key_hash from idempotency_keys
      where started_at < now() - interval '${keptHours} hours' and key_hash <> :keyHash
      order by started_at limit ${cleanedAtOnce} for update skip locked
    )
  )
  insert into idempotency_keys as known (key_hash, fingerprint, attempt, leased_until)
  values (:keyHash, :fingerprint, :attempt, now() + make_interval(secs => :leaseSeconds))
  on conflict (key_hash) do update
    set fingerprint = excluded.fingerprint, attempt = excluded.attempt, started_at = now(), leased_until = excluded.leased_until, answer = null
    where known.started_at < now() - interval '${keptHours} hours' or (known.answer is null and known.leased_until < now())
  returning 1`;

const keepSql = `
  update idempotency_keys as known set answer = given.answer
  from unnest(:keyHashes::bytea[], :attempts::uuid[], :answers::bytea[]) as given (key_hash, attempt, answer)
  where known.key_hash = given.key_hash and known.attempt = given.attempt`;

/** Rows of idempotency_keys. */
export function createIdempotencyStore(db: Knex) {
  return {
    async claim(claim: Claim): Promise<ClaimOutcome> {
      for (let tried = 0; tried < claimTries; tried += 1) {
        const { rows } = await db.raw<{ rows: unknown[] }>(claimSql, { ...claim });
        if (rows.length > 0) return { state: 'mine' };
        const known = await db<{ fingerprint: Buffer; answer: Buffer | null }>('idempotency_keys')
          .where('keyHash', claim.keyHash)
          .first('fingerprint', 'answer');
        // Given up by its holder between the two statements
        if (!known) continue;
        if (!known.fingerprint.equals(claim.fingerprint)) return { state: 'other' };
        return known.answer ? { state: 'answered', answer: known.answer } : { state: 'running' };
      }
      return { state: 'running' };
    },
    /** False when another attempt has taken one of them over meanwhile. */
    async keepAll(answers: (Pick<Claim, 'keyHash' | 'attempt'> & { answer: Buffer })[]): Promise<boolean> {
      const { rowCount } = await db.raw<{ rowCount: number }>(keepSql, {
        keyHashes: answers.map(({ keyHash }) => keyHash),
        attempts: answers.map(({ attempt }) => attempt),
        answers: answers.map(({ answer }) => answer),
      });
      return rowCount === answers.length;
    },
    /** Frees a key whose call failed, so that it may be tried again. */
    async release({ keyHash, attempt }: Claim): Promise<void> {
      await db('idempotency_keys').where({ keyHash, attempt }).whereNull('answer').delete();
    },
  };
}
