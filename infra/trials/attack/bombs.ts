import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(named) >>> 0);
  return Buffer.concat([head, named, tail]);
}

/** A PNG of one colour: few bytes, many pixels. */
export function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits a channel, RGB
  const rows = Buffer.alloc((side * 3 + 1) * side);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A form with one image in it, as the news editor sends it. */
export function newsForm(title: string, content: string, image?: Buffer): FormData {
  const form = new FormData();
  form.set('title', title);
  form.set('content', content);
  if (image) {
    form.set('fileName', 'large.png');
    form.set('imageAlt', '그림');
    form.set('file', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'large.png');
  }
  return form;
}

const shapes = [
  '*a_',
  '**a',
  '_a*',
  '> ',
  '- ',
  '1. ',
  '[',
  '![',
  '](',
  '`',
  '``a',
  '<',
  '</',
  '&#',
  '~',
  '~~a',
  '|a',
  '| - ',
  '\\',
  '<!--',
  'http://',
  '[a]: ',
  '[^',
  '* * ',
  '\t',
  '> - ',
  '   ',
  '({',
  'ᄀ',
  '\u200b',
];

/** Texts that naive Markdown parsers take seconds for, or overflow their stack at. */
export function hostileTexts(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const shape = shapes[index % shapes.length]!;
    const other = shapes[(index * 7 + 3) % shapes.length]!;
    const mixed = index < shapes.length ? shape : index % 2 === 0 ? shape + other : `${shape}\n${other}`;
    return mixed.repeat(Math.floor(20_000 / mixed.length)).slice(0, 20_000);
  });
}
