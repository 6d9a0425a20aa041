import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SectionRelease } from '@portal/contract';
import { verifyFiles } from './verify-files.ts';

const hashOf = (algorithm: string, text: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  mkdirSync(path.join(folder, 'client'));
  writeFileSync(path.join(folder, 'client/list.js'), 'list');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Verifies a release of one file whose chunk is said to have a hash. */
const verify = (integrity: string) =>
  verifyFiles(folder, {
    name: 'news',
    version: 'v1',
    files: { 'client/list.js': hashOf('sha384', 'list') },
    integrity: { 'list.js': integrity },
  } as unknown as SectionRelease);

test.each(['sha256', 'sha384'])('a chunk is known by its %s', async (algorithm) => {
  await expect(verify(hashOf(algorithm, 'list'))).resolves.toBeUndefined();
});

test.each(['sha256', 'sha384'])('a release that has another file’s %s for a chunk is refused', async (algorithm) => {
  await expect(verify(hashOf(algorithm, 'other'))).rejects.toThrow('names two hashes for list.js');
});
