import type { SectionRelease } from '@portal/contract';

type Pages = Pick<SectionRelease, 'paths' | 'pages'>;

const longestPattern = 200;
const compiled = new WeakMap<Pages, { text: string; fits: (path: string) => boolean }[]>();

/** Whether the segments of a path fit a route such as `/news/:newsId`. */
function fitsRoute(route: string, path: string): boolean {
  const wanted = route.split('/');
  const found = path.split('/');
  const isOptional = (part: string | undefined) => part?.startsWith(':') && part.endsWith('?');
  if (found.length > wanted.length || (found.length < wanted.length && !isOptional(wanted.at(-1)))) return false;
  return found.every((part, index) => (wanted[index]?.startsWith(':') ? part !== '' : part === wanted[index]));
}

function patternsOf(release: Pages): { text: string; fits: (path: string) => boolean }[] {
  const known = compiled.get(release);
  if (known) return known;
  const routes = [...new Set((release.pages ?? []).map(({ path }) => path))];
  const made = [
    // Fixed pages before those whose path varies
    ...routes.filter((route) => !route.includes(':')),
    ...routes.filter((route) => route.includes(':')),
  ].map((text) => ({ text, fits: (path: string) => fitsRoute(text, path) }));
  const owned = release.paths
    .toSorted((a, b) => b.length - a.length)
    .map((text) => {
      const start = text.replace(/\/?\*$/, '');
      return { text, fits: (path: string) => path === start || (text.endsWith('*') && path.startsWith(`${start}/`)) };
    });
  const all = [...made, ...owned].filter(({ text }) => text.length <= longestPattern);
  compiled.set(release, all);
  return all;
}

/** The page of a section that a path is of, as its route; else the owned path. Never what a visitor typed. */
export function pagePattern(release: Pages, path: string): string {
  return patternsOf(release).find(({ fits }) => fits(path))?.text ?? '/*';
}
