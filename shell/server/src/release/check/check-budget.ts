import type { Finding, SectionRelease } from '@portal/contract';

/** All script of a page that nobody touches, brotli, all origins. */
const hardScriptBytes = 130 * 1024;

export interface PageOfBundle {
  id: string;
  path: string;
  /** Locale files besides the section's own `common`, or with it. */
  bundles: string[];
}

/** Brotli bytes of the scripts that a page of a section needs before it answers, and of `more` that come with it. */
export function pageScriptBytes(
  shell: SectionRelease,
  release: SectionRelease,
  { id, bundles }: PageOfBundle,
  more: [string, number][] = [],
): number {
  const locales = bundles.map((bundle) => `locale-ko-${bundle}-json`);
  const files = new Map([
    ...scriptsOf(shell, ['main', 'early', 'locale-ko-common-json']),
    ...scriptsOf(release, ['app', id, ...locales]),
    ...more,
  ]);
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** Scripts of the shell that come once a page is shown; measurements come with a quarter of the documents. */
export const scriptsOnceShown = (shell: SectionRelease): [string, number][] => scriptsOf(shell, ['shown', 'vitals']);

/** The entry and the scripts of some chunk groups, by address, with their brotli bytes. */
export function scriptsOf(release: SectionRelease, groups: string[]): [string, number][] {
  const files = groups.flatMap((group) => (Object.hasOwn(release.groups, group) ? (release.groups[group] ?? []) : []));
  return [...files, ...(release.entry ? [release.entry] : [])]
    .filter((file) => file.endsWith('.js'))
    .map((file) => [`${release.name}/${file}`, release.bytes[file] ?? 0]);
}

/** Pages above the hard budget. */
export function checkBudget(shell: SectionRelease, release: SectionRelease, pages: PageOfBundle[]): Finding[] {
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
  return pages.flatMap((page) => {
    const bytes = pageScriptBytes(shell, release, page, scriptsOnceShown(shell));
    if (bytes <= hardScriptBytes) return [];
    const cause = `${page.path} needs ${kib(bytes)} of script, ${kib(bytes - hardScriptBytes)} above the ${kib(hardScriptBytes)} of the budget`;
    return [
      {
        code: 'budget-passed' as const,
        cause,
        mend: 'load what is not needed at once with import(), or do without a library; `npm run build` prints the sizes',
      },
    ];
  });
}
