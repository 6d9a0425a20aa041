import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firstMenuPage, type ReleaseManifest } from '@portal/contract';

type PublicPage = NonNullable<ReleaseManifest['pages']>[number];

interface PackInput {
  /** Of the built files for browsers. */
  folder: string;
  entry: string;
  menu: ReleaseManifest['menu'];
  pages: PublicPage[];
}

/**
 * One script with the scripts that a page is loaded from in a language, the entry first: its variable is global. What
 * follows keeps its own strict mode.
 */
function packOf({ folder, entry }: PackInput, scripts: string[]): string {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return [read(entry), ...scripts.map((file) => `(()=>{${read(file)}\n})();`)].join(';\n');
}

/**
 * Writes a pack in each language for the first page of a menu: a visitor without anything of the section loads it with one
 * request. Returns the pages, with the names of their packs.
 */
export function writePagePacks(input: PackInput): PublicPage[] {
  const { folder, entry, menu, pages } = input;
  const first = firstMenuPage(menu, pages);
  return pages.map((page) => {
    if (page !== first) return page;
    const scripts = page.files.filter((file) => file.endsWith('.js') && file !== entry);
    const packs = (['ko', 'en'] as const).map((locale) => {
      const other = locale === 'ko' ? 'locale-en-' : 'locale-ko-';
      const name = `pack-${locale}.js`;
      const mine = scripts.filter((file) => !file.startsWith(other));
      writeFileSync(path.join(folder, name), packOf(input, mine));
      return [locale, name];
    });
    return { ...page, packs: Object.fromEntries(packs) as PublicPage['packs'] };
  });
}
