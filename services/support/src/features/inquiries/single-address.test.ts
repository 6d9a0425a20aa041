import { describe, expect, test } from '@jest/globals';
import { isMachineAddress, singleAddress } from './single-address.ts';

describe('singleAddress', () => {
  test.each(['kim@example.com', "o'hara+portal@mail.example.co.kr", 'K_1@EXAMPLE.COM'])('takes %s', (text) =>
    expect(singleAddress(text)).toBe(text),
  );
  test.each([
    '',
    'kim',
    'kim@',
    '@example.com',
    'kim@example',
    'a@b.com,c@d.com',
    'a@b.com c@d.com',
    'Kim <kim@example.com>',
    '"a b"@example.com',
    'kim@example.com\n',
    'a@b.com;c@d.com',
    '.kim@example.com',
    'kim..sky@example.com',
    'kim@-example.com',
    '김@example.com',
    'kim@예시.com',
    `${'a'.repeat(250)}@b.com`,
  ])('does not take %j', (text) => expect(singleAddress(text)).toBeUndefined());
});

describe('isMachineAddress', () => {
  test.each([
    'noreply@a.com',
    'No-Reply@a.com',
    'do-not-reply@a.com',
    'no.reply+7@a.com',
    'MAILER-DAEMON@a.com',
    'postmaster@a.com',
    'list-bounces@a.com',
    'owner-list@a.com',
  ])('knows %s', (email) => {
    expect(isMachineAddress(email)).toBe(true);
  });
  test.each(['kim@a.com', 'noreplyman@a.com', 'rooting@a.com', 'kim.owners@a.com'])('leaves %s alone', (email) =>
    expect(isMachineAddress(email)).toBe(false),
  );
});
