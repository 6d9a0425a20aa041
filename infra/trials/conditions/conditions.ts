import type { Page, Route } from '@playwright/test';
import { makeOlder } from '../../tooling/e2e/older-browser.ts';

/** What a page may meet in a person's browser. */
export interface Condition {
  name: string;
  /** Before the page is opened; `turn` counts cases, for conditions of several kinds. */
  before(page: Page, turn: number): Promise<void>;
  /** Once it is shown. */
  after?(page: Page): Promise<void>;
  /** Presses come twice. */
  isDoubled?: boolean;
  /** What it leaves in the console by its nature. */
  expected?: RegExp;
}

/** Puts each text into elements of its own, now and later, as the translation of a browser does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || parent.closest('font, script, style, textarea, option, [translate="no"]') || !text.data.trim())
          continue;
        const font = document.createElement('font');
        font.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(font);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node.isConnected) wrap(node.parentNode ?? node);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** `0`: reading the name throws, and so does what Firefox blocks with cookies; `1`: there is none; `2`: it is full. */
const spoilStorage = (page: Page, kind: number) =>
  page.addInitScript((wanted) => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      const own = window[name];
      const get = [refuse, () => null, () => own][wanted];
      Object.defineProperty(window, name, { configurable: true, get });
    }
    if (wanted === 0) {
      for (const name of ['BroadcastChannel', 'Worker', 'SharedWorker'])
        Object.defineProperty(window, name, { configurable: true, value: refuse });
      LockManager.prototype.request = async () => refuse();
    }
    if (wanted === 2)
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
  }, kind);

const failures: ((route: Route) => Promise<unknown>)[] = [
  (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: '{"type":"about:blank","title":"Service Unavailable","status":503,"code":"unavailable"}',
    }),
  (route) => route.abort('connectionreset'),
  // Silence: neither a response nor an end
  async () => undefined,
];

/** Calls that write never arrive, so that no case changes what the next one finds; with `reads`, the others fail as well. */
export async function failCalls(page: Page, kind: number, { reads = false, delayMs = 0 } = {}): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      const request = route.request();
      const isSession = /\/api\/(?:user\/refresh|portal\/)/.test(request.url());
      if (isSession || (!reads && request.method() === 'GET')) return route.fallback();
      if (delayMs > 0) await new Promise((end) => setTimeout(end, delayMs));
      return failures[kind]?.(route);
    },
  );
}

export const conditions: Condition[] = [
  {
    name: 'translated',
    before: (page) => failCalls(page, 0),
    after: translate,
    // What is hydrated when it comes near the screen is no longer what the server sent, and is rendered again
    expected: /Minified React error #418/,
  },
  {
    name: 'storage blocked, missing or full',
    async before(page, turn) {
      await spoilStorage(page, turn % 3);
      await failCalls(page, 0);
    },
  },
  {
    name: 'calls that get 503, a reset or silence',
    before: async () => undefined,
    async after(page) {
      const turn = (turns += 1);
      await failCalls(page, turn % failures.length, { reads: true });
    },
  },
  {
    name: 'every press doubled, every response late',
    before: (page) => failCalls(page, 0, { delayMs: 700 }),
    isDoubled: true,
  },
  {
    name: 'newer APIs deleted',
    async before(page) {
      await makeOlder(page);
      await failCalls(page, 0);
    },
  },
];

let turns = 0;
