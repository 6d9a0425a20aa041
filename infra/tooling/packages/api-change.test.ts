import { expect, test } from '@jest/globals';
import { faultsOfChange, type PackageApi } from './api-change.ts';
import { bumpsOf } from './changesets.ts';

const released: PackageApi = {
  names: { '@portal/kit Button': 'current', '@portal/kit Chip': 'deprecated' },
  report: 'a',
};
const without = (name: string): PackageApi => ({
  names: Object.fromEntries(Object.entries(released.names).filter(([key]) => key !== `@portal/kit ${name}`)),
  report: 'b',
});
const faults = (now: PackageApi, bump?: 'patch' | 'minor' | 'major') =>
  faultsOfChange('@portal/kit', released, now, bump);

test('nothing changed', () => expect(faults(released)).toEqual([]));

test('a change needs a changeset', () => {
  const now = { ...released, report: 'b' };
  expect(faults(now)).toEqual([expect.stringContaining('say in a changeset what that is for teams')]);
  expect(faults(now, 'patch')).toEqual([]);
});

test('what nobody was warned of cannot be removed, not with a major version either', () => {
  expect(faults(without('Button'), 'major')).toEqual([
    expect.stringMatching(/^`Button` of @portal\/kit is gone, .* bring it back with @deprecated/),
  ]);
});

test('what was deprecated goes with a major version only', () => {
  expect(faults(without('Chip'), 'minor')).toEqual([expect.stringContaining('"@portal/kit": major')]);
  expect(faults(without('Chip'), 'major')).toEqual([]);
});

test('reads what a changeset says', () => {
  const changeset = `---\n'@portal/kit': minor\n"@portal/contract": patch\n---\n\nA new button: major\n`;
  expect([...bumpsOf(changeset)]).toEqual([
    ['@portal/kit', 'minor'],
    ['@portal/contract', 'patch'],
  ]);
  expect(bumpsOf('no front matter').size).toBe(0);
});
