import { mailFailsSql, nearerEnd, readBatches, sortOf } from '@portal/service-kit';
import type { PageWindow } from '@portal/service-kit';
import type { Knex } from 'knex';
import { inquiryColumns } from '../inquiries/inquiry-repository.ts';
import type { Inquiry, InquiryState } from '../inquiries/inquiry.ts';
import { isPresentSql } from '../presence/presence-repository.ts';
import { applyFilter, sortColumns } from './inbox-query.ts';
import type { InboxFilter } from './inbox-query.ts';

/** An inquiry with what the list shows beside it; a list reads nothing that it does not show. */
export interface InboxEntry<Read = Inquiry> {
  inquiry: Read;
  assigneeName: string | null;
  noteCount: number;
  replyCount: number;
  /** Names of colleagues who have it open now. */
  viewers: string[];
  /** A mail to the address that replies go to failed. */
  mailFails: boolean;
}

const unlisted = ['content', 'applyDate', 'smwpId', 'locale', 'senderEmail', 'linkGeneration', 'mergedInto'] as const;

export type ListedInquiry = Omit<Inquiry, (typeof unlisted)[number]>;
export type ListedEntry = InboxEntry<ListedInquiry>;

type EntryRow<Read = Inquiry> = Read & Omit<InboxEntry, 'inquiry'>;

const listedColumns = inquiryColumns.filter((column) => !unlisted.some((each) => each === column));

function entries(db: Knex, me: string, columns: readonly string[] = inquiryColumns): Knex.QueryBuilder {
  return db('inquiries')
    .leftJoin('agents', 'agents.id', 'inquiries.assigneeId')
    .select(
      ...columns.map((column) => `inquiries.${column}`),
      'agents.name as assigneeName',
      db.raw('(select count(*)::int from notes where inquiry_id = inquiries.id) as note_count'),
      db.raw(
        "(select count(*)::int from messages where inquiry_id = inquiries.id and written_by = 'agent') as reply_count",
      ),
      db.raw(
        `array(select name from presence where inquiry_id = inquiries.id and agent_id <> ? and ${isPresentSql} order by name) as viewers`,
        [me],
      ),
      db.raw(`${mailFailsSql('inquiries.email', 'inquiries.sender_email')} as mail_fails`),
    );
}

function toEntry<Read>(row: EntryRow<Read>): InboxEntry<Omit<EntryRow<Read>, keyof Omit<InboxEntry, 'inquiry'>>> {
  const { assigneeName, noteCount, replyCount, viewers, mailFails, ...inquiry } = row;
  return { inquiry, assigneeName, noteCount, replyCount, viewers, mailFails };
}

export interface EntriesInput {
  filter: InboxFilter;
  me: string;
  sort: string | undefined;
  window: PageWindow;
  /** How many match. */
  total: number;
  /** Very many inquiries fit the search. */
  isCommon?: boolean;
}

const newestFirst = '-createdAt';
const tie = 'inquiries.id';

/** One page: first which ones, so that nothing is read of those before them. */
export async function listEntries(
  db: Knex,
  { filter, me, sort, window, total, isCommon }: EntriesInput,
): Promise<ListedEntry[]> {
  const reading = nearerEnd(window, total, sort, newestFirst);
  const ids = applyFilter(db('inquiries'), filter, me, { isCommon })
    .select('inquiries.id')
    .orderByRaw(sortOf(reading.sort, sortColumns, newestFirst, tie))
    .limit(reading.limit)
    .offset(reading.offset);
  const rows = (await entries(db, me, listedColumns)
    // As an array: for a thousand ids in a list Postgres reads the whole table
    .whereRaw('inquiries.id = any(array(?))', [ids])
    .orderByRaw(sortOf(sort, sortColumns, newestFirst, tie))) as EntryRow<ListedInquiry>[];
  return rows.map(toEntry);
}

/** All that match, a thousand at a time. */
export async function* entryBatches(
  db: Knex,
  filter: InboxFilter,
  me: string,
  sort: string | undefined,
): AsyncGenerator<InboxEntry[]> {
  const order = { sort, columns: sortColumns, fallback: newestFirst, tie } as const;
  const rows = () => applyFilter(entries(db, me), filter, me);
  for await (const batch of readBatches<EntryRow, keyof typeof sortColumns>(db, rows, order)) yield batch.map(toEntry);
}

export async function findEntry(db: Knex, number: string, me: string): Promise<InboxEntry | undefined> {
  const row = (await entries(db, me).where('inquiries.number', number).first()) as EntryRow | undefined;
  return row && toEntry(row);
}

export type StateCounts = Record<InquiryState, number>;

/** Inquiries that a search counts. One that fits more is better made narrower, and the last of them are not worth the time. */
export const mostCounted = 2_000;

/**
 * How many there are in each state, within all other filters. Of a search that more than `mostCounted` fit, `isCapped`, each number
 * says at least how many.
 */
export async function countByState(
  db: Knex,
  filter: InboxFilter,
  me: string,
): Promise<{ counts: StateCounts; isCapped: boolean }> {
  const isSearched = Boolean(filter.search?.trim());
  const all = applyFilter(db('inquiries'), filter, me, { anyState: true }).select('inquiries.state');
  const rows = await db
    .from((isSearched ? all.limit(mostCounted + 1) : all).as('found'))
    .groupBy('state')
    .select<{ state: InquiryState; count: number }[]>('state', db.raw('count(*)::int as count'));
  const numbers = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  const sum = rows.reduce((total, { count }) => total + count, 0);
  return {
    counts: { received: 0, inProgress: 0, answered: 0, spam: 0, ...numbers },
    isCapped: isSearched && sum > mostCounted,
  };
}

/** How many a search that very many fit has in the state asked for, `mostCounted` at most. */
export async function countCommon(db: Knex, filter: InboxFilter, me: string): Promise<number> {
  const found = applyFilter(db('inquiries'), filter, me, { isCommon: true }).select('inquiries.id').limit(mostCounted);
  const row = await db.from(found.as('found')).first<{ count: number }>(db.raw('count(*)::int as count'));
  return row?.count ?? 0;
}

/** How many have a message of the sender that no agent has dealt with, in any state but spam and within all other filters. */
export async function countNewMessages(db: Knex, filter: InboxFilter, me: string): Promise<number> {
  const row = await applyFilter(db('inquiries'), { ...filter, newMessage: true, state: undefined }, me).first<{
    count: number;
  }>(db.raw('count(*)::int as count'));
  return row?.count ?? 0;
}
