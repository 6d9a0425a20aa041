import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { projectRoot } from '../tooling/project-root.ts';

/** The key of a mail in the outbox as the code makes it: its kind, a colon, and what tells it from others. */
const keyOfMail = /(?:\bkey: |Key = \([^)]*\): string => |MailKey\([^)]*\)[^`]*)`([a-z]+(?:-[a-z]+)*):\$\{/g;

const services = path.join(projectRoot, 'services');
const sources = readdirSync(services, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^\w+\/src\/.*\.ts$/.test(file) && !/\.(?:test|trial)\.ts$/.test(file))
  .map((file) => path.join(services, file));
const kinds = new Set(
  sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(keyOfMail)].map(([, kind = '']) => kind)),
);

test.each(['ko', 'en'])('the sent mails have a name for every kind of mail that services send, in %s', (language) => {
  const file = path.join(projectRoot, 'shell/locales', language, 'admin.json');
  const { admin } = JSON.parse(readFileSync(file, 'utf8')) as { admin: { mails: { kinds: Record<string, string> } } };
  expect(kinds.size).toBeGreaterThan(20);
  expect(Object.keys(admin.mails.kinds).toSorted()).toEqual([...kinds].toSorted());
});
