import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '../project-root.ts';

/** Where the slices of the site's own text are kept, beside the style sheet that names them. */
export const SLICES_FOLDER = path.join(projectRoot, 'shell/src/fonts/site');
const FONT = path.join(projectRoot, 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2');
/** The weights of the style sheets; the font has 45 to 920. */
const WEIGHTS = { min: 400, max: 800, default: 400 };
/** Texts of the frame with its menu and of Home's first screen: messages → their groups. */
const FIRST_SCREEN: [file: RegExp, groups: string[]][] = [
  [/^shell\/locales\/\w+\/common\.json$/, ['siteName', 'ui', 'header', 'footer', 'slowDown', 'toast']],
  [/^mf-marketing\/locales\/\w+\/home\.json$/, ['head', 'headline', 'lead', 'hero', 'art']],
  [/^mf-\w+\/locales\/\w+\/common\.json$/, ['menu']],
];

export type SliceName = 'first' | 'rest';

/** The characters of the site's own text: those of first screens, and all others. */
export type SiteCharacters = Record<SliceName, string>;

const charactersOf = (files: string[]) =>
  new Set(files.flatMap((file) => [...readFileSync(path.join(projectRoot, file), 'utf8').replaceAll(/\s/g, ' ')]));

const sorted = (characters: Iterable<string>) => [...characters].sort().join('');

/** The texts of the groups of a message file that are on first screens. */
function firstScreenText(file: string): string {
  const groups = FIRST_SCREEN.flatMap(([files, names]) => (files.test(file) ? names : []));
  if (groups.length === 0) return '';
  const bundles = Object.values(JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')) as object) as object[];
  const found = bundles.flatMap((bundle) => Object.entries(bundle).filter(([name]) => groups.includes(name)));
  return JSON.stringify(found);
}

/** Reads all messages of the site and the sample content, in both languages. */
export function readSiteCharacters(): SiteCharacters {
  const files = execFileSync('git', ['ls-files', 'shell', 'mf-*', 'services/*/seeds/*.ts'], {
    cwd: projectRoot,
    encoding: 'utf8',
  }).split('\n');
  const messages = files.filter((file) => /^(?!shell\/gallery).*\/locales\/.*\.json$/.test(file));
  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
  // With the space that does not break
  const first = new Set([...ascii, '\u00a0', ...messages.map(firstScreenText).join('')]);
  const samples = [...charactersOf(files.filter((file) => file.startsWith('services/')))];
  const all = new Set([...charactersOf(messages), ...samples.filter((character) => /[가-힣]/.test(character))]);
  return { first: sorted(first), rest: sorted([...all].filter((character) => !first.has(character))) };
}

/** A slice of the variable font with these characters and the weights of the site. */
export async function cutSlice(characters: string): Promise<Buffer> {
  return subsetFont(readFileSync(FONT), characters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
}

/** Characters as the value of `unicode-range`. */
export function unicodeRange(characters: string): string {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** The style sheet of both slices. Later rules come first, so the slice of first screens is the last one. */
export function sliceSheet({ first, rest }: SiteCharacters): string {
  const rule = (name: SliceName, characters: string) => `@font-face {
  font-family: 'Pretendard Variable';
  font-style: normal;
  font-display: swap;
  font-weight: 45 920;
  src: url('./${name}.woff2') format('woff2-variations');
  unicode-range: ${unicodeRange(characters)};
}
`;
  return `/* Made by site-slices.test.ts with UPDATE_FONTS=1. */\n${rule('rest', rest)}${rule('first', first)}`;
}
