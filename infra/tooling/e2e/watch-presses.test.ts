import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { countPresses, notePresses } from './watch-presses.ts';

test('counts what all tests of a run have looked at', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'presses-'));
  const lookedAt = () => countPresses(folder).match(/\d+/g)?.map(Number);
  expect(lookedAt()).toEqual([0, 0]);
  notePresses(folder, { presses: 3, toasts: 0, faults: [] });
  notePresses(folder, { presses: 4, toasts: 2, faults: ['one'] });
  expect(lookedAt()).toEqual([7, 2]);
  rmSync(folder, { recursive: true });
});
