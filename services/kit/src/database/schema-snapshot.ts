import type { Knex } from 'knex';

export interface Column {
  table: string;
  column: string;
  type: string;
  isNotNull: boolean;
  hasDefault: boolean;
  /** Computed from other columns, which makes a limit of it one of theirs. */
  isGenerated: boolean;
  /** Rows that do not name it get values that never equal each other: null, or from a sequence. */
  isDistinct: boolean;
}

export const limitKinds = [
  'check constraint',
  'exclusion constraint',
  'foreign key',
  'unique index',
  'trigger',
  'rule',
  'row level security',
] as const;

/** What may refuse a row of a table, or a value of a domain. */
export interface Limit {
  /** Of a domain: its name. */
  table: string;
  name: string;
  kind: (typeof limitKinds)[number] | 'not null';
  definition: string;
  /** The columns that it is about, null for an expression; empty where it may be about all. */
  columns: (string | null)[];
}

/** What the code of a service depends on in its schema. */
export interface SchemaSnapshot {
  /** By `table.column`. */
  columns: Map<string, Column>;
  limits: Limit[];
  /** Tables and domains. */
  names: Set<string>;
}

const columnsSql = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as "isNotNull", a.atthasdef or a.attidentity <> '' as "hasDefault", a.attgenerated <> '' as "isGenerated",
    a.attidentity <> '' or (not a.attnotnull and not a.atthasdef)
      or (a.attgenerated = '' and pg_get_expr(d.adbin, d.adrelid) ~ '^(nextval|gen_random_uuid|uuidv\\d)\\(') is true as "isDistinct"
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where n.nspname = :schema and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
    and c.relname not like 'knex\\_%'`;

const namesOf = (keys: string, table: string) => `
  array(select a.attname::text from unnest(${keys}) with ordinality as u (number, place)
    left join pg_attribute a on a.attrelid = ${table} and a.attnum = u.number order by u.place)`;

// A constraint that is not valid yet refuses new rows all the same; a function is part of what its triggers do
const limitsSql = `
  with tables as (
    select c.oid, c.relname as name, c.relrowsecurity from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = :schema and c.relkind in ('r', 'p') and c.relname not like 'knex\\_%'
  )
  select coalesce(t.name, d.typname) as table, k.conname as name,
    case k.contype when 'c' then 'check constraint' when 'f' then 'foreign key' else 'exclusion constraint' end as kind,
    replace(pg_get_constraintdef(k.oid), ' NOT VALID', '') as definition, ${namesOf('k.conkey', 'k.conrelid')} as columns
  from pg_constraint k left join tables t on t.oid = k.conrelid
    left join pg_type d on d.oid = k.contypid and d.typnamespace = to_regnamespace(:schema)
  where k.contype in ('c', 'f', 'x') and coalesce(t.name, d.typname) is not null
  union all
  select t.name, i.relname, 'unique index', split_part(pg_get_indexdef(x.indexrelid), ' USING ', 2),
    ${namesOf('(x.indkey::int2[])[0:x.indnkeyatts - 1]', 'x.indrelid')}
  from pg_index x join tables t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid where x.indisunique
  union all
  select t.name, g.tgname, 'trigger', pg_get_triggerdef(g.oid) || md5(p.prosrc), '{}'
  from pg_trigger g join tables t on t.oid = g.tgrelid join pg_proc p on p.oid = g.tgfoid
  where not g.tgisinternal and g.tgenabled <> 'D'
  union all
  select t.name, r.rulename, 'rule', pg_get_ruledef(r.oid), '{}' from pg_rewrite r join tables t on t.oid = r.ev_class
  union all
  select t.name, t.name, 'row level security', '', '{}' from tables t where t.relrowsecurity`;

/** Reads tables, columns and limits of a schema, without those of Knex. */
export async function readSchema(db: Knex, schema: string): Promise<SchemaSnapshot> {
  const { rows: columns } = await db.raw<{ rows: Column[] }>(columnsSql, { schema });
  const { rows: limits } = await db.raw<{ rows: Limit[] }>(limitsSql, { schema });
  const { rows: domains } = await db.raw<{ rows: { name: string }[] }>(
    `select typname as name from pg_type where typtype = 'd' and typnamespace = to_regnamespace(:schema)`,
    { schema },
  );
  return {
    columns: new Map(columns.map((row) => [`${row.table}.${row.column}`, row])),
    limits,
    names: new Set([...columns.map(({ table }) => table), ...domains.map(({ name }) => name)]),
  };
}
