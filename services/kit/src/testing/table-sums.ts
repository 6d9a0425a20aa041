import pg from 'pg';

/** Tables by name with schema: count of rows and checksum of all that is in them. */
export type TableSums = ReadonlyMap<string, string>;

export interface TableReader {
  /** `leftOut`: columns (`schema.table.column`) that do not count. */
  sums(leftOut?: readonly string[]): Promise<TableSums>;
  /** How many entries of the audit log there are of each action. */
  audited(): Promise<Map<string, number>>;
  end(): Promise<void>;
}

const tablesSql = `
  select schemaname as schema, tablename as name from pg_tables
  where schemaname !~ '^(pg_|information_schema)' order by 1, 2`;

/** Reads all tables of a database as its administrator. */
export async function readTables(adminUrl: string): Promise<TableReader> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ schema: string; name: string }>(tablesSql);
  return {
    async sums(leftOut = []) {
      const parts = tables.map(({ schema, name }) => {
        const table = `${schema}.${name}`;
        const columns = leftOut
          .filter((column) => column.startsWith(`${table}.`))
          .map((column) => column.slice(table.length + 1));
        const row = columns.reduce((json, column) => `${json} - '${column}'`, 'to_jsonb(t)');
        return `select '${table}' as name, count(*) || ' ' || coalesce(sum(hashtextextended((${row})::text, 0)), 0) as sum from "${schema}"."${name}" t`;
      });
      const { rows } = await client.query<{ name: string; sum: string }>(parts.join(' union all '));
      return new Map(rows.map(({ name, sum }) => [name, sum]));
    },
    async audited() {
      const { rows } = await client.query<{ action: string; n: string }>(
        'select action, count(*) as n from audit.entries group by action',
      );
      return new Map(rows.map(({ action, n }) => [action, Number(n)]));
    },
    end: () => client.end(),
  };
}
