import { createRequire } from 'node:module';
import path from 'node:path';
import type { LineColour } from '../facts/document-facts.ts';

/** A4 in points, with the margins that every page keeps. */
export const page = { width: 595.28, height: 841.89, margin: 52 } as const;
export const contentWidth = page.width - 2 * page.margin;

/** Lowest point that content may reach above the footer. */
export const contentBottom = page.height - 84;

/** The house palette of the site, as ink on paper. */
export const palette = {
  navy900: '#0b1930',
  navy800: '#122544',
  navy700: '#1d3860',
  ink: '#0d1b33',
  inkMuted: '#4a5a75',
  line: '#d9e1ed',
  sunken: '#f4f7fc',
  white: '#ffffff',
  onNavyMuted: '#b9c6dc',
} as const;

/** The site's product line colours, lit a little so that they also hold on the navy of a cover. */
export const lineInk: Record<LineColour, string> = {
  company: '#2f7bff',
  'web-eq': '#2b72ec',
  smwp: '#7a52e0',
  'io-server': '#0c8a97',
  sm2s: '#c65522',
  haccp: '#cd3868',
  // No line colour of its own: the house's steel.
  nectos: '#5f7399',
};

const fontFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pretendard/package.json')),
  'dist/public/static/alternative',
);

/** Names under which a page asks for a weight, and the font file behind each. */
export const fontFiles = {
  regular: path.join(fontFolder, 'Pretendard-Regular.ttf'),
  semibold: path.join(fontFolder, 'Pretendard-SemiBold.ttf'),
  extrabold: path.join(fontFolder, 'Pretendard-ExtraBold.ttf'),
  /** The same letters as semibold, and the 4,622 Hanja of KS X 1001: of what people are called. */
  names: path.join(
    path.dirname(createRequire(import.meta.url).resolve('@portal/documents/package.json')),
    'fonts/PretendardJP-SemiBold.otf',
  ),
} as const;
export type FontName = keyof typeof fontFiles;
