import type { Migration } from '../database/migration.ts';

/** Table of answered and running POST calls; a service that has it honours `Idempotency-Key`. */
export const idempotencyMigration: Migration = {
  async up(db) {
    await db.raw(`
      create table idempotency_keys (
        -- Of method, path, caller and key; the key itself is nowhere.
        key_hash bytea primary key check (length(key_hash) = 32),
        -- Of the body.
        fingerprint bytea not null check (length(fingerprint) = 32),
        -- Who works on it: a later attempt takes over from one that died.
        attempt uuid not null,
        started_at timestamptz not null default now(),
        leased_until timestamptz not null,
        -- Sealed with the key; null while the call runs.
        answer bytea
      );
      create index idempotency_keys_started on idempotency_keys (started_at)
    `);
  },
  async down(db) {
    await db.raw('drop table idempotency_keys');
  },
};
