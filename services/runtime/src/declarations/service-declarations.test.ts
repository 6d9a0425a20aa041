import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readServiceDeclarations, sectionOf } from './service-declarations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-services-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: object): void {
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, 'package.json'), JSON.stringify(content));
}

test('reads what packages declare, and passes over those that are no services', () => {
  write('shop', { portal: { bases: ['shop', 'orders'] } });
  write('kit', { name: '@portal/service-kit' });
  mkdirSync(path.join(folder, 'empty'));
  expect(readServiceDeclarations(folder)).toEqual([{ name: 'shop', bases: ['shop', 'orders'] }]);
});

test('a service belongs to the section of its name, unless it says another or keeps the accounts', () => {
  write('shop', { portal: { bases: ['shop'] } });
  write('orders', { portal: { bases: ['orders'], section: 'shop' } });
  write('people', { portal: { bases: ['people'], role: 'accounts' } });
  expect(['shop', 'orders', 'people', 'nowhere'].map((name) => sectionOf(name, folder))).toEqual([
    'shop',
    'shop',
    undefined,
    'nowhere',
  ]);
});

test('content belongs to marketing, and account to no section', () => {
  expect([sectionOf('content'), sectionOf('account'), sectionOf('support')]).toEqual([
    'marketing',
    undefined,
    'support',
  ]);
});

test.each([
  ['no bases', { bases: [] }],
  ['a base with a slash', { bases: ['a/b'] }],
  ['an upload outside of the calls', { bases: ['a'], uploads: [{ path: '/x', maxBytes: 5 }] }],
  ['a field that nobody knows', { bases: ['a'], limit: 5 }],
])('refuses %s in one line', (_what, portal) => {
  write('shop', { portal });
  expect(() => readServiceDeclarations(folder)).toThrow(/^\S+shop\/package\.json is not valid: portal.*\.$/);
});

test('refuses a base that two services declare', () => {
  write('shop', { portal: { bases: ['orders'] } });
  write('trade', { portal: { bases: ['orders'] } });
  expect(() => readServiceDeclarations(folder)).toThrow('/api/orders belongs to shop, and trade declares it too.');
});

test('the services of this checkout cover the calls of its sections', () => {
  expect(readServiceDeclarations().flatMap(({ bases }) => bases)).toEqual(
    expect.arrayContaining(['user', 'content', 'education', 'news', 'classroom', 'file', 'email']),
  );
});
