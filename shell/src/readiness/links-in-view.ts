import type { Registry } from '@portal/contract';
import { findOwner } from '@portal/kit/host';
import { ownLink } from '../navigation/link-clicks.ts';
import { SWAPPED } from '../section-host/swapped.ts';
import { fetchFiles, isNew, pageFiles, type PageFile } from './page-files.ts';

/** Files fetched ahead for one page that is shown. With the data, the registry and the headers it makes 60 KiB at most. */
export const AHEAD_LIMIT_BYTES = 50 * 1024;
/** Of these, for links that are only on the screen: the first pages of three sections, which a menu leads to, need 47. */
const IN_VIEW_LIMIT_BYTES = 3 * 1024;
/** Data of this many pages is asked for when a menu is opened: calls that a service answers for nobody otherwise. */
const MOST_LOADED = 6;
/** Links come into view together. */
const GATHER_MS = 50;

interface LinksInViewInput {
  registry(): Registry;
  warm(pathname: string, withData: boolean): Promise<void>;
  /** Resolves once the document has all its files: only an open menu counts for more than its fonts. */
  settled: Promise<void>;
}

export interface Candidate {
  path: string;
  owner: string;
  files: PageFile[];
  isInMenu: boolean;
}

const bytesOf = (files: PageFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Which pages are fetched, in this order, within the budget: of each section one page before a second one. A section that is not `here` comes before the one that is, since its first page is the one
 * that takes long, and what comes with fewer bytes before what comes with more, so that most sections are ready.
 */
export function choosePages(candidates: Candidate[], budget: number, here?: string): Candidate[] {
  const chosen = new Set<string>();
  const turns = new Map<string, number>();
  const open = [...candidates];
  const missing = ({ files }: Candidate) => files.filter(({ href }) => !chosen.has(href));
  const rank = (candidate: Candidate) => [
    turns.get(candidate.owner) ?? 0,
    candidate.owner === here ? 1 : 0,
    bytesOf(missing(candidate)),
  ];
  const found: Candidate[] = [];
  let left = budget;
  while (open.length > 0) {
    const ranked = open.map((candidate) => ({ candidate, rank: rank(candidate) }));
    const [first] = ranked.sort((a, b) => a.rank.map((value, at) => value - (b.rank[at] ?? 0)).find(Boolean) ?? 0);
    if (!first) break;
    const { candidate } = first;
    open.splice(open.indexOf(candidate), 1);
    const wanted = missing(candidate);
    if (bytesOf(wanted) > left) continue;
    left -= bytesOf(wanted);
    for (const { href } of wanted) chosen.add(href);
    turns.set(candidate.owner, (turns.get(candidate.owner) ?? 0) + 1);
    found.push(candidate);
  }
  return found;
}

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });

/** Watches the links of the page that is shown, and has ready what those on the screen lead to. */
export function watchLinksInView({ registry, warm, settled }: LinksInViewInput): void {
  const inView = new Set<HTMLAnchorElement>();
  /** Path → true when it was in an open menu. */
  const ready = new Map<string, boolean>();
  const queue: { path: string; isInMenu: boolean; fetched: Promise<void> }[] = [];
  const spent = { inMenu: 0, inView: 0 };
  let loaded = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isSettled = false;

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    schedule();
  });

  function candidates(): Candidate[] {
    // Those of an open menu count also where they have to be scrolled to
    const open = document.querySelectorAll<HTMLAnchorElement>('dialog[open] a[href], nav [data-open] a[href]');
    const links = [...new Set([...inView, ...open].flatMap((link) => ownLink(link) ?? []))].filter(
      // Safari before 17.4 cannot tell: there a link of a closed menu counts, too
      (link) => link.isConnected && (link.checkVisibility?.({ visibilityProperty: true }) ?? true),
    );
    const found = new Map<string, Candidate>();
    // In the order of the document, in which links do not come into view
    links.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    for (const link of links) {
      const path = link.pathname;
      const owner = findOwner(registry(), path);
      const isInMenu = link.closest('dialog[open], nav [data-open]') !== null;
      const files = pageFiles(registry(), path);
      const isDone = ready.has(path) && (ready.get(path) || !isInMenu);
      const isWanted = path !== location.pathname && !isDone && (isInMenu || isSettled);
      // What nobody knows the files of would pass the budget
      if (owner && isWanted && files.length > 0) found.set(path, { path, owner, files: files.filter(isNew), isInMenu });
    }
    return [...found.values()];
  }

  /** Runs the code of one page at a time, each in a moment in which the page has nothing else to do. */
  async function drain(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let next = queue.shift(); next; next = queue.shift()) {
      await next.fetched;
      await whenIdle();
      const withData = next.isInMenu && loaded < MOST_LOADED;
      if (withData) loaded += 1;
      void warm(next.path, withData);
    }
    isBusy = false;
  }

  function haveReady(): void {
    timer = undefined;
    const found = candidates();
    const here = findOwner(registry(), location.pathname);
    const left = AHEAD_LIMIT_BYTES - spent.inMenu - spent.inView;
    const ofMenu = choosePages(
      found.filter(({ isInMenu }) => isInMenu),
      left,
      here,
    );
    const ofView = choosePages(
      found.filter(({ isInMenu }) => !isInMenu),
      Math.min(left, IN_VIEW_LIMIT_BYTES - spent.inView),
      here,
    );
    for (const { path, files, isInMenu } of ofMenu.length > 0 ? ofMenu : ofView) {
      const wanted = files.filter(isNew);
      spent[isInMenu ? 'inMenu' : 'inView'] += bytesOf(wanted);
      ready.set(path, isInMenu);
      queue.push({ path, isInMenu, fetched: fetchFiles(wanted, 'low') });
    }
    void drain();
    if (ofMenu.length > 0 && ofView.length > 0) schedule();
  }

  function schedule(): void {
    timer ??= setTimeout(haveReady, GATHER_MS);
  }

  function look(): void {
    observer.disconnect();
    inView.clear();
    for (const link of document.links) if (link instanceof HTMLAnchorElement && ownLink(link)) observer.observe(link);
  }

  addEventListener(SWAPPED, () => {
    Object.assign(spent, { inMenu: 0, inView: 0 });
    loaded = 0;
    ready.clear();
    queue.length = 0;
    void whenIdle().then(look);
  });
  // A menu of wide screens is laid out before it is shown.
  for (const event of ['pointerover', 'focusin', 'click'])
    document.addEventListener(event, schedule, { passive: true });
  void settled.then(() => {
    isSettled = true;
    schedule();
  });
  look();
}
