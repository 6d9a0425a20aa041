import { describe, expect, test } from '@jest/globals';
import { isEmailAddress, normalEmail } from './normal-email.ts';

describe('the normal form of an address', () => {
  test.each([
    ['kim@example.com', 'kim@example.com'],
    [' Kim@Example.COM\n', 'kim@example.com'],
    ['kim@한국.kr', 'kim@xn--3e0b707e.kr'],
    ['kim@XN--3E0B707E.kr', 'kim@xn--3e0b707e.kr'],
    ['kim@straße.DE', 'kim@xn--strae-oqa.de'],
    // The domain alone has an ASCII form
    ['kim@na\u212Aer.example', 'kim@naker.example'],
    ['kim@한국。kr', 'kim@xn--3e0b707e.kr'],
    ["o'hara+news@mail.example.co.kr", "o'hara+news@mail.example.co.kr"],
    ['root@localhost', 'root@localhost'],
  ])('of %j is %s, which is its own', (text, address) => {
    expect(normalEmail(text)).toBe(address);
    expect(normalEmail(address)).toBe(address);
  });

  test.each([
    '',
    'kim',
    '@example.com',
    'kim@',
    '\u212Aim@example.com',
    'kİm@example.com',
    'kım@example.com',
    '김@example.com',
    'kim\u200D@example.com',
    'ｋim@example.com',
    'kim@exa mple.com',
    'kim@한국.kr/path',
    'kim@한국.kr?x',
    'kim@한국.kr:80',
    String.raw`kim@한국.kr\x`,
    'kim@１２７.0.0.1',
    'kim@xn--iñvalid.com',
    `${'a'.repeat(250)}@b.com`,
    `kim@${'한국.'.repeat(40)}kr`,
  ])('of %j is none', (text) => {
    expect(normalEmail(text)).toBeUndefined();
    expect(isEmailAddress(text)).toBe(false);
  });
});

test.each(['kim@example.com', ' kim@example.com ', "o'hara+news@mail.example.co.kr", 'kim@한국.kr'])(
  '%s is an e-mail address',
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);

test.each([
  'kim',
  'kim@example',
  'kim@example.',
  'a@b.com, c@d.com',
  'Kim <kim@example.com>',
  '김@example.com',
  'a@b@c.com',
])('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test.each(Array.from('<>,;:"()[]\\'))('nothing with the sign %s is an address, wherever it stands', (sign) => {
  for (const text of [`a${sign}b@x.kr`, `a@x${sign}y.kr`, `${sign}a@x.kr`, `a@x.kr${sign}`])
    expect([text, isEmailAddress(text)]).toEqual([text, false]);
});
