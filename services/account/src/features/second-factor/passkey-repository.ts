import type { Knex } from 'knex';

/** A row of `passkeys`. */
export interface Passkey {
  credentialId: string;
  id: string;
  userId: string;
  publicKey: Buffer;
  /** Postgres sends a bigint as text. */
  counter: string;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export type NewPasskey = Pick<Passkey, 'credentialId' | 'userId' | 'publicKey' | 'transports' | 'name'> & {
  counter: number;
};

/** Public keys that people sign in and prove themselves with. */
export function createPasskeyRepository(db: Knex) {
  return {
    async list(userId: string): Promise<Passkey[]> {
      return await db<Passkey>('passkeys').where({ userId }).orderBy('createdAt');
    },
    async findByCredential(credentialId: string): Promise<Passkey | undefined> {
      return await db<Passkey>('passkeys').where({ credentialId }).first();
    },
    /** Undefined when that credential is known already. */
    async insert(passkey: NewPasskey): Promise<Passkey | undefined> {
      const [row] = await db('passkeys').insert(passkey).onConflict('credentialId').ignore().returning<Passkey[]>('*');
      return row;
    },
    async markUsed(credentialId: string, counter: number): Promise<void> {
      await db('passkeys').where({ credentialId }).update({ counter, lastUsedAt: db.fn.now() });
    },
    /** Undefined when that person has no such passkey. */
    async rename(userId: string, id: string, name: string): Promise<Passkey | undefined> {
      const [row] = await db('passkeys').where({ userId, id }).update({ name }).returning<Passkey[]>('*');
      return row;
    },
    async remove(userId: string, id: string): Promise<boolean> {
      return (await db('passkeys').where({ userId, id }).delete()) > 0;
    },
    async removeAll(userId: string): Promise<void> {
      await db('passkeys').where({ userId }).delete();
    },
  };
}
