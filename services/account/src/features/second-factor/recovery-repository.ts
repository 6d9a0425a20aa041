import type { Knex } from 'knex';
import { hashToken } from '../../token-hash.ts';
import { newRecoveryCode, normalRecoveryCode, recoveryCodeCount } from './recovery-codes.ts';

/** The owner is hashed along: nobody else's code fits. */
const hashOf = (userId: string, code: string): Buffer => hashToken(`${userId}:${normalRecoveryCode(code)}`);

/** Hashes of recovery codes; one that was used is deleted. */
export function createRecoveryRepository(db: Knex) {
  return {
    async count(userId: string): Promise<number> {
      const row = await db('recovery_codes').where({ userId }).count<{ n: string }[]>({ n: '*' });
      return Number(row[0]?.n ?? 0);
    },
    /** New codes in the place of all that there were. */
    async replace(userId: string): Promise<string[]> {
      const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
      await this.removeAll(userId);
      await db('recovery_codes').insert(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
      return codes;
    },
    /** Uses a code up; false when there is none like it. */
    async use(userId: string, code: string): Promise<boolean> {
      return (
        (await db('recovery_codes')
          .where({ userId, codeHash: hashOf(userId, code) })
          .delete()) > 0
      );
    },
    async removeAll(userId: string): Promise<void> {
      await db('recovery_codes').where({ userId }).delete();
    },
  };
}
