import type { AuditEntry } from '../audit/record-audit.ts';
import type { Remember } from '../idempotency/idempotency.ts';
import type { Snapshot } from '../revisions/revision-repository.ts';
import type { Changes, Entry, NewValues } from './field-values.ts';
import type { Fields } from './fields.ts';
import type { AnyResource } from './resource.ts';

/** Who changes something, as the audit log wants it. */
export type By = Pick<AuditEntry, 'actor' | 'requestId'>;

/** What a list of pages is asked for; further names are those of filtered fields, each with a value or several in an array. */
export interface ListQuery {
  search?: string;
  sort?: string;
  [filter: string]: unknown;
}

/** What goes into a file, and how. */
export interface ExportQuery extends ListQuery {
  format?: 'csv' | 'xlsx';
  lang?: 'ko' | 'en';
}

export interface PageQuery extends ListQuery {
  page?: number;
  pageSize?: number;
}

/** An entry in the trash, with the values that its description names; times are ISO 8601. */
export interface RemovedEntry extends Record<string, unknown> {
  entryId: string;
  title: string;
  version: number;
  removedAt: string;
  purgeAt: string;
  /** E-mail; null when the person left. */
  removedBy: string | null;
}

/** The admin side of a resource. Each change is one transaction with its entry in the audit log and in the history. */
export interface ResourceService<Of extends Fields = Fields> {
  readonly resource: AnyResource;

  /** All entries in their order, hidden ones too. */
  list(): Promise<Entry<Of>[]>;

  /** One page of those that match, and how many match in all. With `by`, the audit log has it as the hook `seen` says. */
  page(query: PageQuery, by?: By): Promise<{ total: number; entries: Entry<Of>[] }>;

  /** All that match, a thousand at a time; all in their order where that is made by hand. */
  batches(query: ListQuery): AsyncGenerator<Entry<Of>[]>;

  /**
   * The same for a file. The audit log has each batch as the hook `seen` says, before it is returned; without the hook, the file as a
   * whole.
   */
  export(query: ExportQuery, by: By): Promise<AsyncGenerator<Entry<Of>[]>>;

  /** One entry, `'true'` of a single resource; `by` as of `page`. Refuses with 404 `<name>-not-found` when there is none. */
  find(entryId: string, by?: By): Promise<Entry<Of>>;

  /** Adds an entry, at the end of an order. Refuses with 400 `validation-failed`, 409 `key-taken` and `too-many`. */
  create(values: NewValues<Of>, by: By, remember: Remember): Promise<Entry<Of>>;

  /**
   * Changes an entry; what is left out stays. Refuses with 400 `validation-failed`, 404 `<name>-not-found`, 409 `key-taken`, and 409
   * `stale-edit` when it was changed after the version that the editor saw, where that is given.
   */
  change(entryId: string, seenVersion: number | undefined, changes: Changes<Of>, by: By): Promise<Entry<Of>>;

  /**
   * Number of entries removed: 1, or 0 when there was none. With a trash they stay there for 30 days. Refuses with 409 `stale-edit`
   * as `change` does.
   */
  remove(entryId: string, seenVersion: number | undefined, by: By): Promise<number>;

  /** What can still be restored, the latest removed first; 500 at most. */
  trash(): Promise<RemovedEntry[]>;

  /** Puts an entry from the trash back to its former place, hidden as it was. Refuses with 404, and 409 as `change` does. */
  restore(entryId: string, seenVersion: number | undefined, by: By): Promise<Entry<Of>>;

  /**
   * Brings an earlier state back, of an entry in the trash with `version: null`. Refuses as `change` does, and with 409 `stale-edit` when
   * `version: null` names an entry that is not in the trash.
   */
  restoreRevision(
    entryId: string,
    revision: { snapshot: Snapshot; version: number | null },
    by: By,
  ): Promise<Entry<Of>>;

  /**
   * Puts all entries into this order. Refuses with 409 `stale-order` when entries were added or removed, or they are in another
   * order than the one that was seen, where that is given.
   */
  order(order: { entryIds: string[]; seenIds?: string[] }, by: By): Promise<Entry<Of>[]>;

  /** Maintenance: deletes for good what has been in the trash for its time; says how many. Several copies may do so at once. */
  purge(): Promise<number>;
}

/** The same, whatever its fields are. */
export interface AnyResourceService extends Omit<ResourceService, 'create' | 'change'> {
  create(values: Record<string, unknown>, by: By, remember: Remember): Promise<Entry>;
  change(entryId: string, seenVersion: number | undefined, changes: Record<string, unknown>, by: By): Promise<Entry>;
}
