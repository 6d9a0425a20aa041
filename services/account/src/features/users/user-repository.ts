import type { Knex } from 'knex';
import type { Locale } from '../../locale.ts';
import type { Gender, NewUser, ProfileChange, Role, User } from './user.ts';

export interface UserRow {
  id: string;
  email: string;
  password_hash: string;
  name: string;
  birth_date: string | null;
  gender: Gender | null;
  phone_number: string;
  company: string;
  role: Role;
  locale: Locale;
  email_verified_at: Date | null;
  suspended_at: Date | null;
  created_at: Date;
  version: number;
}

/** A row of `users` as a user. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    name: row.name,
    birthDate: row.birth_date ?? undefined,
    gender: row.gender ?? undefined,
    phoneNumber: row.phone_number,
    company: row.company,
    role: row.role,
    locale: row.locale,
    emailVerifiedAt: row.email_verified_at ?? undefined,
    suspendedAt: row.suspended_at ?? undefined,
    createdAt: row.created_at,
    version: row.version,
  };
}

export type UserRepository = ReturnType<typeof createUserRepository>;

/** Users by id or address; addresses are compared without regard to case. */
export function createUserRepository(db: Knex) {
  return {
    async findByEmail(email: string): Promise<User | undefined> {
      const row = await db<UserRow>('users').whereRaw('lower(email) = lower(?)', [email]).first();
      return row && toUser(row);
    },
    async findById(id: string): Promise<User | undefined> {
      const row = await db<UserRow>('users').where({ id }).first();
      return row && toUser(row);
    },
    /** The new user's id, undefined when the address is taken. */
    async insert(user: NewUser): Promise<string | undefined> {
      const rows = await db('users')
        .insert({
          email: user.email,
          password_hash: user.passwordHash,
          name: user.name,
          birth_date: user.birthDate ?? null,
          gender: user.gender ?? null,
          phone_number: user.phoneNumber,
          company: user.company,
          role: user.role,
          locale: user.locale,
          email_verified_at: user.isEmailVerified ? db.fn.now() : null,
        })
        .onConflict(db.raw('(lower(email))'))
        .ignore()
        .returning<{ id: string }[]>('id');
      return rows[0]?.id;
    },
    /** True when the address was not verified before. */
    async markVerified(id: string): Promise<boolean> {
      return (
        (await db('users')
          .where({ id })
          .whereNull('email_verified_at')
          .update({ email_verified_at: db.fn.now(), updated_at: db.fn.now() })) > 0
      );
    },
    async markSignedIn(id: string): Promise<void> {
      await db('users').where({ id }).update({ last_sign_in_at: db.fn.now() });
    },
    async setPassword(id: string, passwordHash: string): Promise<void> {
      await db('users').where({ id }).update({ password_hash: passwordHash, updated_at: db.fn.now() });
    },
    /** Undefined when the account was changed since `version`, or is gone. */
    async updateProfile(id: string, version: number, change: ProfileChange): Promise<User | undefined> {
      const { name, phoneNumber, company, locale } = change;
      const [row] = await db<UserRow>('users')
        .where({ id, version })
        .update({
          name,
          phone_number: phoneNumber,
          company,
          locale,
          version: version + 1,
          updated_at: db.fn.now(),
        } as Partial<UserRow>)
        .returning('*');
      return row && toUser(row);
    },
    /** The account as it is until the transaction ends; nobody changes its password or suspends it meanwhile. */
    async hold(id: string): Promise<User | undefined> {
      const row = await db<UserRow>('users').where({ id }).forShare().first();
      return row && toUser(row);
    },
    /** Locks every active administrator until the transaction ends and returns their ids: whoever takes one away waits for the others. */
    async lockActiveAdmins(): Promise<string[]> {
      const rows = await db<UserRow>('users')
        .where({ role: 'admin' })
        .whereNull('suspended_at')
        .orderBy('id')
        .forUpdate()
        .select('id');
      return rows.map(({ id }) => id);
    },
  };
}
