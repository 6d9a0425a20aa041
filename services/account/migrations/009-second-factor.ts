import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table sessions add column second_factor_at timestamptz;

    create table passkeys (
      -- The authenticator's name for it, base64url.
      credential_id text primary key check (length(credential_id) between 1 and 1400),
      id uuid not null unique default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      public_key bytea not null check (length(public_key) <= 4096),
      -- Of signatures; an authenticator that counts none says 0.
      counter bigint not null,
      transports text[] not null default '{}',
      name text not null check (length(name) between 1 and 60),
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create index passkeys_by_user on passkeys (user_id, created_at);

    create table totp_keys (
      user_id uuid primary key references users on delete cascade,
      -- AES-256-GCM: nonce, tag, ciphertext.
      sealed bytea not null check (length(sealed) between 29 and 200),
      confirmed_at timestamptz,
      -- The 30 seconds of the last code: a code is good once.
      last_step bigint,
      created_at timestamptz not null default now()
    );

    create table recovery_codes (
      code_hash bytea primary key check (length(code_hash) = 32),
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now()
    );
    create index recovery_codes_by_user on recovery_codes (user_id);

    -- What has to be signed or answered within minutes, by the hash of its token.
    create table challenges (
      token_hash bytea primary key check (length(token_hash) = 32),
      purpose text not null check (purpose in ('sign-in', 'passkey-sign-in', 'add-passkey', 'step-up')),
      -- Nobody yet at a sign-in by passkey.
      user_id uuid references users on delete cascade,
      session_id uuid references sessions on delete cascade,
      expires_at timestamptz not null
    );
    create index challenges_by_user on challenges (user_id);
    create index challenges_by_end on challenges (expires_at);

    create table sign_in_links (
      token_hash bytea primary key check (length(token_hash) = 32),
      user_id uuid not null references users on delete cascade,
      -- Of the cookie of the browser that asked for it.
      browser_hash bytea not null check (length(browser_hash) = 32),
      expires_at timestamptz not null
    );
    create index sign_in_links_by_user on sign_in_links (user_id)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table sign_in_links, challenges, recovery_codes, totp_keys, passkeys;
    alter table sessions drop column second_factor_at
  `);
}
