import type { Knex } from 'knex';
import { recordAudit } from '../audit/record-audit.ts';
import type { Entry } from './field-values.ts';
import type { By, ExportQuery } from './resource-calls.ts';
import type { AnyHooks, EntryRead } from './resource-hooks.ts';
import type { AnyResource, ReadEvent } from './resource.ts';

/** Writes into the audit log who has read entries. */
export function createReadLog(db: Knex, resource: AnyResource, { seen }: AnyHooks) {
  const actionOf = (event: ReadEvent) => resource.actions[event] ?? `${resource.name}.${event}`;

  /** Nothing without the hook `seen`. */
  async function record(read: EntryRead, by: By): Promise<void> {
    if (seen) await recordAudit(db, { ...by, action: actionOf(read.event), ...(await seen(db, read)) });
  }

  async function* recorded(batches: AsyncGenerator<Entry[]>, query: ExportQuery, by: By): AsyncGenerator<Entry[]> {
    for await (const entries of batches) {
      await record({ event: 'export', entries, query }, by);
      yield entries;
    }
  }

  return {
    record,

    /** The batches of a file, each written into the log before it is returned; without the hook, the file as a whole. */
    async ofFile(batches: AsyncGenerator<Entry[]>, query: ExportQuery, by: By): Promise<AsyncGenerator<Entry[]>> {
      if (seen) return recorded(batches, query, by);
      await recordAudit(db, { ...by, action: actionOf('export'), details: { format: query.format ?? 'csv' } });
      return batches;
    },
  };
}
