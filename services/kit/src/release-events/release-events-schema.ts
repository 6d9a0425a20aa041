/** A role as a quoted identifier. */
function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * SQL that makes `release_events.recent(kinds)`, the one window through which the service that sends mails about releases learns what
 * was refused, taken back or left in the last day; may be repeated. Without kinds it says what readers of earlier versions know. It says nothing where the portal has not been set up.
 */
export function releaseEventsSchemaSql(readers: string[]): string {
  const grants = readers.map(
    (role) => `
    grant usage on schema release_events to ${identifier(role)};
    grant execute on function release_events.recent(), release_events.recent(text[]) to ${identifier(role)};`,
  );
  return `
    create schema if not exists release_events;
    revoke all on schema release_events from public;
    create or replace function release_events.recent(kinds text[])
      returns table (id bigint, event text, kind text, name text, section text, version text, live text, moved_by text, actor_id text, reason text, findings jsonb)
      language plpgsql stable security definer set search_path = pg_catalog as $$
      begin
        if not exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'portal' and c.relname = 'release_events') then
          return;
        end if;
        return query execute 'select id, event, kind, name::text, section::text, version::text, live::text, moved_by, actor_id, reason, findings
          from portal.release_events where happened_at > now() - interval ''1 day'' and event = any ($1) order by id' using kinds;
      end $$;
    create or replace function release_events.recent()
      returns table (id bigint, event text, kind text, name text, section text, version text, live text, moved_by text, actor_id text, reason text, findings jsonb)
      language sql stable security definer set search_path = pg_catalog as $$
        select * from release_events.recent(array['refused', 'healed', 'rolled-back'])
      $$;
    revoke all on function release_events.recent(), release_events.recent(text[]) from public;
    ${grants.join('')}`;
}
