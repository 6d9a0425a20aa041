import type { Locale } from '@portal/contract';

/** A page that was asked for, with its query. */
export interface Address {
  url: string;
  locale: Locale;
}

const keptMs = 5 * 60_000;
const mostPages = 6;
/** Versions that failed at all; when there are more, the oldest are forgotten. */
const mostVersions = 50;

/** The pages that a version did not render of late. */
export class FailingPages {
  readonly #now: () => number;
  /** `section@version` → page → when it failed last; oldest first. */
  readonly #pages = new Map<string, Map<string, { address: Address; at: number }>>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  note(section: string, version: string, address: Address): void {
    const name = `${section}@${version}`;
    const pages = this.#pages.get(name) ?? new Map<string, { address: Address; at: number }>();
    const page = `${address.locale} ${address.url}`;
    pages.delete(page);
    pages.set(page, { address, at: this.#now() });
    if (pages.size > mostPages) pages.delete(pages.keys().next().value!);
    this.#pages.delete(name);
    this.#pages.set(name, pages);
    if (this.#pages.size > mostVersions) this.#pages.delete(this.#pages.keys().next().value!);
  }

  of(section: string, version: string): Address[] {
    const since = this.#now() - keptMs;
    return [...(this.#pages.get(`${section}@${version}`)?.values() ?? [])]
      .filter(({ at }) => at > since)
      .map(({ address }) => address);
  }
}
