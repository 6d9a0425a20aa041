import { describe, expect, test } from '@jest/globals';
import { mailboxSpellings } from '../testing/mailbox-spellings.ts';
import { quotaSubject } from './quota-subject.ts';

const subjectsOf = (part: string, values: readonly (string | number)[]) =>
  new Set(values.map((value) => quotaSubject(part, value)));

describe.each(['email', 'account'])('%s', (part) => {
  test('is the mailbox, however it is written', () => {
    expect(subjectsOf(part, mailboxSpellings)).toEqual(new Set(['kim.haneul@xn--3e0b707e.kr']));
  });

  test('is another one for another mailbox', () => {
    const others = ['kim@example.com', 'kim+news@example.com', 'k.im@example.com', 'kim@mail.example.com'];
    expect(subjectsOf(part, others).size).toBe(others.length);
  });

  test('is the mailbox that it looks like where it has no form of its own', () => {
    expect(
      subjectsOf(part, ['kim@example.com', 'ｋｉｍ@example.com', 'kim@example．com', '\u212Aim@example.com']).size,
    ).toBe(1);
  });

  test('takes any text', () => {
    expect(subjectsOf(part, ['', '@', 'a@', '@a', ' '])).toEqual(new Set(['', '@', 'a@', '@a']));
  });
});

test.each([
  ['account', '3F2504E0-4F89-41D3-9A0C-0305E82C3301', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
  ['address', '2001:DB8:1:2:3::4', '2001:db8:1:2'],
  ['address', ' ::ffff:203.0.113.9', '203.0.113.9'],
  ['address', 'browser 1A', 'browser 1a'],
  ['training', 12, '12'],
  ['inquiry', ' 3F2504E0', '3f2504e0'],
])('%s %s counts as %s', (part, value, subject) => {
  expect(quotaSubject(part, value)).toBe(subject);
});
