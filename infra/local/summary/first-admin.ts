import { verify } from '@node-rs/argon2';
import { connect } from '../database/connect.ts';

/** `signs-in`: with this password. `other-password`: the account has one of its own. `no-admin`: nobody may administer by this address. */
export type FirstAdmin = 'signs-in' | 'other-password' | 'no-admin';

const adminSql = `select password_hash as hash from account.users where lower(email) = lower($1) and role = 'admin' and suspended_at is null`;

/**
 * What a password is worth at this moment: the seed leaves an account alone that it finds, and its owner may have changed
 * the password since. Read from the database as its owner, because signing in would leave traces.
 */
export async function findFirstAdmin(databaseUrl: string, email: string, password: string): Promise<FirstAdmin> {
  const client = await connect(databaseUrl, true);
  try {
    const { rows } = await client.query<{ hash: string }>(adminSql, [email]);
    const hash = rows[0]?.hash;
    if (hash === undefined) return 'no-admin';
    return (await verify(hash, Buffer.from(password.normalize('NFC'), 'utf8'))) ? 'signs-in' : 'other-password';
  } finally {
    await client.end();
  }
}
