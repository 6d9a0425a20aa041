import { Readable } from 'node:stream';
import type { FileStore } from '@portal/service-kit';

/** Drawn here, of plain shapes: a conveyor, a chart, a room. */
const drawings = {
  conveyor: {
    alt: {
      ko: '컨베이어 위의 부품을 카메라가 검사하는 그림',
      en: 'Drawing of a camera that inspects parts on a conveyor',
    },
    shapes: `
      <rect x="0" y="560" width="1600" height="34" fill="#33415c"/><g fill="#5c6f91">${[120, 420, 720, 1020, 1320].map((x) => `<circle cx="${x}" cy="640" r="34"/>`).join('')}</g>
      <g fill="#f2b441">${[90, 420, 1080, 1400].map((x) => `<rect x="${x}" y="440" width="150" height="120" rx="14"/>`).join('')}</g>
      <rect x="730" y="440" width="150" height="120" rx="14" fill="#d9534f"/>
      <path d="M805 250 L640 560 L970 560 Z" fill="#2f5fd0" opacity="0.18"/><rect x="725" y="130" width="160" height="110" rx="18" fill="#1d2a44"/><circle cx="805" cy="232" r="34" fill="#2f5fd0"/>`,
  },
  chart: {
    alt: { ko: '가동률이 오르는 막대그래프 그림', en: 'Drawing of a bar chart with a rising operating rate' },
    shapes: `
      <rect x="180" y="120" width="1240" height="640" rx="28" fill="#ffffff"/><g fill="#9db6ea">${[0, 1, 2, 3, 4, 5, 6].map((n) => `<rect x="${280 + n * 150}" y="${620 - n * 58}" width="90" height="${60 + n * 58}" rx="10"/>`).join('')}</g>
      <path d="M325 560 L475 520 L625 450 L775 400 L925 330 L1075 280 L1225 210" fill="none" stroke="#2f5fd0" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>
      <rect x="250" y="680" width="1100" height="8" fill="#33415c"/>`,
  },
  room: {
    alt: { ko: '모니터와 책상이 놓인 교육장 그림', en: 'Drawing of a training room with desks and monitors' },
    shapes: `
      <rect x="420" y="90" width="760" height="330" rx="20" fill="#ffffff"/><rect x="480" y="150" width="420" height="34" rx="10" fill="#2f5fd0"/><rect x="480" y="220" width="640" height="22" rx="8" fill="#c4d2ee"/><rect x="480" y="270" width="560" height="22" rx="8" fill="#c4d2ee"/>
      ${[160, 620, 1080].map((x) => `<rect x="${x}" y="640" width="360" height="30" rx="8" fill="#7a5c3e"/><rect x="${x + 90}" y="500" width="180" height="120" rx="12" fill="#1d2a44"/><rect x="${x + 170}" y="620" width="20" height="20" fill="#1d2a44"/>`).join('')}`,
  },
} as const;

export type Drawing = keyof typeof drawings;

const width = 1_600;
const height = 900;
const thumbnailWidth = 480;
const maxBytes = 5 * 1024 * 1024;

/** Draws a picture, stores it as the images of an item, and gives the columns that say so. Names are fixed: seeding again stores the same. */
export async function storeDrawing(files: FileStore, drawing: Drawing): Promise<Record<string, string | number>> {
  const { default: sharp } = await import('sharp');
  const { alt, shapes } = drawings[drawing];
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e6edf9"/>${shapes}</svg>`,
  );
  const png = await sharp(svg).png().toBuffer();
  const stored = async (path: string, data: Buffer) => ({
    path,
    ...(await files.put(path, Readable.from([data]), maxBytes)),
  });
  const file = await stored(`news/sample-${drawing}`, png);
  const original = await stored(`news/sample-${drawing}.webp`, await sharp(png).webp().toBuffer());
  const small = await sharp(png).resize({ width: thumbnailWidth }).webp().toBuffer({ resolveWithObject: true });
  const thumbnail = await stored(`news/sample-${drawing}-small.webp`, small.data);
  return {
    fileName: `${drawing}.png`,
    filePath: file.path,
    fileSize: file.bytes,
    fileSha256: file.sha256,
    fileType: 'image/png',
    originalPath: original.path,
    originalBytes: original.bytes,
    originalSha256: original.sha256,
    imageWidth: width,
    imageHeight: height,
    thumbnailPath: thumbnail.path,
    thumbnailBytes: thumbnail.bytes,
    thumbnailSha256: thumbnail.sha256,
    thumbnailWidth: small.info.width,
    thumbnailHeight: small.info.height,
    imageAltKo: alt.ko,
    imageAltEn: alt.en,
  };
}
