import type { Knex } from 'knex';
import { tracer } from '@portal/runtime';
import type pg from 'pg';
import { traceStatement } from './trace-statement.ts';

/** Of one process; each is kept once a connection. */
const mostStatements = 200;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostStatements) return known;
  const name = `prepared_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * Has Postgres parse a statement once a connection, and keep its plan where one is as good for all values: of a list call that is
 * half of the database's time. For statements that come again and again with the same text: texts that vary without end (lists of
 * ids) would only fill its memory. Names its columns: a `*` would fail on the day a migration adds one (SQLSTATE 0A000).
 */
export function prepared<Query extends Knex.QueryBuilder | Knex.Raw>(query: Query): Query {
  return query.options({ prepared: true }) as Query;
}

/** Takes the place of a value until a query is run. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Build<Shape, Name extends string> = (
  shape: Shape,
  /** A placeholder for a value of this name. */
  value: (name: Name) => Knex.Raw,
) => Knex.QueryBuilder | Knex.Raw;

type Run<Row, Shape, Name extends string> = (shape: Shape, values: Partial<Record<Name, Knex.Value>>) => Promise<Row[]>;

/**
 * A prepared query that Knex builds and compiles once for each shape: done for each call, that takes half as long as running it.
 * A shape is what makes another SQL text (which filter, which order), a flat object of few possible values. Everything that
 * varies without end, and everything of one user, is a value. Write `build` outside of requests, so that nothing of one request
 * can stay in the text. Rejects when a value that the text needs is missing.
 */
export function preparedQuery<Row, Shape extends Record<string, string | undefined>, Name extends string>(
  db: Knex,
  build: Build<Shape, Name>,
): Run<Row, Shape, Name> {
  const placeholder = (name: Name) => db.raw('?', [new Placeholder(name) as unknown as Knex.Value]);
  const compiled = new Map<string, { sql: string; bindings: readonly unknown[] }>();
  return async (shape, values) => {
    const key = JSON.stringify(shape);
    let query = compiled.get(key);
    if (!query) {
      query = build(shape, placeholder).toSQL();
      compiled.set(key, query);
    }
    return rowsOf(db, { sql: query.sql, bindings: query.bindings.map((binding) => valueOf(binding, values)) });
  };
}

function valueOf(binding: unknown, values: Record<string, unknown>): unknown {
  if (!(binding instanceof Placeholder)) return binding;
  const value = values[binding.name];
  // The driver would make it null
  if (value === undefined) throw new Error(`a prepared query got no value of ${binding.name}`);
  return value;
}

/** What runs each query of Knex. That of a transaction has its connection, and refuses once it is over. */
interface KnexClient {
  acquireConnection(): Promise<object>;
  releaseConnection(connection: object): Promise<void>;
  query(connection: object, query: object): Promise<{ response: { rows: unknown[] } }>;
}

/** Without what Knex does for a builder in each call: events, a number for the query, going through text and bindings again. */
async function rowsOf<Row>(db: Knex, query: { sql: string; bindings: unknown[] }): Promise<Row[]> {
  const client = db.client as KnexClient;
  const connection = await client.acquireConnection();
  try {
    const { response } = await client.query(connection, { ...query, options: { prepared: true } });
    return response.rows as Row[];
  } finally {
    await client.releaseConnection(connection);
  }
}

/** A query with placeholders for `limit` and `offset`, where Knex itself takes numbers only. */
export function pageOfQuery(
  db: Knex,
  query: Knex.QueryBuilder,
  value: (name: 'limit' | 'offset') => Knex.Raw,
): Knex.Raw {
  return db.raw('? limit ? offset ?', [query, value('limit'), value('offset')]);
}

/** Makes a connection do what `prepared` asks for, and traces its statements where the process traces. */
export function namePrepared(client: pg.Client): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
  client.query = ((config: pg.QueryConfig & { prepared?: boolean }, ...rest: unknown[]) => {
    const named = config.prepared ? { ...config, name: nameOf(config.text) } : config;
    return tracer() ? traceStatement(query, [named, ...rest]) : query(named, ...rest);
  }) as typeof client.query;
}
