import type { Knex } from 'knex';

/**
 * Triggers, so that no code that ends a session or changes rights can leave it out, the previous version of this service
 * included. The table is the owner's: see `revocationsSchemaSql` of the kit.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function revoke_session() returns trigger language plpgsql as $$
      begin
        insert into revocations.entries (session_id) values (new.id);
        return null;
      end $$;
    create trigger revoke_session after update on sessions for each row
      when (old.ended_at is null and new.ended_at is not null) execute function revoke_session();

    create function revoke_rights() returns trigger language plpgsql as $$
      begin
        -- Nobody comes back: above every version
        if tg_op = 'DELETE' then
          insert into revocations.entries (user_id, rights_version) values (old.id, 2147483647);
        else
          insert into revocations.entries (user_id, rights_version) values (new.id, new.rights_version);
        end if;
        return null;
      end $$;
    create trigger revoke_older_rights after update on users for each row
      when (new.rights_version <> old.rights_version) execute function revoke_rights();
    create trigger revoke_all_rights after delete on users for each row execute function revoke_rights()
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger revoke_all_rights on users;
    drop trigger revoke_older_rights on users;
    drop function revoke_rights;
    drop trigger revoke_session on sessions;
    drop function revoke_session
  `);
}
