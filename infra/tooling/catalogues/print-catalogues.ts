import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { temporaryDataFolder } from '../../local/data/data-folder.ts';
import { exitWith } from '../../local/clear-error.ts';
import { terminalProgress } from '../../local/progress.ts';
import { startStack } from '../../local/stack/start-stack.ts';
import { buildForTests, testReleases } from '../../local/testing/build-for-tests.ts';
import { chromiumArguments, findChromium } from '../chromium/find-chromium.ts';
import { projectRoot } from '../project-root.ts';
import { catalogues } from './catalogues.ts';
import { finishPdf } from './finish-pdf.ts';
import { preparePage } from './prepare-page.ts';

const folder = path.join(projectRoot, 'services/support/seeds/catalogues');
const languages = ['ko', 'en'] as const;

/** Prints the seven documents in both languages as tagged PDF with an outline. */
async function printAll(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    for (const lang of languages) {
      const context = await browser.newContext({
        baseURL: origin,
        locale: lang,
        timezoneId: 'Asia/Seoul',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 900 },
        // The fonts of the paper are not those of the site
        bypassCSP: true,
      });
      const listed: { key: string; title: string }[] = await (
        await context.request.get(`/api/file/documents?lang=${lang}`)
      ).json();
      for (const catalogue of catalogues) {
        const title = listed.find(({ key }) => key === catalogue.key)?.title ?? catalogue.key;
        const page = await context.newPage();
        await preparePage(page, catalogue, lang, title);
        const pdf = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true });
        await page.close();
        const bytes = finishPdf(pdf, title);
        const name = `${catalogue.key}.${lang}.pdf`;
        writeFileSync(path.join(folder, name), bytes);
        console.log(`${name}  ${Math.round(bytes.length / 1024)} KB`);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

/** Prints from a portal that runs, or from one that it starts for this. */
async function printCatalogues(origin: string | undefined): Promise<void> {
  if (origin !== undefined) return printAll(origin);
  await buildForTests();
  const dataDir = temporaryDataFolder();
  const stack = await startStack({ dataDir, releasesDir: testReleases, progress: terminalProgress });
  try {
    await printAll(stack.origin);
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

try {
  await printCatalogues(process.argv[2]);
} catch (error) {
  exitWith(error);
}
