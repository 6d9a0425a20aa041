import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { median } from '../load.ts';
import type { Site } from '../site.ts';
import { kib, launchBrowser, openPhone, untilQuiet, type Phone, type Traffic } from './phone.ts';

const RUNS = 5;
/** From the open menu to the tap of a visitor who had to look for the link. */
const LOOKING_MS = 1000;
const WAIT_LIMIT_MS = 30_000;
const MENU = 'header button[aria-haspopup="dialog"]';
const linkTo = (path: string) => `dialog[open] a[href="${path}"], [role="dialog"] a[href="${path}"]`;
const EDUCATION = '/education/schedule';
const NEWS = '/news';

interface Step extends Traffic {
  ms: number;
}

/** One phone's way through a site. */
export interface NavigationRun {
  menuMs: number;
  ahead: Traffic;
  education: Step;
  news: Step;
  unprepared: Step;
  savedAhead: Traffic;
}

/** Presses the menu button every 50 ms from the first paint on, until the menu is open. */
const pressMenu = `
  const timer = setInterval(() => {
    const button = document.querySelector(${JSON.stringify(MENU)});
    if (!button || performance.getEntriesByName('first-paint').length === 0) return;
    if (document.querySelector('dialog[open] a, [role="dialog"] a')) {
      clearInterval(timer);
      performance.mark('bench:menu');
    } else button.click();
  }, 50);`;

/** Measures the time from the pointerup event to the first frame that has the heading of another page. */
const noteArrival = (path: string) => `
  const before = document.querySelector('h1');
  let lifted = 0;
  addEventListener('pointerup', (event) => (lifted = event.timeStamp), { capture: true, once: true });
  performance.clearMarks('bench:arrived');
  const look = () => {
    const heading = document.querySelector('h1');
    if (lifted && location.pathname === ${JSON.stringify(path)} && heading && heading !== before)
      performance.mark('bench:arrived', { startTime: performance.now() - lifted });
    else requestAnimationFrame(look);
  };
  look();`;

/** Other sites do not set this mark. */
const isShown = `performance.getEntriesByName('portal:shown').length > 0 || !document.getElementById('portal-init')`;

/** Polls from outside the page, because the document's policy forbids evaluating strings inside. */
async function until<T>(page: Page, expression: string): Promise<T> {
  for (const end = Date.now() + WAIT_LIMIT_MS; Date.now() < end; await page.waitForTimeout(50)) {
    const value = await page.evaluate(expression);
    if (value) return value as T;
  }
  throw new Error(`${page.url()} took longer than ${WAIT_LIMIT_MS} ms: ${expression}`);
}

const markOf = (page: Page, name: string) =>
  until<number>(page, `performance.getEntriesByName('${name}')[0]?.startTime`);

/** Milliseconds from the start of the navigation until a press of the menu button opens the menu. */
async function menuTime(browser: Browser, { origin }: Site): Promise<number> {
  const { page, close } = await openPhone(browser);
  await page.addInitScript(pressMenu);
  await page.goto(origin, { waitUntil: 'commit' });
  const ms = await markOf(page, 'bench:menu');
  await close();
  return ms;
}

async function openHome({ page }: Phone, { origin }: Site): Promise<void> {
  await page.goto(origin);
  await untilQuiet(page);
}

async function openMenu({ page, tap }: Phone, path: string): Promise<void> {
  await tap(MENU);
  await page.locator(linkTo(path)).first().waitFor({ state: 'visible' });
}

/** Taps a link of the open menu and waits for another heading of another page. */
async function follow({ page, tap, traffic }: Phone, path: string): Promise<Step> {
  await page.locator(linkTo(path)).first().scrollIntoViewIfNeeded();
  await page.evaluate(noteArrival(path));
  traffic();
  await tap(linkTo(path));
  const ms = await markOf(page, 'bench:arrived');
  await untilQuiet(page);
  return { ms, ...traffic() };
}

