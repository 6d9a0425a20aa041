import { expect, test } from '@jest/globals';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, *', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0', undefined],
  ['brotli, xgzip', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
