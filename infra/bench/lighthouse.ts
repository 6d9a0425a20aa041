import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { promisify } from 'node:util';
import { ensureChromium } from '../local/steps/ensure-chromium.ts';
import { chromiumArguments } from '../tooling/chromium/find-chromium.ts';
import { siteWithoutScripts } from './compare/without-scripts.ts';
import { median } from './load.ts';

/** The last version for Node 20. Fetched when it is asked for: nothing else needs its two hundred packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 5;
const PAGES = ['/', '/service/product/web-eq', '/education/schedule', '/news'];

export interface LighthouseReport {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>;
  audits: Record<
    'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift',
    { numericValue: number }
  >;
}

/** A look of Lighthouse. The browser now and then records no trace of a run: Lighthouse itself says to run it again. */
export async function lighthouseLook(address: string, triesLeft = 2): Promise<LighthouseReport> {
  try {
    return await lookOnce(address);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return lighthouseLook(address, triesLeft - 1);
  }
}

async function lookOnce(address: string): Promise<LighthouseReport> {
  const flags = ['--headless=new', ...chromiumArguments].join(' ');
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      address,
      '--quiet',
      '--output=json',
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as LighthouseReport;
}

interface PageRuns {
  reports: LighthouseReport[];
  /** Of the same page without its scripts: no page with scripts shows its content sooner. */
  limits: LighthouseReport[];
}

function summary({ reports, limits }: PageRuns): [scores: string, figures: string] {
  const score = (name: keyof LighthouseReport['categories']) =>
    Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100);
  const figure = (name: keyof LighthouseReport['audits'], of = reports) =>
    median(of.map(({ audits }) => audits[name].numericValue));
  const content = figure('largest-contentful-paint');
  const limit = limits.length > 0 ? figure('largest-contentful-paint', limits) : undefined;
  return [
    `${score('performance')} / ${score('accessibility')} / ${score('best-practices')} / ${score('seo')}`,
    `content ${content.toFixed(0)} ms, ` +
      (limit === undefined ? '' : `${(content / limit).toFixed(2)} of ${limit.toFixed(0)} ms without scripts, `) +
      `blocking ${figure('total-blocking-time').toFixed(0)} ms, shift ${figure('cumulative-layout-shift').toFixed(3)}`,
  ];
}

/**
 * Lighthouse's simulated phone, medians of five: performance / accessibility / best practices / SEO, of 100, and the time to
 * the largest content, with limits beside that of the same page without scripts. Needs a quiet machine.
 */
export async function benchLighthouse(origin: string, pages: string[] = PAGES, hasLimits = true): Promise<void> {
  const limit = hasLimits ? await siteWithoutScripts({ name: '', origin }) : undefined;
  console.log('\nLighthouse, phone, medians of five (100 / 100 / 100 / 100, content at most 1.1 of the limit)\n');
  try {
    for (const page of pages) {
      const runs: PageRuns = { reports: [], limits: [] };
      for (let run = 0; run < RUNS; run += 1) {
        runs.reports.push(await lighthouseLook(origin + page));
        if (limit) runs.limits.push(await lighthouseLook(limit.origin + page));
      }
      const [scores, figures] = summary(runs);
      console.log(`  ${page.padEnd(30)} ${scores.padEnd(22)} ${figures}, load ${loadavg()[0]?.toFixed(1)}`);
    }
  } finally {
    limit?.close();
  }
}
