import { addressColumnSql, rewriteInternationalAddresses } from '@portal/service-kit';
import type { Knex } from 'knex';

const column = { table: 'users', from: 'email' };

export async function up(db: Knex): Promise<void> {
  // The index on lower(email) stays: the previous version of the code names it in its insert
  await db.raw(`${addressColumnSql(column)} create unique index users_address on users (address)`);
  await rewriteInternationalAddresses(db, column, { action: 'member.odd-address', targetType: 'user' });
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table users drop column address; drop function normal_email');
}
