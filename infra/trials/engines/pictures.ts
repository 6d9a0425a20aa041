import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Visitor } from './visitor.ts';

/** One picture of the window, by page, width and engine. */
export interface Picture {
  page: string;
  width: number;
  engine: string;
  png: Buffer;
}

const pages = {
  home: '/',
  product: '/service/product/web-eq',
  solution: '/service/solution/sm-haccp',
  about: '/about',
  board: '/news',
  schedule: '/education/schedule',
  inquiry: '/support/question',
  'sign-in': '/login',
};

const height = 1100;

/** Pictures of eight kinds of pages at the width of a phone and of a desktop. */
export async function takePictures(visitor: Visitor, engine: string): Promise<Picture[]> {
  const taken: Picture[] = [];
  for (const [page, address] of Object.entries(pages))
    for (const width of [390, 1440]) {
      await visitor.engine.resize(width, height);
      await visitor.open(`${address}?lang=ko`);
      await visitor.until('fonts are there', () => document.fonts.status === 'loaded');
      await visitor.pause(1_000);
      taken.push({ page, width, engine, png: await visitor.engine.screenshot() });
    }
  return taken;
}

/** Writes a picture for each page and width, with those of the engines beside each other. */
export async function saveSideBySide(taken: Picture[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of new Set(taken.map(({ page, width }) => `${page}-${width}`))) {
    const pictures = taken.filter(({ page, width }) => `${page}-${width}` === name);
    const width = pictures[0]?.width ?? 0;
    const sizes = await Promise.all(pictures.map(({ png }) => sharp(png).resize({ width }).png().toBuffer()));
    await sharp({ create: { width: (width + 10) * pictures.length, height, channels: 3, background: '#f0f' } })
      .composite(sizes.map((input, index) => ({ input, left: index * (width + 10), top: 0 })))
      .png()
      .toFile(path.join(folder, `${name}.png`));
  }
}
