import type { Registry } from '@portal/contract';
import { findOwner, matchPage } from '@portal/kit/host';

export interface PageFile {
  href: string;
  bytes: number;
  /** What it holds of other files. */
  holds?: string[];
}

let known: Set<string> | undefined;

/** Files that the document names, or that were asked for here. */
function asked(): Set<string> {
  known ??= new Set(
    Array.from(document.querySelectorAll('script[src], link[href]'), (element) =>
      String(element.getAttribute('src') ?? element.getAttribute('href')),
    ),
  );
  return known;
}

/** True for a file that this document has not asked for. */
export const isNew = ({ href }: Pick<PageFile, 'href'>): boolean => !asked().has(href);

/** Notes a file that is asked for in another way than here. */
export const noteAsked = (href: string): unknown => asked().add(href);

/**
 * The files that a page is loaded from, its section's entry first; empty for pages that are not public and for releases that
 * do not name them. A tab without any script of the section takes the pack of the page, where there is one.
 */
export function pageFiles(registry: Registry, path: string): PageFile[] {
  const section = registry.sections[findOwner(registry, path) ?? ''];
  const { base = '', entry = '', files, sizes, pages, pack } = section ?? {};
  const patterns = Object.keys(files ? (pages ?? {}) : {}).map((pattern) => ({ path: pattern }));
  const pattern = matchPage(patterns, path)?.route.path;
  // Whatever a registry says, code from elsewhere is nobody's release
  if (pattern === undefined || !base.startsWith('/r/')) return [];
  const fileAt = (at: number) => ({ href: base + files?.[at], bytes: (sizes?.[at] ?? 0) * 100 });
  const found = (pages?.[pattern] ?? []).map(fileAt);
  if (pack?.page !== pattern || !isNew({ href: base + entry })) return found;
  const scripts = found.flatMap(({ href }) => (href.endsWith('.js') ? [href] : []));
  return [
    { ...fileAt(files?.indexOf(pack.file) ?? -1), holds: scripts },
    ...found.filter(({ href }) => !scripts.includes(href)),
  ];
}

/**
 * Has the browser fetch files into its cache, all at once. Nothing of them runs here: what loads the section later takes
 * them from there and compares them with the hash it knows. Resolves when they are there; one that is not is asked for again then.
 */
export async function fetchFiles(files: PageFile[], priority: RequestPriority): Promise<void> {
  const wanted = files.filter(isNew);
  for (const { href, holds = [] } of wanted) for (const each of [href, ...holds]) asked().add(each);
  await Promise.allSettled(wanted.map(async ({ href }) => (await fetch(href, { priority })).arrayBuffer()));
}
