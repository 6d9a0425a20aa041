import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureChromium } from '../local/steps/ensure-chromium.ts';
import { chromiumArguments } from '../tooling/chromium/find-chromium.ts';
import { median } from './load.ts';

/** The last version for Node 20. Fetched when it is asked for: nothing else needs its two hundred packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 5;
const PAGES = ['/', '/service/product/web-eq', '/service/solution/sm-farm', '/news'];

interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>;
  audits: Record<
    'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift',
    { numericValue: number }
  >;
}

/** A look of Lighthouse. The browser now and then records no trace of a run: Lighthouse itself says to run it again. */
async function look(address: string, triesLeft = 2): Promise<Report> {
  try {
    return await lookOnce(address);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return look(address, triesLeft - 1);
  }
}

async function lookOnce(address: string): Promise<Report> {
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
  return JSON.parse(stdout) as Report;
}

async function medians(address: string): Promise<string[]> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await look(address));
  const score = (name: keyof Report['categories']) =>
    Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100);
  const figure = (name: keyof Report['audits']) => median(reports.map(({ audits }) => audits[name].numericValue));
  return [
    `${score('performance')} / ${score('accessibility')} / ${score('best-practices')} / ${score('seo')}`,
    `content ${figure('largest-contentful-paint').toFixed(0)} ms, blocking ${figure('total-blocking-time').toFixed(0)} ms, shift ${figure('cumulative-layout-shift').toFixed(3)}`,
  ];
}

/** Lighthouse's simulated phone, medians of five: performance / accessibility / best practices / SEO, of 100. Needs a quiet machine. */
export async function benchLighthouse(origin: string): Promise<void> {
  console.log('\nLighthouse, phone, medians of five (at least 95 / 100 / 100 / 100)\n');
  for (const page of PAGES) {
    const [scores = '', figures = ''] = await medians(origin + page);
    console.log(`  ${page.padEnd(30)} ${scores.padEnd(22)} ${figures}`);
  }
}
