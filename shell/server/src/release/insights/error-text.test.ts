import { describe, expect, test } from '@jest/globals';
import { framesOf, impersonalMessage } from './error-text.ts';

describe('the message of an error', () => {
  test.each([
    [`TypeError: Cannot read properties of undefined (reading 'toUpperCase')`],
    ['Minified React error #418; visit <URL> for the full message'],
    ['Loading chunk 42 failed.'],
  ])('stays as it is: %s', (message) => expect(impersonalMessage(message)).toBe(message));

  test.each([
    ['no such member: kim@example.com', 'no such member: <e-mail>'],
    ['GET https://portal.example/api/user?name=kim failed', 'GET <URL> failed'],
    [`Unexpected token, "홍길동, 010" is not valid JSON`, 'Unexpected token, "…" is not valid JSON'],
    [`no seat for 'Kim Min Su'`, `no seat for '…'`],
    ['call 010-1234-5678 or 15881588', 'call … or …'],
    ['홍길동 has no role', '… has no role'],
    [`bad token ${'aB3'.repeat(15)}`, 'bad token …'],
    ['first line\nsecond line', 'first line'],
  ])('loses what may name a person: %s', (message, kept) => expect(impersonalMessage(message)).toBe(kept));

  test('is at most 300 characters long, and quick to read whatever it is', () => {
    const began = performance.now();
    for (const part of ['a@', '"', "'", '1-', 'x ', '한', 'http://'])
      expect(impersonalMessage(part.repeat(5_000)).length).toBeLessThanOrEqual(300);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

test('the places of a stack are those in files of releases, of Chromium, Firefox and the server', () => {
  const stack = [
    'TypeError: x is undefined',
    '    at Page (https://portal.example/r/education/ab12cd34ef56/client/schedule.1a2b.js:1:2345)',
    '    at https://portal.example/r/shell/00ff00ff00ff/client/main.9f9f.js:1:77',
    'render@https://portal.example/r/education/ab12cd34ef56/client/app.0000.js:3:9',
    '    at async renderPage (/data/releases/education/ab12cd34ef56/server/index.cjs:812:15)',
    '    at node:internal/process/task_queues:105:5',
    '    at evil (https://portal.example/r/education/ab12cd34ef56/client/../../secret:1:1)',
  ].join('\n');
  expect(framesOf(stack)).toEqual([
    {
      section: 'education',
      version: 'ab12cd34ef56',
      file: 'client/schedule.1a2b.js',
      line: 1,
      column: 2345,
      name: 'Page',
    },
    { section: 'shell', version: '00ff00ff00ff', file: 'client/main.9f9f.js', line: 1, column: 77 },
    { section: 'education', version: 'ab12cd34ef56', file: 'client/app.0000.js', line: 3, column: 9, name: 'render' },
    {
      section: 'education',
      version: 'ab12cd34ef56',
      file: 'server/index.cjs',
      line: 812,
      column: 15,
      name: 'renderPage',
    },
  ]);
});
