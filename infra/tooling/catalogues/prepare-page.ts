import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { toolsRoot } from '../project-root.ts';
import type { Catalogue } from './catalogues.ts';

const fontsFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pretendard/package.json')),
  'dist/web/static/woff2',
);
const weights = { Regular: 400, Medium: 500, SemiBold: 600, Bold: 700 } as const;

/**
 * The site's font with one file a weight. The site itself has it in slices of a variable font, which a PDF holds as
 * drawings of each letter: twice as large, and blurred in some viewers.
 */
function printedFonts(): string {
  const faces = Object.entries(weights).map(([name, weight]) => {
    const file = readFileSync(path.join(fontsFolder, `Pretendard-${name}.woff2`)).toString('base64');
    return `@font-face { font-family: Printed; font-weight: ${weight}; src: url(data:font/woff2;base64,${file}); }`;
  });
  return `${faces.join('')} :root { --font-sans: Printed, sans-serif !important; }`;
}

/** Opens the page of a catalogue and gives it all that is printed of it; `title` is the document's. */
export async function preparePage(page: Page, catalogue: Catalogue, lang: 'ko' | 'en', title: string): Promise<void> {
  const { path: pagePath, joined, before, cover } = catalogue;
  await page.goto(`${pagePath}?lang=${lang}`, { waitUntil: 'networkidle' });
  // The example screen of a product, which stands still
  if (pagePath.startsWith('/service/')) await page.waitForSelector('figure[data-live="false"]');
  await page.addStyleTag({ content: printedFonts() });
  await page.addScriptTag({ path: path.join(toolsRoot, 'tooling/catalogues/in-page.js') });
  const given = { joined, before, cover: cover?.[lang], lang, title, weights: Object.values(weights) };
  await page.evaluate(`makePrintable(${JSON.stringify(given)})`);
}
