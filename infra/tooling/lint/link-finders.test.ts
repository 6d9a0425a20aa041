import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';

/** A regular expression that looks for web addresses all over a text. */
const finder = /\/[^/\n^]*https\?:\\\/\\\/.*?\/[a-z]*g/;

const sources = ['shell', 'services', 'infra', 'mf-marketing', 'mf-education', 'mf-community', 'mf-support'].flatMap(
  (folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.tsx?$/.test(file) && !/(?:^|\/)(?:node_modules|dist|lint-trial-\w+)\/|\.(?:test|spec|trial)\./.test(file),
      )
      .map((file) => `${folder}/${file}`),
);

test('a second way to find links is seen', () => {
  expect(String.raw`text.split(/(https?:\/\/\S+)/g)`).toMatch(finder);
  expect(String.raw`/^https?:\/\/\S+$/.test(text)`).not.toMatch(finder);
});

test('links in what people write are found by `splitLinks` alone', () => {
  const found = sources.filter((file) => finder.test(readFileSync(path.join(projectRoot, file), 'utf8')));
  expect(found.toSorted()).toEqual([
    // Mails that tests read
    'infra/tooling/e2e/mailbox.ts',
    // Leaves addresses out of the words that two parts of a mail have in common
    'services/kit/src/mail/parse-mail.ts',
    // Takes addresses out of reports of errors
    'shell/server/src/release/insights/error-text.ts',
    'shell/text-bounds/src/split-links.ts',
  ]);
});
