import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { findLeaks, searchLogs } from './log-leaks.ts';

test.each([
  ['an e-mail address', '{"msg":"mail to kim+1@visitor.example failed"}', 'kim+1'],
  ['a token', '{"authorization":"Bearer abc.def"}', 'abc'],
  ['a token', '{"path":"/verify-email?token=Zm9vYmFyYmF6cXV4MTIz"}', 'Zm9v'],
  ['a token', '{"jwt":"eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln"}', 'eyJhb'],
  ['a password', '{"body":{"password":"correct-horse-1a2b"}}', '1a2b'],
])('%s in a line is found and not printed', (kind, line, secret) => {
  const found = findLeaks(line);
  expect(found).toContainEqual(expect.objectContaining({ kind }));
  for (const { context } of found.filter((leak) => leak.kind === kind)) expect(context).not.toContain(secret);
});

test('a known secret is found verbatim', () => {
  expect(findLeaks('{"msg":"hunter2"}', ['hunter2'])).toEqual([{ kind: 'a secret', context: '{"msg":"[…]"}' }]);
});

test('a line as it should be holds nothing', () => {
  const line =
    '{"level":30,"reqId":"aaadf4f9-a9f4-4477-9e4d-72ebc8a2c686","method":"POST","path":"/api/user/refresh","status":200,"msg":"answered"}';
  expect(findLeaks(line, ['hunter2'])).toEqual([]);
  expect(findLeaks('    at file:///node_modules/@fastify/cookie/plugin.js (pino@9.4.0)')).toEqual([]);
});

test('finds are listed by file and line; a folder without logs is a fault', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-leaks-'));
  expect(() => searchLogs(folder, [])).toThrow('no logs');
  writeFileSync(path.join(folder, 'account.log'), 'fine\nto a@b.example\n');
  expect(searchLogs(folder, [])).toEqual(['account.log:2 an e-mail address: to […]']);
  rmSync(folder, { recursive: true });
});
