import { normalEmail } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { NewUser, ProfileChange, User } from './user.ts';

export type UserRepository = ReturnType<typeof createUserRepository>;

/** Users by id or address; addresses are compared in their normal form. */
export function createUserRepository(db: Knex) {
  return {
    /** An account from before the rule, whose address has no normal form, is found by exactly that address. */
    async findByEmail(email: string): Promise<User | undefined> {
      const address = normalEmail(email);
      const named = address === undefined ? { address: null, email: email.trim() } : { address };
      return await db<User>('users').where(named).first();
    },
    async findById(id: string): Promise<User | undefined> {
      return await db<User>('users').where({ id }).first();
    },
    /** The new user's id, undefined when the address is taken. */
    async insert({ isEmailVerified, ...columns }: NewUser): Promise<string | undefined> {
      const rows = await db('users')
        .insert({
          ...columns,
          emailVerifiedAt: isEmailVerified ? db.fn.now() : null,
        })
        .onConflict()
        .ignore()
        .returning<{ id: string }[]>('id');
      return rows[0]?.id;
    },
    /** True when the address was not verified before. */
    async markVerified(id: string): Promise<boolean> {
      return (
        (await db('users')
          .where({ id })
          .whereNull('emailVerifiedAt')
          .update({ emailVerifiedAt: db.fn.now(), updatedAt: db.fn.now() })) > 0
      );
    },
    async markSignedIn(id: string): Promise<void> {
      await db('users').where({ id }).update({ lastSignInAt: db.fn.now() });
    },
    async setPassword(id: string, passwordHash: string): Promise<void> {
      await db('users').where({ id }).update({ passwordHash, updatedAt: db.fn.now() });
    },
    /** Undefined when the account was changed since `version`, or is gone. */
    async updateProfile(id: string, version: number, change: ProfileChange): Promise<User | undefined> {
      const { name, phoneNumber, company, locale } = change;
      const [row] = await db<User>('users')
        .where({ id, version })
        .update({
          name,
          phoneNumber,
          company,
          locale,
          version: version + 1,
          updatedAt: db.fn.now(),
        } as Partial<User>)
        .returning('*');
      return row;
    },
    /** The account as it is until the transaction ends; nobody changes its password or suspends it meanwhile. */
    async hold(id: string): Promise<User | undefined> {
      return await db<User>('users').where({ id }).forShare().first();
    },
    /** The same, and nobody else holds it meanwhile: changes of what hangs on the account follow one another. */
    async holdForChange(id: string): Promise<User | undefined> {
      return await db<User>('users').where({ id }).forUpdate().first();
    },
    /** Locks all active administrators until the transaction ends and returns their ids: removals happen one by one. */
    async lockActiveAdmins(): Promise<string[]> {
      const rows = await db<User>('users')
        .where({ role: 'admin' })
        .whereNull('suspendedAt')
        .orderBy('id')
        .forUpdate()
        .select('id');
      return rows.map(({ id }) => id);
    },
  };
}
