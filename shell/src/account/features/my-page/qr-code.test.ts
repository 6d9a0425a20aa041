import { expect, test } from '@jest/globals';
import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { outlineOf } from './qr-code.tsx';

const text = 'otpauth://totp/Selmatrix:kim%40visitor.example?issuer=Selmatrix&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const scale = 4;

/** Paints an outline as a browser does: each subpath is a rectangle of one row. */
function painted(outline: string, size: number): Uint8Array {
  const side = size * scale;
  const pixels = new Uint8Array(side * side * 4).fill(255);
  for (const [, x = '', y = '', width = ''] of outline.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1)
        pixels.set([0, 0, 0, 255], (row * side + column) * 4);
  return pixels;
}

test('the outline that is drawn is read as the text by a reader of QR codes', () => {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const side = modules.length * scale;
  expect(decodeQR({ width: side, height: side, data: painted(outlineOf(modules), modules.length) })).toBe(text);
});
