import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { shellFolder } from '../../tooling/project-root.ts';

/** What other sites and messengers show of a page: its words on the brand's navy. */
export interface SocialImageText {
  siteName: string;
  title: string;
  lead?: string;
}

/** What Open Graph and Twitter cards show without cutting. */
const SIZE = { width: 1200, height: 630 };
const EDGE = 80;
const LEAD_LINES = 3;
const fonts = path.dirname(createRequire(import.meta.url).resolve('pretendard/dist/public/static/Pretendard-Bold.otf'));
const icon = readFileSync(path.join(shellFolder, 'public/icon.svg'));

interface Lettering {
  text: string;
  weight: 'Bold' | 'Medium';
  px: number;
  color: string;
}

/** Lines end between Korean words, not within them: a word joiner stands between the syllables of each. */
const joined = (text: string) => text.replaceAll(/(?<=[가-힣])(?=[가-힣])/g, '\u2060');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text in the site's own face, wrapped between words: Pango shapes it. */
async function lettered({ text, weight, px, color }: Lettering) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(joined(text))}</span>`,
      font: `Pretendard ${weight} ${px}`,
      fontfile: path.join(fonts, `Pretendard-${weight}.otf`),
      width: SIZE.width - 2 * EDGE,
      spacing: Math.round(px / 5),
      dpi: 72,
      rgba: true,
      wrap: 'word',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** As large as two lines hold. */
const titlePx = (title: string) => (title.length > 40 ? 60 : title.length > 18 ? 76 : 96);

function ground(): Buffer {
  const lines = Array.from({ length: 15 }, (_, index) => `M${index * 80} 0V630M0 ${index * 80}H1200`).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">` +
      `<rect width="100%" height="100%" fill="#0b1930"/><path d="${lines}" stroke="#14294b"/>` +
      `<rect y="618" width="1200" height="12" fill="#155dd7"/></svg>`,
  );
}

/** A PNG of 1200 × 630 px. The lead is left out where it would take more than three lines. */
export async function drawSocialImage({ siteName, title, lead }: SocialImageText): Promise<Buffer> {
  const name = await lettered({ text: siteName, weight: 'Bold', px: 36, color: '#ffffff' });
  const heading = await lettered({ text: title, weight: 'Bold', px: titlePx(title), color: '#ffffff' });
  const below = lead ? await lettered({ text: lead, weight: 'Medium', px: 34, color: '#b9c7e0' }) : undefined;
  const shown = below && below.raw.height <= LEAD_LINES * 48 ? below : undefined;
  const bottom = SIZE.height - EDGE;
  const leadTop = bottom - (shown?.raw.height ?? 0);
  const sign = await sharp(icon, { density: 144 }).resize(64).png().toBuffer();
  return sharp(ground())
    .composite([
      { input: sign, left: EDGE, top: EDGE },
      { ...name, left: EDGE + 84, top: EDGE + Math.round((64 - name.raw.height) / 2) },
      { ...heading, left: EDGE, top: leadTop - (shown ? 40 : 0) - heading.raw.height },
      ...(shown ? [{ ...shown, left: EDGE, top: leadTop }] : []),
    ])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** The site's icon as a square PNG, for home screens. */
export async function drawIcon(px: number): Promise<Buffer> {
  return sharp(icon, { density: (72 * px) / 32 })
    .resize(px)
    .png({ palette: true })
    .toBuffer();
}
