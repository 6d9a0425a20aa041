import type { Knex } from 'knex';

/** A row of `totp_keys`. */
export interface TotpKey {
  userId: string;
  sealed: Buffer;
  confirmedAt: Date | null;
  lastStep: string | null;
}

/** Sealed keys of authenticator apps, one a person. */
export function createTotpRepository(db: Knex) {
  return {
    async find(userId: string): Promise<TotpKey | undefined> {
      return await db<TotpKey>('totp_keys').where({ userId }).first();
    },
    /** Takes the place of a key that was never confirmed; false when there is one in use. */
    async begin(userId: string, sealed: Buffer): Promise<boolean> {
      const { rowCount } = await db.raw<{ rowCount: number }>(
        `insert into totp_keys (user_id, sealed) values (?, ?)
         on conflict (user_id) do update set sealed = excluded.sealed, last_step = null, created_at = now()
         where totp_keys.confirmed_at is null`,
        [userId, sealed],
      );
      return rowCount > 0;
    },
    /** Notes the step of a code; false when that code, or a later one, was used before. */
    async useStep(userId: string, step: number): Promise<boolean> {
      const used = await db('totp_keys')
        .where({ userId })
        .whereRaw('coalesce(last_step, 0) < ?', [step])
        .update({ lastStep: step });
      return used > 0;
    },
    async reseal(userId: string, sealed: Buffer): Promise<void> {
      await db('totp_keys').where({ userId }).update({ sealed });
    },
    async confirm(userId: string): Promise<void> {
      await db('totp_keys').where({ userId }).update({ confirmedAt: db.fn.now() });
    },
    /** False when there is none in use. */
    async remove(userId: string): Promise<boolean> {
      return (await db('totp_keys').where({ userId }).whereNotNull('confirmedAt').delete()) > 0;
    },
    async removeAll(userId: string): Promise<void> {
      await db('totp_keys').where({ userId }).delete();
    },
  };
}
