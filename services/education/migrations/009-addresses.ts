import { addressColumnSql, rewriteInternationalAddresses } from '@portal/service-kit';
import type { Knex } from 'knex';

const column = { table: 'applications', from: 'email' };

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ${addressColumnSql(column)}
    create unique index applications_one_active_per_address on applications (training_id, address) where status <> 'cancelled';
    create index applications_by_address on applications (address, id);
  `);
  await rewriteInternationalAddresses(db, column, { action: 'application.odd-address', targetType: 'application' });
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table applications drop column address; drop function normal_email');
}
