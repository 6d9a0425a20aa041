import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- What a member may do in a section. Which sections there are is not known here.
    create table section_roles (
      user_id uuid not null references users on delete cascade,
      section text not null check (section ~ '^[a-z][a-z0-9-]*$' and length(section) <= 60),
      role text not null check (role in ('editor', 'agent', 'manager')),
      primary key (user_id, section, role)
    );
    create index section_roles_by_section on section_roles (section, role);

    -- Counts what makes older access tokens say something wrong; they carry it.
    alter table users add column rights_version integer not null default 1;

    create function next_rights_version() returns trigger language plpgsql as $$
      begin
        if (new.role, new.password_hash, new.email, new.email_verified_at is null, new.suspended_at is null)
          is distinct from (old.role, old.password_hash, old.email, old.email_verified_at is null, old.suspended_at is null)
        then new.rights_version := greatest(new.rights_version, old.rights_version + 1);
        end if;
        return new;
      end $$;
    create trigger next_rights_version before update on users for each row execute function next_rights_version()
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger next_rights_version on users;
    drop function next_rights_version;
    alter table users drop column rights_version;
    drop table section_roles
  `);
}
