import type { Knex } from 'knex';
import type { AuditEntry } from '../audit/record-audit.ts';
import type { Entry } from './field-values.ts';
import type { Fields } from './fields.ts';
import type { By, ListQuery } from './resource-calls.ts';
import type { ReadEvent, ResourceEvent } from './resource.ts';

export interface EntryChange<Changed = Entry> {
  event: ResourceEvent;
  by: By;
  /** Null for an entry that was not there, or was in the trash. */
  before: Changed | null;
  /** Of a removal, as it was. */
  after: Changed;
}

/** What somebody has read. */
export interface EntryRead<Seen = Entry> {
  event: ReadEvent;
  /** Those of a page, of a batch of a file, or one. */
  entries: Seen[];
  /** What the list was asked for; nothing where one entry was. */
  query: ListQuery;
}

/** What the audit log holds of it. */
export type ReadNotes = Pick<AuditEntry, 'target' | 'subjects' | 'details'>;

/** What the audit log holds of a change besides its fields. */
export type ChangeNotes = Pick<AuditEntry, 'subjects' | 'details'>;

export interface AnyHooks<Changed = Entry> {
  /**
   * After an entry was added, changed, removed or restored: what else happens in this transaction, such as mails. The row of the entry
   * is locked. Computed values of `before` and `after` may be older than the lock.
   */
  changed?(trx: Knex.Transaction, change: EntryChange<Changed>): Promise<ChangeNotes>;
  /** With it, the audit log has who reads entries, with what it returns: for resources about people, whose data it was. */
  seen?(db: Knex, read: EntryRead<Changed>): Promise<ReadNotes>;
  /** Narrows what of the trash may be deleted for good, by its time, to what may go. */
  mayPurge?(due: Knex.QueryBuilder): void;
  /** Before entries are deleted for good: deletes what refers to them. Returns, by `entryId`, details for the audit log. */
  purging?(trx: Knex.Transaction, entryIds: string[]): Promise<ReadonlyMap<string, AuditEntry['details']>>;
}

/** What is not ordinary in a resource; an error of a hook undoes the whole change. */
export type ResourceHooks<Of extends Fields = Fields> = AnyHooks<Entry<Of>>;
