import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { ensureChromium } from '../../local/steps/ensure-chromium.ts';
import { chromiumArguments } from '../../tooling/chromium/find-chromium.ts';

/** A slow phone on a slow connection, as Lighthouse's "slow 4G" has it. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Quiet of the network after which a page has done all that it does by itself. */
const QUIET_MS = 1500;
const SCREEN = { width: 412, height: 823 };

/** What went over the network; what came from the browser's cache is not in it. */
export interface Traffic {
  requests: number;
  bytes: number;
}

export interface Phone {
  page: Page;
  /** Requests since the last call of it, of those that `counts` says count. */
  traffic(counts?: (url: string) => boolean): Traffic;
  /** Presses and lifts a finger in the middle of the first visible element of a selector. */
  tap(selector: string): Promise<void>;
  close(): Promise<void>;
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
}

/** Waits until nothing has been asked for over the network for a while. */
export async function untilQuiet(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => (last = Date.now());
  page.on('request', note);
  page.on('requestfinished', note);
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
  page.off('request', note);
  page.off('requestfinished', note);
}

export const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

async function tapAt(cdp: CDPSession, page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Opens a throttled phone with an empty cache. `saveData`: its visitor asks for little data. */
export async function openPhone(browser: Browser, { saveData = false } = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
  });
  const page = await context.newPage();
  if (saveData)
    await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
  const cdp = await context.newCDPSession(page);
  const urls = new Map<string, string>();
  const finished: { url: string; bytes: number }[] = [];
  const cached = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  cdp.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    if (url.startsWith('http') && !cached.has(requestId)) finished.push({ url, bytes: encodedDataLength });
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return {
    page,
    traffic(counts = () => true) {
      const counted = finished.splice(0).filter(({ url }) => counts(url));
      return { requests: counted.length, bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    tap: (selector) => tapAt(cdp, page, selector),
    close: () => context.close(),
  };
}
