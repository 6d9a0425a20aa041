import { expect, type Page } from '@playwright/test';
import { whenShown } from '../../tooling/e2e/when-shown.ts';
import { headlineOf, markedPages, markedSections, type MarkedRelease, type MarkedSection } from './marked-releases.ts';

export interface VisitorResult {
  /** Pages that were shown. */
  pages: number;
  /** Of them by a click, in the same document. */
  clicks: number;
  faults: string[];
}

/** So many clicks, then the visitor opens a new document. */
const clicksADocument = 12;
const clickLimitMs = 2_000;
const arrivalLimitMs = 20_000;

/** Clicks through all sections, and opens Home and a document now and then, until told that it is enough. */
export async function clickThrough(
  page: Page,
  releases: MarkedRelease[],
  isEnough: () => boolean,
): Promise<VisitorResult> {
  const result: VisitorResult = { pages: 0, clicks: 0, faults: [] };
  for (let step = 0; !isEnough(); step += 1) {
    const section = markedSections[step % markedSections.length]!;
    const { path } = markedPages[section];
    if (step % clicksADocument === 0) {
      await page.goto(path);
      await whenShown(page);
    } else {
      if (step % (markedSections.length + 1) === 0) await click(page, '/');
      await click(page, path);
      result.clicks += 1;
    }
    result.faults.push(...(await look(page, section, releases)));
    result.pages += 1;
  }
  return result;
}

/** By the header's menu, as a person does, who opens it again when it closes just then; until the page that was asked for is there. */
async function click(page: Page, path: string): Promise<void> {
  const link = page.locator(`#shell-header a[href="${path}"]`).first();
  const list = await link.evaluate((element) => element.closest('[id]')?.id ?? '');
  const menu = page.locator(`#shell-header button[aria-controls="${list}"][aria-expanded="false"]`);
  await expect(async () => {
    if ((await menu.count()) > 0) await menu.click({ timeout: clickLimitMs });
    await link.click({ timeout: clickLimitMs });
  }).toPass({ timeout: arrivalLimitMs });
  await page.waitForURL((url) => url.pathname === path, { timeout: arrivalLimitMs });
  await page.locator('#main h1:focus').waitFor({ timeout: arrivalLimitMs });
}

/** The code, the messages and the style sheets of the section that is shown must be of one version. */
async function look(page: Page, section: MarkedSection, releases: MarkedRelease[]): Promise<string[]> {
  const { shown, styles } = await page.evaluate(() => ({
    shown: document.querySelector('#main h1')?.textContent ?? '',
    styles: [...document.querySelectorAll('link[rel="stylesheet"], style[data-href]')].map(
      (style) => style.getAttribute('href') ?? style.getAttribute('data-href') ?? '',
    ),
  }));
  const release = releases.find((known) => known.section === section && shown === headlineOf(section, known.mark));
  const versions = styles.flatMap((href) => (href.startsWith(`/r/${section}/`) ? [href.split('/')[3] ?? ''] : []));
  const foreign = versions.filter((version) => version !== release?.version);
  if (!release) return [`${section} shows "${shown}"`];
  return foreign.map((version) => `${section} shows version ${release.version} with a style sheet of ${version}`);
}
