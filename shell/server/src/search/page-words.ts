import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fits, PageWords, type SectionRelease, type SiteSearchQuery } from '@portal/contract';
import { excerptOf, hasWords, isShortSearch, marksIn } from '@portal/runtime/search';
import type { SearchGroup } from '@portal/runtime/search';
import { Type } from '@portal/runtime/typebox';

const PageList = Type.Array(PageWords, { maxItems: 1_000 });

/** The pages whose words do not depend on data, as the builds of releases wrote them; each release is read once. */
export class ReleasePages {
  readonly #dir: string;
  /** Keyed by the release, so that the words of a retired version go with it. */
  readonly #pages = new WeakMap<SectionRelease, Promise<PageWords[]>>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Empty for releases of earlier builds, and of a dev server. Rejects when the list cannot be read. */
  of(release: SectionRelease): Promise<PageWords[]> {
    const known = this.#pages.get(release);
    if (known) return known;
    const pages = readPages(join(this.#dir, release.name, release.version, 'server', 'search.json'));
    this.#pages.set(release, pages);
    return pages;
  }
}

async function readPages(file: string): Promise<PageWords[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const pages: unknown = JSON.parse(text);
  if (!fits(PageList, pages)) throw new Error(`${file} is no list of pages`);
  return pages;
}

/** The pages with all words, those with the words in their title first. Undefined when there is none. */
export function pagesWith(
  pages: PageWords[],
  words: string[],
  { locale = 'ko', limit = 5 }: Pick<SiteSearchQuery, 'locale' | 'limit'>,
): SearchGroup | undefined {
  const isShort = isShortSearch(words);
  const found = pages.filter(
    (page) => page.locale === locale && hasWords(isShort ? page.title : `${page.title}\n${page.text}`, words),
  );
  if (found.length === 0) return undefined;
  const hits = found.map(({ path, title, text }) => {
    const { excerpt, marks } = excerptOf(text, words);
    return {
      title,
      excerpt,
      path,
      date: null,
      score: hasWords(title, words) ? 2 : 1,
      titleMarks: marksIn(title, words),
      excerptMarks: marks,
    };
  });
  const best = hits.toSorted((a, b) => b.score - a.score);
  return { kind: 'page', found: hits.length, isCapped: false, hits: best.slice(0, limit) };
}
