import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';

/** Folders with messages and the code that shows them. */
const packages = readdirSync(projectRoot).filter((name) => name === 'shell' || name.startsWith('mf-'));
const plural = /_(?:zero|one|two|few|many|other)$/;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** `sub.key` of every message, with one key for the forms of a plural. */
function keysIn(messages: object, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysIn(value, `${prefix}${key}.`)
      : [`${prefix}${key}`.replace(plural, '')],
  );
}

const messagesOf = (name: string, language: 'ko' | 'en'): Set<string> =>
  new Set(
    filesBelow(path.join(projectRoot, name, 'locales', language)).flatMap((file) =>
      keysIn(JSON.parse(readFileSync(file, 'utf8')) as object),
    ),
  );

const koreanOf = new Map(packages.map((name) => [name, messagesOf(name, 'ko')]));

/** Keys that code names as they are; those that it puts together are looked at by the tests of their views. */
function* namedKeys(name: string): Generator<[file: string, key: string]> {
  const folders = name === 'shell' ? ['src', 'kit/src'] : ['src'];
  for (const file of folders.flatMap((folder) => filesBelow(path.join(projectRoot, name, folder)))) {
    if (!/\.tsx?$/.test(file) || /\.test\.|\/testing\/|\.generated\./.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    for (const [, key = ''] of text.matchAll(/\bt\(\s*\[?\s*'([\w-]+(?:\.[\w-]+)+)'/g))
      yield [path.relative(projectRoot, file), key];
  }
}

describe.each(packages)('messages of %s', (name) => {
  test('are the same in both languages', () => {
    expect([...messagesOf(name, 'en')].toSorted()).toEqual([...(koreanOf.get(name) ?? [])].toSorted());
  });

  test('are there for each key that its code names', () => {
    // Sections show some of the shell's messages too
    const known = [...(koreanOf.get(name) ?? []), ...(koreanOf.get('shell') ?? [])];
    const isThere = (key: string) => known.some((each) => each === key || each.startsWith(`${key}.`));
    const missing = [...namedKeys(name)].filter(([, key]) => !isThere(key));
    expect(missing).toEqual([]);
  });
});
