import type { FailureKind, FailureReport, Locale } from '@portal/contract';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';

/** A request of the browser, and the portal's response to it. */
export interface PortalRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface PortalResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export type RequestPortal = (request: PortalRequest) => Promise<PortalResponse>;

/** What is expected to be reported: a version of a section. */
export interface Expected {
  section: string;
  version: string;
}

/** How a page is opened: as a document of its own, or by a link from another page, which runs its loader in the browser. */
export interface Opening {
  path: string;
  locale: Locale;
  /** A page from which a link leads to `path`. */
  from?: string;
}

/** What the section's own script reported; `undecided` when it reported nothing in time, which says nothing about a version. */
export type Outcome = FailureKind | 'undecided';

const launchLimitMs = 20_000;
const openLimitMs = 8_000;
/** A section that was hydrated may still fail in an effect. */
const settleMs = 400;
const lookEveryMs = 50;

/** Neither the browser's own traffic nor another host is reached; as root there is no sandbox. */
const browserArguments = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/**
 * A headless Chromium of the portal's own. Every request of its pages is handled in this process, as the public origin, with the
 * cookies that are given: it needs no network, and what it reports is seen here and counted nowhere.
 */
export class PortalBrowser {
  readonly #browser: Browser;
  readonly #publicOrigin: string;
  readonly #requestPortal: RequestPortal;

  private constructor(browser: Browser, publicOrigin: string, requestPortal: RequestPortal) {
    this.#browser = browser;
    this.#publicOrigin = publicOrigin;
    this.#requestPortal = requestPortal;
  }

  /** Rejects when the program does not start. */
  static async launch(program: string, publicOrigin: string, requestPortal: RequestPortal): Promise<PortalBrowser> {
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({
      executablePath: program,
      headless: true,
      chromiumSandbox: process.getuid?.() !== 0,
      args: browserArguments,
      timeout: launchLimitMs,
      // The portal stops in its own order, and its secrets are none of the browser's
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'] },
    });
    return new PortalBrowser(browser, publicOrigin, requestPortal);
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  /** Opens a page as a visitor with this cookie would, and returns how the section did. Rejects when the browser is gone. */
  async open({ path, locale, from }: Opening, cookie: string, expected: Expected): Promise<Outcome> {
    const context = await this.#browser.newContext({ locale, serviceWorkers: 'block' });
    try {
      const reports: FailureReport[] = [];
      await this.#route(context, cookie, reports);
      const page = await context.newPage();
      const until = performance.now() + openLimitMs;
      await page.goto(this.#url(from ?? path), { waitUntil: 'load', timeout: openLimitMs });
      if (from !== undefined) {
        await waitForReport(page, reports, undefined, until);
        await followLink(page, this.#url(path));
      }
      return await waitForReport(page, reports, expected, until);
    } catch (error) {
      if (!this.#browser.isConnected()) throw error;
      // A document that does not come in time
      return 'undecided';
    } finally {
      await context.close();
    }
  }

  #url(path: string): string {
    return this.#publicOrigin + path;
  }

  async #route(context: BrowserContext, cookie: string, reports: FailureReport[]): Promise<void> {
    await context.route('**/*', async (route) => {
      const request = route.request();
      const url = new URL(request.url());
      if (url.origin !== this.#publicOrigin) return route.abort();
      if (url.pathname === '/api/portal/failures') {
        const report = readJson(request.postData());
        if (report) reports.push(report);
      }
      // Nothing that is written there is to have an effect
      if (request.method() !== 'GET' && request.method() !== 'HEAD') return route.fulfill({ status: 204 });
      return this.#fulfill(route, url, cookie);
    });
  }

  async #fulfill(route: Route, { pathname, search }: URL, cookie: string): Promise<void> {
    const { 'accept-encoding': _encoding, ...headers } = route.request().headers();
    const response = await this.#requestPortal({
      method: route.request().method(),
      url: pathname + search,
      headers: { ...headers, cookie },
    });
    await route.fulfill(response).catch((error: unknown) => {
      // The page was left meanwhile
      if (this.#browser.isConnected() && !route.request().frame().isDetached()) throw error;
    });
  }
}

function readJson(text: string | null): FailureReport | undefined {
  try {
    return JSON.parse(text ?? '') as FailureReport;
  } catch {
    return undefined;
  }
}

/** Waits until the section has said how it fared; without `expected`, until any section has. */
async function waitForReport(
  page: Page,
  reports: FailureReport[],
  expected: Expected | undefined,
  until: number,
): Promise<Outcome> {
  const ofExpected = () =>
    reports.filter(
      ({ section, version }) => !expected || (section === expected.section && version === expected.version),
    );
  while (performance.now() < until) {
    const failure = ofExpected().find(({ kind }) => kind !== 'none');
    if (failure) return failure.kind;
    if (ofExpected().length > 0) break;
    await page.waitForTimeout(lookEveryMs);
  }
  if (ofExpected().length === 0) return 'undecided';
  await page.waitForTimeout(settleMs);
  return ofExpected().find(({ kind }) => kind !== 'none')?.kind ?? 'none';
}

/** As a visitor does: the shell takes the press and loads the page in place. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate(
    `document.body.appendChild(Object.assign(document.createElement('a'), { href: ${JSON.stringify(href)} })).click()`,
  );
}
