import type { Knex } from 'knex';
import { connectDatabase } from '../database/connect.ts';
import { migrationFailure } from '../database/migration-url.ts';
import type { Migrations } from '../database/migration.ts';
import { idleInTransactionMs, statementTimeoutMs } from '../database/service-schema.ts';
import { check, reasonOf } from './check.ts';
import type { Check } from './check.ts';

export interface DatabaseToCheck {
  url: string;
  schema: string;
  migrations: Migrations;
}

type Look = (db: Knex, schema: string) => Promise<string | undefined>;

interface Server {
  version: number;
  trigrams: boolean;
}

const oldestVersion = 150_000;

async function rowsOf<Row>(db: Knex, sql: string, values: string[] = []): Promise<Row[]> {
  return (await db.raw<{ rows: Row[] }>(sql, values)).rows;
}

const connection: Look = async (db) => {
  const [server] = await rowsOf<Server>(
    db,
    `select current_setting('server_version_num')::int as version,
       exists (select from pg_extension where extname = 'pg_trgm') as trigrams`,
  ).catch((error: unknown) => {
    throw new Error(`${reasonOf(error)}: correct DATABASE_URL, or start Postgres`);
  });
  if ((server?.version ?? 0) < oldestVersion) return 'Postgres is older than version 15: use a newer one';
  return server?.trigrams ? undefined : 'the extension pg_trgm is missing: run provision';
};

/** The role may do everything with the rows of its schema, and nothing else. */
const rights: Look = async (db, schema) => {
  const [role] = await rowsOf<{ user: string; is: string | null }>(
    db,
    `select current_user as user, case when rolsuper then 'is a superuser' when rolcreaterole then 'may make roles'
       when rolcreatedb then 'may make databases' end as is from pg_roles where rolname = current_user`,
  );
  if (role?.is) return `${role.user} ${role.is}: set DATABASE_URL to the role of provision, svc_${schema}`;
  const [own] = await rowsOf<{ uses: boolean | null; makes: boolean | null }>(
    db,
    `select has_schema_privilege(oid, 'usage') as uses, has_schema_privilege(oid, 'create') as makes
     from pg_namespace where nspname = ?`,
    [schema],
  );
  if (!own?.uses) return `${role?.user} may not enter the schema ${schema}: run provision`;
  if (own.makes)
    return `${role?.user} may change the tables of ${schema}: run provision, which gives them to own_${schema}`;
  const lacking = await rowsOf<{ table: string }>(
    db,
    `select c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = ? and c.relkind in ('r', 'p')
       and not (has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
         and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete'))`,
    [schema],
  );
  const [first] = lacking;
  if (first)
    return `${role?.user} lacks rights on ${first.table} and ${lacking.length - 1} other tables: run provision`;
  const [foreign] = await rowsOf<{ schema: string }>(
    db,
    `select nspname as schema from pg_namespace where has_schema_privilege(oid, 'usage') and nspname <> ?
       and nspname !~ '^pg_' and nspname not in ('public', 'information_schema', 'audit', 'departures', 'release_events', 'revocations')`,
    [schema],
  );
  return foreign && `${role?.user} may enter the schema ${foreign.schema}: revoke it`;
};

const limits: Look = async (db, schema) => {
  const found = await rowsOf<{ name: string; ms: number }>(
    db,
    `select name, setting::int as ms from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout')`,
  );
  const most = { statement_timeout: statementTimeoutMs, idle_in_transaction_session_timeout: idleInTransactionMs };
  const wrong = found.find(({ name, ms }) => ms === 0 || ms > most[name as keyof typeof most]);
  return wrong && `${wrong.name} is ${wrong.ms || 'unlimited'} for svc_${schema}: run provision`;
};

const sharedTables: Look = async (db) => {
  const found = await rowsOf<{ table: string; allowed: boolean | null }>(
    db,
    `select 'audit.entries' as table, has_any_column_privilege(to_regclass('audit.entries'), 'insert') as allowed
     union all select 'revocations.entries', has_table_privilege(to_regclass('revocations.entries'), 'select')`,
  );
  const closed = found.find(({ allowed }) => !allowed);
  return closed && `the role has no right on ${closed.table}: run provision`;
};

function tables(known: Migrations): Look {
  return async (db, schema) => {
    const [there] = await rowsOf<{ exists: boolean }>(db, `select to_regclass(?) is not null as exists`, [
      `${schema}.knex_migrations`,
    ]);
    const applied = there?.exists ? await rowsOf<{ name: string }>(db, 'select name from knex_migrations') : [];
    const names = new Set(applied.map(({ name }) => name));
    const waiting = Object.keys(known).filter((name) => !names.has(name));
    return waiting.length === 0 ? undefined : `${waiting.length} migrations wait (${waiting[0]} …): run migrate`;
  };
}

/** Looks at the database of a process with the address that it serves with: connection, rights, limits, tables. Changes nothing. */
export async function checkDatabase({ url, schema, migrations }: DatabaseToCheck): Promise<Check[]> {
  const db = connectDatabase({ url, schema, poolSize: 1, columns: 'stored', sessionName: `portal-${schema}-doctor` });
  const looks: [string, Look][] = [
    ['database', connection],
    ['rights', rights],
    ['limits', limits],
    ['shared tables', sharedTables],
    ['tables', tables(migrations)],
  ];
  try {
    const checks: Check[] = [];
    for (const [what, look] of looks) {
      const done = await check(what, () => look(db, schema));
      checks.push(done);
      // Without a connection all the others would say the same
      if (what === 'database' && done.fault !== undefined) break;
    }
    return checks;
  } finally {
    await db.destroy();
  }
}

/** Looks at the address of migrations: its role owns the schema, and it leads to Postgres itself. */
export async function checkOwner({ url, schema }: Pick<DatabaseToCheck, 'url' | 'schema'>): Promise<Check> {
  const sessionName = `portal-${schema}-doctor`;
  const db = connectDatabase({ url, schema, poolSize: 1, statementTimeoutMs: 0, columns: 'stored', sessionName });
  try {
    return await check('migrations', async () => {
      const [own] = await rowsOf<{ user: string; owns: boolean }>(
        db,
        `select current_user as user, pg_get_userbyid(nspowner) = current_user as owns from pg_namespace where nspname = ?`,
        [schema],
      ).catch((error: unknown) => {
        throw migrationFailure(error, schema);
      });
      if (!own) return `there is no schema ${schema}: run provision`;
      return own.owns
        ? undefined
        : `${own.user} does not own the schema ${schema}: use own_${schema}, and run provision`;
    });
  } finally {
    await db.destroy();
  }
}
