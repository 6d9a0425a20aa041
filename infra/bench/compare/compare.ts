import { loadavg } from 'node:os';
import { lighthouseLook } from '../lighthouse.ts';
import { median } from '../load.ts';
import { moveBetweenSections, navigationRows, type NavigationRun } from '../navigation/navigation.ts';
import { kib, launchBrowser } from '../navigation/phone.ts';
import type { Site } from '../site.ts';
import { loadHome, type HomeLoad } from './home-load.ts';
import { siteWithoutScripts } from './without-scripts.ts';

const RUNS = 5;

interface Measured {
  simulatedLcpMs: number[];
  loads: HomeLoad[];
  /** None of a site without scripts. */
  moves: NavigationRun[];
}

function rowsOf({ simulatedLcpMs, loads, moves }: Measured): [string, string][] {
  const of = (figure: keyof HomeLoad) => median(loads.map((load) => load[figure]));
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return [
    ['Home, LCP (Lighthouse mobile)', ms(median(simulatedLcpMs))],
    ['Home, LCP (real throttling)', ms(of('lcpMs'))],
    ['Home, layout shift', of('shift').toFixed(3)],
    ['Home, all scripts, with brotli 11', kib(of('scriptBytes'))],
    ['Home, fonts', `${kib(of('fontBytes'))}, of the first screen ${kib(of('firstFontBytes'))}`],
    ...(moves.length > 0 ? navigationRows(moves) : []),
  ];
}

/**
 * Sites side by side, each round one run of every site, medians of five; besides, the first one without its scripts. A
 * site has to have a menu button in its header, links to the schedule and the news in the menu, and an h1 on each page.
 */
export async function benchCompare(sites: Site[]): Promise<void> {
  const [first] = sites;
  if (!first) throw new Error('compare needs the URL of a site that runs: npm run bench -- compare <url>=<name> …');
  const limit = await siteWithoutScripts(first);
  const measured = new Map<Site, Measured>(
    [...sites, limit].map((site) => [site, { simulatedLcpMs: [], loads: [], moves: [] }]),
  );
  const loads: number[] = [];
  const browser = await launchBrowser();
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const [site, { simulatedLcpMs, loads: homes, moves }] of measured) {
        loads.push(loadavg()[0] ?? 0);
        const { audits } = await lighthouseLook(site.origin);
        simulatedLcpMs.push(audits['largest-contentful-paint'].numericValue);
        homes.push(await loadHome(browser, site));
        if (site !== limit) moves.push(await moveBetweenSections(browser, site));
      }
  } finally {
    await browser.close();
    limit.close();
  }
  console.log('\nSites side by side: 4 times slower processor, 1.6 Mbit/s, 150 ms, medians of five');
  console.log(`load of the machine ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`);
  for (const [site, figures] of measured) {
    console.log(`\n  ${site.name}`);
    for (const [what, value] of rowsOf(figures)) console.log(`    ${what.padEnd(44)} ${value}`);
  }
}
