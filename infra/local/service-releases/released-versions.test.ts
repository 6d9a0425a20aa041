import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ReleasedVersions } from './released-versions.ts';

let folder: string;
let versions: ReleasedVersions;

/** A published version, as far as lists read it. */
function publish(name: string, version: string, day: number): void {
  const place = path.join(folder, 'service-releases/packages-a', name, version);
  mkdirSync(place, { recursive: true });
  const builtAt = `2025-03-0${day}T00:00:00.000Z`;
  writeFileSync(path.join(place, 'service.json'), JSON.stringify({ name, version, builtAt, workspace: '', files: {} }));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-versions-'));
  versions = new ReleasedVersions(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the portal is told of each version with its state, of a refused one why', () => {
  for (const [index, version] of ['v1', 'v2', 'v3'].entries()) publish('content', version, index + 1);
  versions.begin('content', 'v1');
  const findings = [{ cause: 'GET /api/content responds with 500', mend: 'see its log' }];
  versions.save('content', {}, { action: 'refused', version: 'v2', by: 'kim', reason: 'refused', findings });
  versions.save('content', { canary: { version: 'v3', percent: 10 } }, { action: 'canary', version: 'v3', by: 'kim' });
  expect(versions.describe('content')).toMatchObject({
    service: 'content',
    section: 'marketing',
    live: 'v1',
    canary: { version: 'v3', percent: 10 },
    history: [{ action: 'canary' }, { action: 'refused', findings }, { action: 'build' }],
    versions: [
      { version: 'v3', state: 'canary' },
      { version: 'v2', state: 'published', refused: { by: 'kim', reason: 'refused', findings } },
      { version: 'v1', state: 'live' },
    ],
  });
});

test('a version that was refused once and is live since is not shown as refused', () => {
  publish('content', 'v1', 1);
  publish('content', 'v2', 2);
  versions.begin('content', 'v1');
  versions.save('content', {}, { action: 'refused', version: 'v2', by: 'kim', reason: 'its service was down' });
  versions.save('content', { live: 'v2' }, { action: 'live', version: 'v2', from: 'v1', by: 'kim' });
  versions.save('content', { live: 'v1' }, { action: 'rollback', version: 'v1', from: 'v2', by: 'kim' });
  expect(versions.describe('content').versions.map(({ refused }) => refused)).toEqual([undefined, undefined]);
});

test('the service of the accounts belongs to the shell', () => {
  versions.begin('account', 'v1');
  expect(versions.describe('account').section).toBe('shell');
});

test('each change is told', () => {
  const onChange = jest.fn<() => void>();
  versions.onChange = onChange;
  versions.begin('content', 'v1');
  versions.save('content', { built: 'v2' });
  expect(onChange).toHaveBeenCalledTimes(2);
});
