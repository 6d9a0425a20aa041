import { isDeepStrictEqual } from 'node:util';
import { problem, seoulIso } from '@portal/runtime';
import type { Knex } from 'knex';
import { createRevisionRepository } from './revision-repository.ts';
import type { RevisionItem, RevisionRow, Snapshot } from './revision-repository.ts';
import type { Revision, RevisionDetail, RevisionEvent } from './revision-schemas.ts';

/** States of one item that are kept. */
const keptRevisions = 50;
/** For so long they are kept: two years. */
const keptDays = 730;

export interface RecordedChange extends RevisionItem {
  event: Exclude<RevisionEvent, 'begin'>;
  author: { id: string; email: string } | undefined;
  /** The fields before the change, and since when; null for what is new or was removed. */
  before: { snapshot: Snapshot; at: Date } | null;
  /** The fields from now on; of a removal, as they were. */
  after: Snapshot;
}

/** As JSON has it: dates are texts, and what is undefined is not there. */
const asJson = (snapshot: Snapshot): Snapshot => JSON.parse(JSON.stringify(snapshot)) as Snapshot;

/** Names of the fields that differ, those that only one of two states has included. An empty text is none. */
export function changedNames(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  const valueIn = (state: Snapshot, name: string) => (state[name] === '' ? null : (state[name] ?? null));
  return [...names].filter((name) => !isDeepStrictEqual(valueIn(before, name), valueIn(after, name)));
}

function present({ number, at, event, authorEmail, fields }: RevisionRow): Revision {
  return { number, at: seoulIso(at), event, author: authorEmail === '' ? null : authorEmail, fields };
}

/**
 * The history of what people edit, 50 states of an item at most and for two years. Bound to a connection: what is recorded
 * on a transaction is there when the change is, and not otherwise.
 */
export function createRevisions(db: Knex) {
  const rows = createRevisionRepository(db);
  return {
    /**
     * Records a change in the transaction that made it, whose lock on the item keeps others from doing so at the same time.
     * An item that was there before anything was recorded gets its earlier state too; an edit that changed nothing leaves nothing.
     */
    async record({ kind, itemId, event, author, before, after: given }: RecordedChange): Promise<void> {
      const item = { kind, itemId };
      const after = asJson(given);
      const latest = await rows.latest(item);
      let number = latest?.number ?? 0;
      let last = latest?.snapshot;
      if (!latest && before) {
        number += 1;
        last = asJson(before.snapshot);
        await rows.insert(number, { ...item, event: 'begin', fields: [], snapshot: last, at: before.at });
      }
      const fields = changedNames(last ?? {}, after);
      if (event === 'change' && fields.length === 0) return;
      number += 1;
      await rows.insert(number, { ...item, event, author, fields: last ? fields : [], snapshot: after });
      await rows.trim(item, number, keptRevisions);
    },

    /** The states that are kept, the newest first. */
    list: async (item: RevisionItem): Promise<Revision[]> => (await rows.list(item)).map(present),

    /** One state with its values and those before it. 404 `revision-not-found`. */
    async find(item: RevisionItem, number: number): Promise<RevisionDetail> {
      const [found, before] = await rows.upTo(item, number);
      if (found?.number !== number) throw problem.notFound('revision-not-found');
      return { ...present(found), values: found.snapshot, before: before?.snapshot ?? null };
    },

    /** The newest state; empty for an item without any. */
    latest: async (item: RevisionItem): Promise<Snapshot> => (await rows.latest(item))?.snapshot ?? {},

    /** Removes the history of items that are gone for good. */
    forget: (kind: string, itemIds: (string | number)[]): Promise<void> => rows.forget(kind, itemIds.map(String)),

    /** Maintenance: states that are too old go, and the names of people who left; says how many states. */
    async maintain(): Promise<number> {
      return (await rows.expire(keptDays)) + (await rows.forgetAuthors());
    },
  };
}
