import { expect, test } from '@jest/globals';
import { networkOf } from './visitor-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:12:a:b:c:d', '2001:db8:0:12'],
  ['2001:db8::12:0:0:0:1', '2001:db8:0:12'],
  ['2001:0DB8:0000:0012::1', '2001:db8:0:12'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('the visitor of %s is known by %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
