import type { Knex } from 'knex';
import { inquiryColumns } from '../inquiries/inquiry-repository.ts';
import type { Inquiry, InquiryState } from '../inquiries/inquiry.ts';
import { isPresentSql } from '../presence/presence-repository.ts';
import { applyFilter } from './inbox-query.ts';
import type { InboxFilter } from './inbox-query.ts';

/** An inquiry with what the list shows beside it. */
export interface InboxEntry {
  inquiry: Inquiry;
  assigneeName: string | null;
  noteCount: number;
  replyCount: number;
  /** Names of colleagues who have it open now. */
  viewers: string[];
}

type EntryRow = Inquiry & Omit<InboxEntry, 'inquiry'>;

function entries(db: Knex, me: string): Knex.QueryBuilder {
  return db('inquiries')
    .leftJoin('agents', 'agents.id', 'inquiries.assigneeId')
    .select(
      ...inquiryColumns.map((column) => `inquiries.${column}`),
      'agents.name as assigneeName',
      db.raw('(select count(*)::int from notes where inquiry_id = inquiries.id) as note_count'),
      db.raw(
        "(select count(*)::int from messages where inquiry_id = inquiries.id and written_by = 'agent') as reply_count",
      ),
      db.raw(
        `array(select name from presence where inquiry_id = inquiries.id and agent_id <> ? and ${isPresentSql} order by name) as viewers`,
        [me],
      ),
    );
}

function toEntry({ assigneeName, noteCount, replyCount, viewers, ...inquiry }: EntryRow): InboxEntry {
  return { inquiry, assigneeName, noteCount, replyCount, viewers };
}

export interface EntriesInput {
  filter: InboxFilter;
  me: string;
  /** From `sortOf`. */
  orderBy: string;
  limit: number;
  offset: number;
}

export async function listEntries(
  db: Knex,
  { filter, me, orderBy, limit, offset }: EntriesInput,
): Promise<InboxEntry[]> {
  const rows = (await applyFilter(entries(db, me), filter, me)
    .orderByRaw(orderBy)
    .limit(limit)
    .offset(offset)) as EntryRow[];
  return rows.map(toEntry);
}

export async function findEntry(db: Knex, number: string, me: string): Promise<InboxEntry | undefined> {
  const row = (await entries(db, me).where('inquiries.number', number).first()) as EntryRow | undefined;
  return row && toEntry(row);
}

export type StateCounts = Record<InquiryState, number>;

/** How many there are in each state, within all other filters. */
export async function countByState(db: Knex, filter: InboxFilter, me: string): Promise<StateCounts> {
  const rows = await applyFilter(db('inquiries'), filter, me, true)
    .groupBy('state')
    .select<{ state: InquiryState; count: number }[]>('state', db.raw('count(*)::int as count'));
  return {
    received: 0,
    inProgress: 0,
    answered: 0,
    spam: 0,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
  };
}

/** How many have a message of the sender that no agent has dealt with, in any state but spam and within all other filters. */
export async function countNewMessages(db: Knex, filter: InboxFilter, me: string): Promise<number> {
  const row = await applyFilter(db('inquiries'), { ...filter, newMessage: true, state: undefined }, me).first<{
    count: number;
  }>(db.raw('count(*)::int as count'));
  return row?.count ?? 0;
}

const exportBatch = 500;

export interface Matching {
  id: string;
  email: string;
  senderId: string | null;
}

/** All that match, in order: who they are from, and then `readEntries` for the rest. */
export async function listMatching(db: Knex, filter: InboxFilter, me: string, orderBy: string): Promise<Matching[]> {
  return applyFilter(db('inquiries'), filter, me).orderByRaw(orderBy).select<Matching[]>('id', 'email', 'senderId');
}

/** Reads many inquiries a few at a time, in the order of the ids; one that was removed meanwhile is left out. */
export async function* readEntries(db: Knex, ids: string[], me: string): AsyncGenerator<InboxEntry> {
  for (let at = 0; at < ids.length; at += exportBatch) {
    const batch = ids.slice(at, at + exportBatch);
    const rows = (await entries(db, me).whereIn('inquiries.id', batch)) as EntryRow[];
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of batch) {
      const row = byId.get(id);
      if (row) yield toEntry(row);
    }
  }
}
