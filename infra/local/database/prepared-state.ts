import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

/** Never part of what a service runs; src is there again, compiled, as dist. */
const ignored = new Set(['node_modules', 'src', 'e2e', 'test-results']);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name) || (entry.name === 'src' && path.basename(folder) === 'dist'))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(path.join(folder, entry.name)) : [path.join(folder, entry.name)],
    )
    .filter((file) => !/\.(d\.ts|map|tsbuildinfo)$/.test(file))
    .toSorted();
}

/** One value for everything that `migrate` and `seed` of a service depend on: code, assets and settings. */
export function preparationHash(folders: string[], settings: Record<string, string | undefined>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const folder of folders) {
    for (const file of filesBelow(folder))
      hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Remembers, inside the database itself, which services are migrated and seeded by exactly which code,
 * so that an unchanged start need not run them again. A new, restored or emptied database knows nothing, or the truth.
 */
export class PreparedState {
  readonly #client: pg.Client;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async open(): Promise<void> {
    const { rows } = await this.#client.query<{ known: string | null }>(
      `select to_regclass('portal_setup.prepared')::text as known`,
    );
    // Several may do this at once, and then cannot change the same schema
    if (rows[0]?.known) return;
    await this.#client.query(`create schema if not exists portal_setup`);
    await this.#client.query(`revoke all on schema portal_setup from public`);
    await this.#client.query(`create table if not exists portal_setup.prepared (
      service text primary key, hash text not null, schema_oid oid not null, prepared_at timestamptz not null default now())`);
  }

  /** True only when this hash was recorded for the present schema, and the schema still has tables. */
  async has(service: string, hash: string): Promise<boolean> {
    const { rowCount } = await this.#client.query(
      `select 1 from portal_setup.prepared p join pg_namespace n on n.oid = p.schema_oid and n.nspname = p.service
       where p.service = $1 and p.hash = $2 and exists (select 1 from pg_class c where c.relnamespace = n.oid and c.relkind = 'r')`,
      [service, hash],
    );
    return rowCount === 1;
  }

  async record(service: string, hash: string): Promise<void> {
    await this.#client.query(
      `insert into portal_setup.prepared (service, hash, schema_oid) select nspname, $2, oid from pg_namespace where nspname = $1
       on conflict (service) do update set hash = excluded.hash, schema_oid = excluded.schema_oid, prepared_at = now()`,
      [service, hash],
    );
  }
}
