import type { Finding, Locale, RenderRequest, RenderedPage, RenderedSlot } from '@portal/contract';
import { readPage } from '../../render/read-rendered.ts';
import { keysShown, untranslated, type MessageKeys } from './check-messages.ts';
import { reasonOf } from './finding.ts';
import { linksIn, sampleOf, type PagePaths } from './page-paths.ts';
import type { TrialWorker } from './trial-worker.ts';

/** Far above the 500 ms that a visitor's page has: the first render of a page compiles it, and visitors go first. */
const renderLimitMs = 5_000;

/** After it a visitor's document comes without the page (page-renderer.ts). */
const visitorLimitMs = 500;

export interface PageTrial {
  worker: TrialWorker;
  makeRequest(locale: Locale, url: string): RenderRequest;
  /** Status of the page in the live version, or undefined when it does not render there either. */
  liveStatus(locale: Locale, url: string): Promise<number | undefined>;
  /** Nothing of the section is live yet. */
  isFirst: boolean;
  keys: MessageKeys;
  /** Addresses known from elsewhere, for patterns: those of the views for admins. */
  knownAddresses: string[];
}

export interface PagesResult {
  findings: Finding[];
  notes: string[];
  slots: { slot: RenderedSlot; path: string }[];
}

const locales = ['ko', 'en'] as const;

/** Renders every page in both languages; of a pattern, the first address that another page leads to. */
export async function checkPages(trial: PageTrial, paths: PagePaths): Promise<PagesResult> {
  const result: PagesResult = { findings: [], notes: [], slots: [] };
  const addresses = new Set(trial.knownAddresses);
  const prove = async (path: string, isDeclared: boolean) => {
    for (const locale of locales) {
      const page = await renderOne(trial, locale, path, isDeclared, result);
      for (const link of linksIn(page?.html ?? '')) addresses.add(link);
      for (const slot of page?.slots ?? []) result.slots.push({ slot, path });
    }
  };
  for (const path of paths.declared) await prove(path, true);
  for (const path of paths.fixed) await prove(path, false);
  for (const pattern of paths.patterns) {
    const sample = sampleOf(pattern, addresses);
    if (sample === undefined) result.notes.push(`no page leads to an address for ${pattern}: it was not rendered`);
    else await prove(sample, false);
  }
  return result;
}

async function renderOne(
  trial: PageTrial,
  locale: Locale,
  path: string,
  isDeclared: boolean,
  result: PagesResult,
): Promise<RenderedPage | undefined> {
  const where = `${path} (${locale})`;
  try {
    const render = async () =>
      readPage(await trial.worker.call({ op: 'page', request: trial.makeRequest(locale, path) }, renderLimitMs));
    const { page, ms } = await warmRender(render);
    if (ms > visitorLimitMs)
      result.notes.push(
        `${where} takes ${Math.round(ms)} ms: after ${visitorLimitMs} ms documents come without it; see what its load() waits for`,
      );
    const fault = await faultOf(trial, locale, path, page, isDeclared);
    if (fault?.isOurs) result.findings.push(finding(`${where} ${fault.text}`, fault.mend));
    else if (fault) result.notes.push(`${where} ${fault.text}`);
    const shown = keysShown(page.html, trial.keys);
    if (shown.length > 0) result.findings.push(untranslated(where, shown));
    return page;
  } catch (error) {
    result.findings.push(
      finding(
        `${where} does not render: ${reasonOf(error)}`,
        'mend the page or its load(); it is rendered on the server as for a visitor who is not signed in',
      ),
    );
    return undefined;
  }
}

/** Renders once more what is slow the first time, when its code is compiled. */
async function warmRender(render: () => Promise<RenderedPage>): Promise<{ page: RenderedPage; ms: number }> {
  const timed = async () => {
    const began = performance.now();
    const page = await render();
    return { page, ms: performance.now() - began };
  };
  const first = await timed();
  return first.ms > visitorLimitMs ? timed() : first;
}

interface Fault {
  text: string;
  mend: string;
  isOurs: boolean;
}

/** What is wrong with an answer. A page that the live version cannot show now either is a service's fault. */
async function faultOf(
  trial: PageTrial,
  locale: Locale,
  path: string,
  page: RenderedPage,
  isDeclared: boolean,
): Promise<Fault | undefined> {
  if (page.status === 404 && isDeclared) {
    return {
      text: 'is declared in section.ts and has no page',
      mend: 'add its route to src/routes.ts, or take the path out of `paths`',
      isOurs: true,
    };
  }
  if (page.status >= 500 && trial.isFirst) {
    return {
      text: `answers ${page.status}: its service does not answer, or its load() throws`,
      mend: 'start the service of the section and let the portal know it (FURTHER_SERVICES); npm start does both',
      isOurs: true,
    };
  }
  if (page.status >= 500) {
    const live = await trial.liveStatus(locale, path);
    const isOurs = live !== undefined && live < 500;
    return {
      text: `answers ${page.status}${isOurs ? '' : ', as the live version does: its service seems to be down'}`,
      mend: "the live version answers: see what the page's load() asks for",
      isOurs,
    };
  }
  if (page.failure !== undefined) {
    return {
      text: `does not render: ${page.failure.split('\n', 1)[0]?.slice(0, 300)}`,
      mend: 'mend the component that throws; on the server there is no browser, and nobody is signed in',
      isOurs: true,
    };
  }
  if (page.redirect === undefined && page.status < 400 && page.html.trim() === '') {
    return { text: 'renders nothing', mend: "return the page's content from its component", isOurs: true };
  }
  return undefined;
}

const finding = (cause: string, mend: string): Finding => ({ code: 'path-does-not-render', cause, mend });
