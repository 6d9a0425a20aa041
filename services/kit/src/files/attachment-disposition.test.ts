import { expect, test } from '@jest/globals';
import { attachmentDisposition } from './attachment-disposition.ts';

const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)).join('');

test.each(['a.pdf', '"견적" 1.pdf', `'*()!%22\\";x="y.pdf`, printable, 'a\r\nb: c\u0000\u007f.pdf', '金 😀.pdf'])(
  'the header for %j is one quoted name of ASCII and the whole name',
  (name) => {
    const header = attachmentDisposition(name);
    // RFC 6266: no sign that ends a quoted text, escapes in it, or is decoded by some browsers
    const [, plain, whole = ''] =
      /^attachment; filename="([ !#$&-[\]-~]*)"; filename\*=UTF-8''([\w.~%-]*)$/.exec(header) ?? [];
    expect(plain).toBe(name.replaceAll(/[^\x20-\x7e]+|["\\%]/g, '_'));
    expect(decodeURIComponent(whole)).toBe(name);
  },
);
