/** Below the service's limit of 5 s, so that a slow query is a 503 of ours and not a cut connection. */
export const statementTimeoutMs = 3_000;
/** A process that hangs in a transaction must not hold its locks. */
export const idleInTransactionMs = 10_000;

/** What may be done with rows; nothing that makes, changes or removes a table. */
const rowRights = 'select, insert, update, delete';

export interface ServiceSchemaOptions {
  schema: string;
  database: string;
  /** Role of the process that serves: it reads and writes rows. */
  user: string;
  /** Role of the migrations: owns the schema and everything in it. */
  owner: string;
}

/** The names as identifiers of SQL. */
function quoted({ schema, database, user, owner }: ServiceSchemaOptions): ServiceSchemaOptions {
  const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
  return {
    schema: identifier(schema),
    database: identifier(database),
    user: identifier(user),
    owner: identifier(owner),
  };
}

/**
 * SQL that gives a schema to its owner and access to its rows to its user. Both roles must exist, and the role that
 * runs it must be able to grant them. May be run again. A schema that the user itself owns, as it did before there were
 * owners, is transferred with all its contents. The time limits are settings of the user's role, because a pooler in
 * transaction mode accepts none when a connection begins.
 */
export function serviceSchemaSql(options: ServiceSchemaOptions): string {
  const { schema, database, user, owner } = quoted(options);
  const schemaName = options.schema.replaceAll("'", "''");
  return `
    -- A schema can only be given to a role that the giver may become
    grant ${user}, ${owner} to current_user;
    -- Triggers and functions of a migration may need what the service may do in other schemas
    grant ${user} to ${owner};
    create schema if not exists ${schema} authorization ${owner};
    do $$ begin
      if (select nspowner <> '${owner}'::regrole from pg_namespace where nspname = '${schemaName}') then
        reassign owned by ${user} to ${owner};
      end if;
    end $$;
    revoke all on schema ${schema} from public;
    grant usage on schema ${schema} to ${user};
    grant ${rowRights} on all tables in schema ${schema} to ${user};
    grant usage, select, update on all sequences in schema ${schema} to ${user};
    alter default privileges for role ${owner} in schema ${schema} grant ${rowRights} on tables to ${user};
    alter default privileges for role ${owner} in schema ${schema} grant usage, select, update on sequences to ${user};
    grant connect on database ${database} to ${user}, ${owner};
    grant usage on schema public to ${user}, ${owner};
    ${roleSettingsSql(options)}`;
}

/** The settings of both roles in a database: a copy of the database does not bring them along. */
export function roleSettingsSql(options: ServiceSchemaOptions): string {
  const { schema, database, user, owner } = quoted(options);
  // public comes last and can only be read: the operators of pg_trgm live there
  return `
    alter role ${user} in database ${database} set search_path = ${schema}, public;
    alter role ${owner} in database ${database} set search_path = ${schema}, public;
    alter role ${user} in database ${database} set statement_timeout = ${statementTimeoutMs};
    alter role ${user} in database ${database} set idle_in_transaction_session_timeout = ${idleInTransactionMs};`;
}
