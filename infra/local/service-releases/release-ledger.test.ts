import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ReleaseLedger } from './release-ledger.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-ledger-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const team = { by: 'team' };

test('what is written is there for the next start', () => {
  new ReleaseLedger(folder).save(
    'education',
    { live: 'v1', built: 'v1' },
    { action: 'build', version: 'v1', by: 'build' },
  );
  expect(new ReleaseLedger(folder).of('education')).toMatchObject({
    live: 'v1',
    built: 'v1',
    history: [{ action: 'build' }],
  });
});

test('the predecessor is what the live version replaced, also after rollbacks', () => {
  const ledger = new ReleaseLedger(folder);
  expect(ledger.predecessorOf('education')).toBeUndefined();
  ledger.save('education', { live: 'v1' }, { action: 'build', version: 'v1', ...team });
  expect(ledger.predecessorOf('education')).toBeUndefined();
  ledger.save('education', { live: 'v2' }, { action: 'live', version: 'v2', from: 'v1', ...team });
  ledger.save('education', { live: 'v3' }, { action: 'promote', version: 'v3', from: 'v2', ...team });
  ledger.save('education', { live: 'v3' }, { action: 'refused', version: 'v4', ...team });
  expect(ledger.predecessorOf('education')).toBe('v2');
  ledger.save('education', { live: 'v2' }, { action: 'rollback', version: 'v2', from: 'v3', ...team });
  expect(ledger.predecessorOf('education')).toBe('v1');
});
