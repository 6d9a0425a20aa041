import type { PageVisits } from '@portal/contract';
import type { Knex } from '@portal/service-kit/database';
import { addDays, seoulDate } from '@portal/runtime';

/** Visits of a page on one day. */
export interface PageVisit {
  /** `YYYY-MM-DD` in Korea. */
  day: string;
  section: string;
  /** A route. */
  page: string;
  visits: number;
}

/** A year, and the same month of the year before. */
const keptDays = 400;
/** Bounds for memory, and for what one network can add in five minutes. */
const most = { rows: 3_000, networks: 20_000, ofOneNetwork: 100 };
const periodMs = 5 * 60_000;
/** Programs that say so, and browsers that fetch what nobody has opened yet. */
const isProgram =
  /bot\b|crawl|spider|slurp|preview|monitor|curl|wget|python|java\/|okhttp|lighthouse|facebookexternalhit/i;

/** Today in Korea, which has no daylight saving time, or so many days before. */
export function koreanDay(now: number, daysBefore = 0): string {
  return addDays(seoulDate(new Date(now)), -daysBefore);
}

/** Whether the headers of a request look like those of a person who opens a page. */
export function isVisit(headers: Record<string, string | string[] | undefined>): boolean {
  const agent = headers['user-agent'];
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? '';
  return typeof agent === 'string' && agent !== '' && !isProgram.test(agent) && !String(purpose).includes('prefetch');
}

/** Whether visits of what was rendered count: a page, no widget, and not the views for admins, who are no visitors. */
export const isCountedPage = (page: string): boolean => page.startsWith('/') && !/^\/admin(?:\/|$)/.test(page);

/** Counts visits in memory until they are added to those of the other portals. */
export class PageVisitCounts {
  #counts = new Map<string, PageVisit>();
  readonly #told = new Map<string, number>();
  #period = 0;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Notes that a page was opened; of one network only so often. The network is not kept. */
  note(section: string, page: string, network: string): void {
    const period = Math.floor(this.#now() / periodMs);
    if (period !== this.#period || this.#told.size > most.networks) this.#told.clear();
    this.#period = period;
    const told = (this.#told.get(network) ?? 0) + 1;
    this.#told.set(network, told);
    if (told <= most.ofOneNetwork) this.#add({ day: koreanDay(this.#now()), section, page, visits: 1 });
  }

  take(): PageVisit[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    return counts;
  }

  /** Takes back what could not be written. */
  giveBack(counts: PageVisit[]): void {
    for (const count of counts) this.#add(count);
  }

  #add({ day, section, page, visits }: PageVisit): void {
    const key = `${day} ${section} ${page}`;
    const known = this.#counts.get(key);
    if (!known && this.#counts.size >= most.rows) return;
    this.#counts.set(key, { day, section, page, visits: visits + (known?.visits ?? 0) });
  }
}

/** Adds to what all portals have counted. Two portals lock the same rows in the same order. */
export async function addPageVisits(trx: Knex, counts: PageVisit[]): Promise<void> {
  if (counts.length === 0) return;
  const key = ({ section, day, page }: PageVisit) => `${section} ${day} ${page}`;
  await trx('page_visits')
    .insert(counts.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)))
    .onConflict(['section', 'day', 'page'])
    .merge({ visits: trx.raw('page_visits.visits + excluded.visits') });
}

export async function removeOldPageVisits(db: Knex): Promise<void> {
  await db('page_visits').where('day', '<', koreanDay(Date.now(), keptDays)).delete();
}

/** The visits of a section in the last days, today included; the most visited page first. */
export async function readPageVisits(db: Knex, section: string, dayCount: number): Promise<PageVisits> {
  const now = Date.now();
  const days = Array.from({ length: dayCount }, (_, index) => koreanDay(now, dayCount - 1 - index));
  const rows = (await db('page_visits')
    .where({ section })
    .where('day', '>=', days[0] ?? '')
    .select(db.raw(`to_char(day, 'YYYY-MM-DD') as day`), 'page', 'visits')) as Omit<PageVisit, 'section'>[];
  const byPage = new Map<string, number[]>();
  for (const { day, page, visits } of rows) {
    const of = byPage.get(page) ?? days.map(() => 0);
    const at = days.indexOf(day);
    if (at >= 0) of[at] = visits;
    byPage.set(page, of);
  }
  const sum = (visits: number[]) => visits.reduce((total, count) => total + count, 0);
  const pages = [...byPage].map(([page, visits]) => ({ page, visits }));
  return { section, days, pages: pages.toSorted((a, b) => sum(b.visits) - sum(a.visits)) };
}
