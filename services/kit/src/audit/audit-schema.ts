/** A role that writes into the audit log, as a quoted identifier or bare name that is safe in SQL. */
export interface AuditRole {
  role: string;
  /** The service that uses the role, as named in the log. */
  service: string;
}

export interface AuditSchemaOptions {
  writers: AuditRole[];
  /** Of the writers, the one that shows the log and erases people from it. */
  keeper?: string;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const tables = `
  create schema if not exists audit;
  revoke all on schema audit from public;

  -- Which service a database role speaks for: what an entry says of its origin is not the writer's to choose.
  create table if not exists audit.writers (role name primary key, service text not null);

  create or replace function audit.service_of(who name) returns text
    language sql stable security definer set search_path = audit as 'select service from audit.writers where role = who';

  create table if not exists audit.entries (
    id bigint generated always as identity primary key,
    at timestamptz not null default clock_timestamp(),
    -- Bytes compare faster than words, and a beginning finds its index.
    service text collate "C" not null default audit.service_of(session_user),
    -- Null: the system itself.
    actor_id text,
    -- Labels are for reading; those that name a person who left are wiped.
    actor_label text,
    action text collate "C" not null check (action ~ '^[a-z][a-z-]*(\\.[a-z][a-z-]*)+$' and length(action) <= 100),
    target_type text,
    target_id text,
    target_label text,
    -- Whose data it was: user ids and lower-case addresses.
    subjects text[] not null default '{}',
    details jsonb not null default '{}',
    request_id text,
    constraint target_is_whole check ((target_type is null) = (target_id is null))
  );
  create index if not exists entries_by_actor on audit.entries (actor_id, id);
  create index if not exists entries_by_actor_label on audit.entries (lower(actor_label), id);
  create index if not exists entries_by_action on audit.entries (action, id);
  create index if not exists entries_by_target on audit.entries (target_id, id);
  create index if not exists entries_by_target_label on audit.entries (lower(target_label), id);
  create index if not exists entries_by_time on audit.entries (at, id);
  create index if not exists entries_by_service on audit.entries (service, id);
  create index if not exists entries_by_subject on audit.entries using gin (subjects);
`;

/**
 * SQL that makes the audit log, owned by the role that runs it; may be run again. Writers may only insert, and cannot
 * set the service or the time. The keeper may also read, and wipe labels. Nobody may delete.
 */
export function auditSchemaSql({ writers, keeper }: AuditSchemaOptions): string {
  const written = 'actor_id, actor_label, action, target_type, target_id, target_label, subjects, details, request_id';
  const grants = writers.map(
    ({ role, service }) => `
    insert into audit.writers values (${literal(role)}, ${literal(service)}) on conflict (role) do update set service = excluded.service;
    grant usage on schema audit to ${identifier(role)};
    grant insert (${written}) on audit.entries to ${identifier(role)};`,
  );
  const keeping =
    keeper === undefined
      ? ''
      : `
    grant select, update (actor_label, target_label, subjects) on audit.entries to ${identifier(keeper)};`;
  return `${tables}${grants.join('')}${keeping}`;
}
