import type { Knex } from 'knex';
import type { RevisionEvent } from './revision-schemas.ts';

/** Field → value, as JSON has it. */
export type Snapshot = Record<string, unknown>;

/** Names one item: its kind and its id. */
export interface RevisionItem {
  kind: string;
  itemId: string;
}

export interface RevisionRow {
  number: number;
  at: Date;
  event: RevisionEvent;
  authorEmail: string | null;
  fields: string[];
}

export interface NewRevision extends RevisionItem {
  event: RevisionEvent;
  author?: { id: string; email: string } | undefined;
  fields: string[];
  snapshot: Snapshot;
  /** Now, unless it is a state that was there before anything was recorded. */
  at?: Date;
}

/** Rows of `revisions`. */
export function createRevisionRepository(db: Knex) {
  const of = ({ kind, itemId }: RevisionItem) => db('revisions').where({ kind, itemId });
  return {
    /** Without the snapshots, the newest first. */
    list: (item: RevisionItem): Promise<RevisionRow[]> =>
      of(item).orderBy('number', 'desc').select<RevisionRow[]>('number', 'at', 'event', 'authorEmail', 'fields'),

    /** Up to a number, the newest first: the state itself and the one before it. */
    upTo: (item: RevisionItem, number: number): Promise<(RevisionRow & { snapshot: Snapshot })[]> =>
      of(item)
        .where('number', '<=', number)
        .orderBy('number', 'desc')
        .limit(2)
        .select<(RevisionRow & { snapshot: Snapshot })[]>('number', 'at', 'event', 'authorEmail', 'fields', 'snapshot'),

    /** The newest number and state; undefined for an item without any. */
    latest: (item: RevisionItem): Promise<{ number: number; snapshot: Snapshot } | undefined> =>
      of(item)
        .orderBy('number', 'desc')
        .first<{ number: number; snapshot: Snapshot } | undefined>('number', 'snapshot'),

    async insert(number: number, { kind, itemId, event, author, fields, snapshot, at }: NewRevision): Promise<void> {
      await db('revisions').insert({
        kind,
        itemId,
        number,
        event,
        authorId: author?.id ?? null,
        authorEmail: author?.email ?? null,
        fields,
        snapshot: JSON.stringify(snapshot),
        ...(at ? { at } : {}),
      });
    },

    /** Leaves the newest `kept` states of an item. */
    async trim(item: RevisionItem, newest: number, kept: number): Promise<void> {
      await of(item)
        .where('number', '<=', newest - kept)
        .delete();
    },

    /** Everything about items that are gone for good. */
    async forget(kind: string, itemIds: string[]): Promise<void> {
      if (itemIds.length > 0) await db('revisions').where({ kind }).whereIn('itemId', itemIds).delete();
    },

    /** States older than so many days; says how many. Of an item that is not removed the newest state stays. */
    async expire(days: number): Promise<number> {
      const { rowCount } = await db.raw<{ rowCount: number }>(
        `delete from revisions old where at < now() - make_interval(days => :days) and (event = 'remove' or exists (
           select from revisions newer where newer.kind = old.kind and newer.item_id = old.item_id and newer.number > old.number))`,
        { days },
      );
      return rowCount;
    },

    /** Takes the names of people who left out of the states that they made; says how many states. */
    async forgetAuthors(): Promise<number> {
      const { rowCount } = await db.raw<{ rowCount: number }>(
        `update revisions set author_id = null, author_email = null
         where author_id in (select user_id from departures.since(0))`,
      );
      return rowCount;
    },
  };
}
