import { addressColumnSql } from '@portal/service-kit';
import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ${addressColumnSql({ table: 'inquiries', from: 'email' })}
    create index inquiries_of_guests on inquiries (address, created_at desc) where sender_id is null
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table inquiries drop column address; drop function normal_email');
}