/** What a page that nobody touches, and then its open menu, fetches for pages that are not asked for yet. */
async function fetchedAhead(phone: Phone): Promise<Traffic> {
  const { page, traffic } = phone;
  // The document's own files come before, but for its web fonts, the drawings of later slides of Home, and the shell's code
  // which comes once the page is shown, and for measurements
  const isAhead = (url: string) => !/\.woff2|fonts|\/art-|\/(?:shown|vitals)\.|\/api\/portal\/failures/.test(url);
  await page.waitForTimeout(LOOKING_MS);
  return traffic(isAhead);
}

async function prepared(browser: Browser, site: Site): Promise<Pick<NavigationRun, 'ahead' | 'education' | 'news'>> {
  const phone = await openPhone(browser);
  await phone.page.goto(site.origin);
  await until(phone.page, isShown);
  phone.traffic();
  await untilQuiet(phone.page);
  await openMenu(phone, EDUCATION);
  const ahead = await fetchedAhead(phone);
  const education = await follow(phone, EDUCATION);
  await openMenu(phone, NEWS);
  await phone.page.waitForTimeout(LOOKING_MS);
  const news = await follow(phone, NEWS);
  await phone.close();
  return { ahead, education, news };
}

/** A visitor who asks for little data has nothing prepared: their tap comes at once as well. */
async function unprepared(browser: Browser, site: Site): Promise<Pick<NavigationRun, 'unprepared' | 'savedAhead'>> {
  const phone = await openPhone(browser, { saveData: true });
  await openHome(phone, site);
  phone.traffic();
  await openMenu(phone, EDUCATION);
  const savedAhead = await fetchedAhead(phone);
  const step = await follow(phone, EDUCATION);
  await phone.close();
  return { unprepared: step, savedAhead };
}

const step = (steps: Step[]) => {
  const of = (figure: keyof Step) => median(steps.map((each) => each[figure]));
  return `${of('ms').toFixed(0)} ms, ${of('requests')} requests, ${kib(of('bytes'))}`;
};
const traffic = (all: Traffic[]) =>
  `${median(all.map(({ requests }) => requests))} requests, ${kib(median(all.map(({ bytes }) => bytes)))}`;

/** What was measured, with medians of all runs. */
export function navigationRows(runs: NavigationRun[]): [string, string][] {
  return [
    ['menu answers a tap after', `${median(runs.map(({ menuMs }) => menuMs)).toFixed(0)} ms`],
    ['fetched ahead on Home, menu open for 1 s', traffic(runs.map(({ ahead }) => ahead))],
    ['the same with Save-Data', traffic(runs.map(({ savedAhead }) => savedAhead))],
    ['Home → education, menu open for 1 s', step(runs.map(({ education }) => education))],
    ['then → news, menu open for 1 s', step(runs.map(({ news }) => news))],
    ['Home → education, nothing prepared', step(runs.map((run) => run.unprepared))],
  ];
}

export async function moveBetweenSections(browser: Browser, site: Site): Promise<NavigationRun> {
  return {
    menuMs: await menuTime(browser, site),
    ...(await prepared(browser, site)),
    ...(await unprepared(browser, site)),
  };
}

/** Moving between sections on a slow phone, medians of five, each round one run of every site. Needs a quiet machine. */
export async function benchNavigation(sites: Site[]): Promise<void> {
  const browser = await launchBrowser();
  const runs = new Map<Site, NavigationRun[]>(sites.map((site) => [site, []]));
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const [site, done] of runs) done.push(await moveBetweenSections(browser, site));
  } finally {
    await browser.close();
  }
  console.log('\nMoving between sections: 4 times slower processor, 1.6 Mbit/s, 150 ms, medians of five');
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  for (const [{ name }, done] of runs) {
    console.log(`\n  ${name}`);
    for (const [what, value] of navigationRows(done)) console.log(`    ${what.padEnd(44)} ${value}`);
  }
}
