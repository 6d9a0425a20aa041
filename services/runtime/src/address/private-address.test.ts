import { expect, test } from '@jest/globals';
import { isPrivateAddress } from './private-address.ts';

test.each([
  '127.0.0.1',
  '::1',
  '10.1.2.3',
  '::ffff:192.168.0.7',
  '172.31.0.1',
  '169.254.9.9',
  'fd00::1',
  'fe80::1%eth0',
])('no host on the internet has %s', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['203.0.113.7', '172.32.0.1', '2001:db8::1', '::ffff:198.51.100.1', 'fec0::1', 'unknown', ''])(
  'a visitor may have %j',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);
