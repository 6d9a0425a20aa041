import { domainToASCII } from 'node:url';
import { expect, test } from '@jest/globals';
import * as browser from '@portal/kit/form';
import * as services from '@portal/service-kit';

/** Repeatable random numbers. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 8;
}

/** Texts near the edge of a rule: pieces put together, mostly in the right order. */
function texts(count: number, seed: number, pieces: readonly (readonly string[])[], odd: readonly string[]): string[] {
  const next = numbers(seed);
  return Array.from({ length: count }, () => {
    const parts = pieces.map((choices) => choices[next() % choices.length] ?? '');
    if (next() % 3 === 0) parts.splice(next() % (parts.length + 1), 0, odd[next() % odd.length] ?? '');
    return parts.join('');
  });
}

const names = ['a', 'kim.haneul', "o'hara+news", 'A_B-c', '김', '', 'a'.repeat(60), 'a'.repeat(242), 'x@y'];
const domains = [
  'x.kr',
  'example.com',
  '한국.kr',
  'mail.example.co.kr',
  'localhost',
  '1.2.3.4',
  '한국.１２',
  'xn--3e0b707e.kr',
  '-a.kr',
  '',
];
const oddities = [
  ';',
  '<',
  '>',
  ',',
  ' ',
  '\t',
  '"',
  '(',
  ')',
  ':',
  '[',
  ']',
  '\\',
  '@',
  '.',
  '..',
  '%',
  '/',
  '?',
  '#',
  '\u00a0',
  '\u200b',
  '\u3164',
  '\u212a',
  'İ',
  'ß',
  '。',
  '\u0301',
  'é',
];

test('browser and services give the same verdict on 2,000 addresses, which is that of the DNS on international domains', () => {
  const addresses = texts(2_000, 5, [['', ' '], names, ['@', '@', '@', ''], domains, ['', ' ', '.']], oddities);
  const accepted = addresses.filter(services.isEmailAddress);
  expect(accepted.length).toBeGreaterThan(200);
  expect(accepted.length).toBeLessThan(1_800);
  expect(addresses.filter(browser.isEmail)).toEqual(accepted);
  for (const address of accepted) {
    const domain = address.trim().slice(address.trim().lastIndexOf('@') + 1);
    if (/^\p{ASCII}*$/u.test(domain)) continue;
    expect(services.normalEmail(address)?.split('@')[1]).toBe(domainToASCII(domain));
  }
});

test.each(['a;b@x.kr', '<a>@x.kr', `${'a'.repeat(250)}@x.kr`, '김@x.kr', 'a@b@x.kr'])(
  '%s is refused at both ends',
  (address) => {
    expect([browser.isEmail(address), services.isEmailAddress(address)]).toEqual([false, false]);
  },
);

test('browser and services give the same verdict on 2,000 telephone numbers', () => {
  const groups = [
    ['', '+', '+82 ', '('],
    ['010', '02', '82-10', '', '1588'],
    ['-', ' ', '.', ')', ''],
    ['1234', '000', '', '12345678'],
    ['-', ' ', ''],
    ['5678', '', '123456789012'],
    ['', ' ', '-'.repeat(20)],
  ];
  const found = texts(2_000, 9, groups, ['a', '–', '０', '\u200b', '+', '/', '\u3164', '٣', '\t']);
  const accepted = found.filter(services.isPhoneNumber);
  expect(accepted.length).toBeGreaterThan(200);
  expect(accepted.length).toBeLessThan(1_800);
  expect(found.filter(browser.isPhoneNumber)).toEqual(accepted);
});

test('both ends agree on what is blank', () => {
  const blanks = Array.from({ length: 0x3200 }, (_, code) => String.fromCharCode(code)).filter(services.isBlank);
  expect(blanks).toEqual(expect.arrayContaining([' ', '\u3164', '\u115f', '\u1160', '\u200b', '\u2800']));
  expect(blanks.filter((letter) => !browser.isBlank(letter))).toEqual([]);
});
