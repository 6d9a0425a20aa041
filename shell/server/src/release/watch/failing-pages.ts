import type { Locale } from '@portal/contract';
import { BoundedMap } from '@portal/runtime';
import type { Knex } from '@portal/service-kit/database';

/** A page that was asked for, with its query. */
export interface Address {
  url: string;
  locale: Locale;
}

interface FailingPage extends Address {
  section: string;
  version: string;
  failedAt: string;
}

const keptMs = 5 * 60_000;
const mostPages = 6;
/** Pages that wait for Postgres. */
const mostWaiting = 300;
const longestUrl = 4_000;

/** The pages that a version did not render of late, until they are saved for all portals. */
export class FailingPages {
  #waiting = new BoundedMap<string, FailingPage>(mostWaiting);

  note(section: string, version: string, { url, locale }: Address): void {
    if (url.length > longestUrl) return;
    const key = [section, version, locale, url].join(' ');
    this.#waiting.set(key, { section, version, url, locale, failedAt: new Date().toISOString() });
  }

  /** Hands out what was noted since the last time, in an order that is the same for all portals. */
  take(): FailingPage[] {
    const pages = [...this.#waiting].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, page]) => page);
    this.#waiting.clear();
    return pages;
  }
}

export async function addFailingPages(db: Knex, pages: FailingPage[]): Promise<void> {
  if (pages.length > 0)
    await db('failing_pages').insert(pages).onConflict(['section', 'version', 'locale', 'url']).merge(['failedAt']);
}

/** The last pages of a version that any portal did not render. */
export async function readFailingPages(db: Knex, section: string, version: string): Promise<Address[]> {
  return (await db('failing_pages')
    .where({ section, version })
    .where('failedAt', '>', new Date(Date.now() - keptMs).toISOString())
    .orderBy('failedAt', 'desc')
    .limit(mostPages)
    .select('url', 'locale')) as Address[];
}

export async function removeOldPages(db: Knex): Promise<void> {
  await db('failing_pages')
    .where('failedAt', '<', new Date(Date.now() - keptMs).toISOString())
    .delete();
}
