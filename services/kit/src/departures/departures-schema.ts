/** A role as a quoted identifier. */
function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * SQL that makes `departures.since(sequence)`, the one window through which services learn who left: ids that say nothing about
 * a person any more, in the order of the account service's feed. May be repeated; `readers` are roles. It reads the database alone,
 * so it answers with the account service down, and says nothing where that has not been set up. Those of the last hour come
 * again and again: an access token lives some minutes longer than its account.
 */
export function departuresSchemaSql(readers: string[]): string {
  const grants = readers.map(
    (role) => `
    grant usage on schema departures to ${identifier(role)};
    grant execute on function departures.since(bigint) to ${identifier(role)};`,
  );
  return `
    create schema if not exists departures;
    revoke all on schema departures from public;
    create or replace function departures.since(after bigint) returns table (sequence bigint, user_id text)
      language plpgsql stable security definer set search_path = pg_catalog as $$
      begin
        if not exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'account' and c.relname = 'erasures') then
          return;
        end if;
        return query execute 'select sequence, user_id::text from account.erasures where sequence > $1 or erased_at > now() - interval ''1 hour'' order by sequence' using after;
      end $$;
    revoke all on function departures.since(bigint) from public;
    ${grants.join('')}`;
}
