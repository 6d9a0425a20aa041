import { expect, test } from '@jest/globals';
import type { SectionRelease } from '@portal/contract';
import { checkShared } from './check-shared.ts';

const release = (more: Partial<SectionRelease>): SectionRelease => ({
  name: 'news',
  version: 'n1',
  builtAt: '2026-01-01T00:00:00Z',
  paths: [],
  menu: [],
  widgets: {},
  groups: {},
  integrity: {},
  bytes: {},
  ...more,
});
const kit = '@portal/kit';
const shell = (names: string[] | undefined) =>
  release({ name: 'shell', version: 's1', provides: { [kit]: '1.4.0' }, ...(names && { offers: { [kit]: names } }) });
const section = (names: string[]) => release({ shared: { [kit]: '^1.2.0' }, uses: { [kit]: names } });

test('a section whose imports the live kit has fits', () => {
  expect(checkShared(section(['Button']), [shell(['Button', 'Card'])])).toEqual([]);
});

test('a section that imports what the live kit does not export is refused by the name of the export', () => {
  expect(checkShared(section(['Button', 'Ribbon']), [shell(['Button'])])).toEqual([
    {
      code: 'shared-out-of-range',
      cause: 'news n1 uses Ribbon of @portal/kit, which the shell s1 does not export',
      mend: 'have the platform team release a shell that brings it first, or do without it',
    },
  ]);
});

test('a shell whose kit lacks what a live section imports is refused', () => {
  const [finding] = checkShared(shell(['Card']), [section(['Button'])]);
  expect(finding).toMatchObject({
    cause: 'news n1 uses Button of @portal/kit, which the shell s1 does not export',
    mend: 'keep it, marked as deprecated, until news has released without it',
  });
});

test('a new major of the kit follows sections that were released for both, one by one', () => {
  const [before, after] = ['1.4.0', '2.0.0'].map((version) => release({ name: 'shell', provides: { [kit]: version } }));
  const forOne = release({ shared: { [kit]: '^1.2.0' } });
  const forBoth = release({ shared: { [kit]: '^1.2.0 || ^2.0.0' } });
  expect(checkShared(after!, [forOne])).toMatchObject([
    {
      mend: expect.stringMatching(
        /^have the shell bring the earlier kit too.*release for both versions first: with the range of the new one under portal.also/,
      ),
    },
  ]);
  expect(checkShared(forBoth, [before!])).toEqual([]);
  expect(checkShared(after!, [forBoth])).toEqual([]);
});

test('a section stays on its major of the kit while the shell brings both, with what that one exports', () => {
  const earlierKits = [
    { version: '1.4.0', group: 'kit-1', offers: { [kit]: ['Button'], '@portal/kit/admin': ['Table'] } },
  ];
  const provides = { [kit]: '2.0.0', '@portal/kit/admin': '2.0.0' };
  const both = release({ name: 'shell', version: 's2', provides, offers: { [kit]: ['Action'] }, earlierKits });
  const shared = { [kit]: '^1.2.0', '@portal/kit/admin': '^1.2.0' };
  const behind = release({ shared, uses: { [kit]: ['Button'], '@portal/kit/admin': ['Table'] } });
  expect(checkShared(both, [behind])).toEqual([]);
  expect(checkShared(behind, [both])).toEqual([]);
  expect(checkShared(release({ shared: { [kit]: '^2.0.0' }, uses: { [kit]: ['Action'] } }), [both])).toEqual([]);
  expect(checkShared(release({ shared, uses: { [kit]: ['Ribbon'] } }), [both])).toMatchObject([
    { cause: 'news n1 uses Ribbon of @portal/kit, which the shell s2 does not export in the kit 1.4.0' },
  ]);
  expect(checkShared(release({ shared: { [kit]: '^0.9.0' } }), [both])).toMatchObject([
    { cause: 'news asks for @portal/kit ^0.9.0, and the shell s2 brings 2.0.0' },
  ]);
});

test('releases of builds that do not say what they import or export are left alone', () => {
  expect(checkShared(section(['Button']), [shell(undefined)])).toEqual([]);
  expect(checkShared(release({ shared: { [kit]: '^1.0.0' } }), [shell([])])).toEqual([]);
});
