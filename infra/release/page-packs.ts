import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firstMenuPage, type ReleaseManifest } from '@portal/contract';

type PublicPage = NonNullable<ReleaseManifest['pages']>[number];

interface PackInput {
  /** Of the built files for browsers. */
  folder: string;
  /** Of their source maps. */
  maps: string;
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

/** The source map of a pack: each of its scripts has its own, from the line where it begins. */
function packMapOf({ maps, entry, folder }: PackInput, scripts: string[]): object {
  let line = 0;
  const sections = [entry, ...scripts].flatMap((file, index) => {
    const offset = { line, column: index === 0 ? 0 : '(()=>{'.length };
    line += readFileSync(path.join(folder, file), 'utf8').split('\n').length + (index === 0 ? 0 : 1);
    const map = path.join(maps, `${file}.map`);
    return existsSync(map) ? [{ offset, map: JSON.parse(readFileSync(map, 'utf8')) as object }] : [];
  });
  return { version: 3, sections };
}

/**
 * Writes a pack in each language for the first page of a menu: a visitor without anything of the section loads it with one
 * request. Returns the pages, with the names of their packs.
 */
export function writePagePacks(input: PackInput): PublicPage[] {
  const { folder, maps, entry, menu, pages } = input;
  const first = firstMenuPage(menu, pages);
  return pages.map((page) => {
    if (page !== first) return page;
    const scripts = page.files.filter((file) => file.endsWith('.js') && file !== entry);
    const packs = (['ko', 'en'] as const).map((locale) => {
      const other = locale === 'ko' ? 'locale-en-' : 'locale-ko-';
      const name = `pack-${locale}.js`;
      const mine = scripts.filter((file) => !file.startsWith(other));
      writeFileSync(path.join(folder, name), packOf(input, mine));
      writeFileSync(path.join(maps, `${name}.map`), JSON.stringify(packMapOf(input, mine)));
      return [locale, name];
    });
    return { ...page, packs: Object.fromEntries(packs) as PublicPage['packs'] };
  });
}
