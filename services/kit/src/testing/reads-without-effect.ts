import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { resolveReferences } from './resolve-references.ts';
import { sampleValue } from './sample-value.ts';
import type { JsonSchema } from './sample-value.ts';
import { readTables } from './table-sums.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
}

interface ReadsTrial {
  app: {
    inject(message: { method: 'GET'; url: string; headers: Record<string, string> }): PromiseLike<{
      statusCode: number;
      headers: Record<string, unknown>;
      body: string;
    }>;
  };
  adminUrl: string;
}

export interface ReadsOptions {
  service: string;
  documents: URL[];
  /** Who reads: access tokens by name, undefined for a visitor. The first one may read everything. */
  readers: Record<string, string | undefined>;
  /** Good values of parameters that no list has, by name. */
  values?: Record<string, readonly string[]>;
  /** Operations of which the sample content has nothing to read. */
  nothingToRead?: string[];
}

/** What reading may leave: who read people's data, when a session was last used, and how often somebody asked. */
const traces = ['account.sessions.last_used_at', 'support.documents.download_count'];
const traceTables = ['audit.entries'];
const isTrace = (table: string) => traceTables.includes(table) || table.endsWith('.quota_counts');
/** Actions of the audit log about reading. */
const isRead = /\.(view|list|search|export|read|records|reveal)$/;

/** Reading all tables takes longer than a call. */
const callsPerComparison = 20;

/** Remembers values of JSON by the name of their property; and by path and property. */
function collect(value: unknown, path: string, into: Map<string, Set<string>>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' || typeof inner === 'number') {
      for (const key of [name, `${path} ${name}`]) into.set(key, (into.get(key) ?? new Set()).add(String(inner)));
    } else collect(inner, path, into);
  }
}

/**
 * Makes every GET of a service with ids of its sample content, and fails with a list of those that changed a table, and of those
 * for which nothing was found to read. Prints and returns how many calls found something.
 */
export async function expectReadsWithoutEffect(
  { app, adminUrl }: ReadsTrial,
  { service, documents, readers, values = {}, nothingToRead = [] }: ReadsOptions,
): Promise<number> {
  const paths = await Promise.all(
    documents.map(async (document) => {
      const text = await readFile(document, 'utf8');
      return resolveReferences(JSON.parse(text) as { paths: Record<string, Record<string, Operation>> }).paths;
    }),
  );
  const reads = paths
    .flatMap((one) => Object.entries(one).flatMap(([path, { get }]) => (get ? [{ path, ...get }] : [])))
    // Lists before what they name
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);
  const known = new Map<string, Set<string>>(Object.entries(values).map(([name, given]) => [name, new Set(given)]));

  function urlsOf({ path, parameters = [] }: (typeof reads)[number]): string[] {
    const needed = parameters.filter(({ in: where, required }) => where === 'path' || (where === 'query' && required));
    const candidates = needed.map(({ name, schema }) => {
      // From the nearest list above; `id` of one thing is none of another
      const above = path.split('/').map((_part, depth, parts) => parts.slice(0, -1 - depth).join('/'));
      const found = above.map((list) => known.get(`${list} ${name}`)).find(Boolean) ?? known.get(name);
      return found ? [...found].slice(0, 4) : [String(sampleValue(schema))];
    });
    const most = Math.max(1, ...candidates.map(({ length }) => length));
    return Array.from({ length: most }, (_, nth) => {
      const query = new URLSearchParams();
      const filled = needed.reduce((url, { name, in: where }, index) => {
        const value = candidates[index]?.[nth % candidates[index].length] ?? '';
        if (where === 'query') query.set(name, value);
        return where === 'path' ? url.replace(`{${name}}`, encodeURIComponent(value)) : url;
      }, path);
      return query.size > 0 ? `${filled}?${query.toString()}` : filled;
    });
  }

  const tables = await readTables(adminUrl);
  const surprises: string[] = [];
  const foundBy = new Set<string>();
  let found = 0;
  let [before, audited] = [await tables.sums(traces), await tables.audited()];
  let calls: string[] = [];
  const compare = async (): Promise<void> => {
    const [after, auditedAfter] = [await tables.sums(traces), await tables.audited()];
    for (const [table, sum] of after)
      if (before.get(table) !== sum && !isTrace(table))
        surprises.push(`one of these changed ${table}: ${before.get(table)} → ${sum}: ${calls.join(', ')}`);
    for (const [action, count] of auditedAfter)
      if (count !== audited.get(action) && !isRead.test(action))
        surprises.push(`one of these is in the audit log as ${action}: ${calls.join(', ')}`);
    [before, audited, calls] = [after, auditedAfter, []];
  };
  for (const [reader, token] of Object.entries(readers))
    for (const read of reads)
      for (const url of urlsOf(read)) {
        const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const { statusCode, headers: given, body } = await app.inject({ method: 'GET', url, headers });
        if (statusCode < 300) {
          found += 1;
          foundBy.add(read.operationId);
          if (String(given['content-type']).includes('json') && body !== '')
            collect(JSON.parse(body), read.path, known);
        }
        if (given['set-cookie'] !== undefined) surprises.push(`GET ${url} as ${reader} sets a cookie`);
        calls.push(`GET ${url} as ${reader} (${statusCode})`);
        if (calls.length === callsPerComparison) await compare();
      }
  await compare();
  await tables.end();
  const missing = reads.map(({ operationId }) => operationId).filter((id) => !foundBy.has(id));
  process.stdout.write(
    `reads of ${service}: ${reads.length} operations, ${found} calls with something to read, ${surprises.length} effects\n`,
  );
  assert.deepEqual({ surprises, missing: missing.toSorted() }, { surprises: [], missing: nothingToRead.toSorted() });
  return found;
}
