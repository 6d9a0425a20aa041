import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale, MenuEntry } from '@portal/contract';
import { publicRoutes } from '../public-pages.ts';
import { findSection, messageAt, readMessages, type SectionSource } from '../section-source.ts';
import { drawIcon, drawSocialImage } from './draw-social-image.ts';
import { pageText, type PageText } from './page-texts.ts';

const LOCALES: Locale[] = ['ko', 'en'];
/** For home screens; the web app manifest of the portal names them. */
const ICON_SIZES = [192, 512];

interface Drawn {
  source: SectionSource;
  outputFolder: string;
  menu: MenuEntry[];
}

/** The words for each page of the section; the shell has one image for whatever has none. */
async function textsOf(
  { source, outputFolder, menu }: Drawn,
  locale: Locale,
  siteName: string,
): Promise<Map<string, PageText>> {
  const messages = readMessages(source, locale);
  if (source.name === 'shell') return new Map([['/', { title: siteName }]]);
  const texts = new Map<string, PageText>();
  for (const route of publicRoutes(path.join(outputFolder, 'server/index.cjs'))) {
    const named = menu.find((entry) => entry.path === route.path)?.name[locale];
    const text =
      (await pageText(route, { messages, siteName, locale })) ?? (named === undefined ? undefined : { title: named });
    if (text) texts.set(route.path, text);
  }
  return texts;
}

/** Draws an image for each public page in both languages: `social/ko/service/product/web-eq.png`, `social/ko/index.png` for `/`. */
export async function drawSocialImages(drawn: Drawn): Promise<void> {
  const client = path.join(drawn.outputFolder, 'client');
  for (const locale of LOCALES) {
    const siteName = messageAt(readMessages(findSection('shell'), locale), 'common.siteName') ?? '';
    for (const [page, text] of await textsOf(drawn, locale, siteName)) {
      const file = path.join(client, 'social', locale, `${page.slice(1) || 'index'}.png`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, await drawSocialImage({ siteName, ...text }));
    }
  }
  if (drawn.source.name !== 'shell') return;
  for (const px of ICON_SIZES) writeFileSync(path.join(client, `icon-${px}.png`), await drawIcon(px));
}
