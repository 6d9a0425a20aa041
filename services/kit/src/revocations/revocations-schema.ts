/** A role as a quoted identifier. */
function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export interface RevocationsSchemaOptions {
  /** Roles of the processes that accept access tokens. */
  readers: string[];
  /** The role of the service that signs them, and says which are no longer good. */
  keeper?: string;
}

/**
 * SQL that makes `revocations.entries`, where the account service says which access tokens are refused before they run out; may
 * be repeated. An entry is written in the transaction that ends the session or changes the rights. `xid` lets readers ask for what
 * was committed since they last asked, in whatever order: ids are given before a transaction commits, snapshots are not.
 */
export function revocationsSchemaSql({ readers, keeper }: RevocationsSchemaOptions): string {
  const grants = readers.map(
    (role) => `
    grant usage on schema revocations to ${identifier(role)};
    grant select on revocations.entries to ${identifier(role)};`,
  );
  const keeping =
    keeper === undefined
      ? ''
      : `
    grant insert (session_id, user_id, rights_version), delete on revocations.entries to ${identifier(keeper)};`;
  return `
    create schema if not exists revocations;
    revoke all on schema revocations from public;
    create table if not exists revocations.entries (
      id bigint generated always as identity primary key,
      xid xid8 not null default pg_current_xact_id(),
      session_id uuid,
      user_id uuid,
      -- Tokens of the user with a lower version are refused.
      rights_version integer,
      at timestamptz not null default clock_timestamp(),
      constraint session_or_user check ((session_id is null) = (user_id is not null)),
      constraint user_has_version check ((user_id is null) = (rights_version is null))
    );
    create index if not exists entries_by_xid on revocations.entries (xid);
    create index if not exists entries_by_time on revocations.entries (at);
    ${grants.join('')}${keeping}`;
}
