import { expect, test } from '@jest/globals';
import { BrowserCheck } from './browser-check.ts';
import type { Opening, Outcome } from './portal-browser.ts';

const watched = { section: 'news', version: 'new', predecessor: 'old' };

/** A check whose browser sees what `see` says; the cookie names the version. */
function checkWith(see: (version: string, opening: Opening) => Outcome, now?: () => number) {
  let launches = 0;
  const check = new BrowserCheck({
    launch: async () => {
      launches += 1;
      return { open: async (opening, version) => see(version, opening), close: async () => undefined };
    },
    cookieFor: ({ version }) => version,
    pagesFor: async () => ['/news', '/'],
    log: { warn: () => undefined },
    ...(now && { now }),
  });
  const findingOf = async () => {
    check.requestFinding(watched);
    await check.stop();
    return check.requestFinding(watched);
  };
  return { check, findingOf, launches: () => launches };
}

test('a version of which all pages work is opened once for each page and way', async () => {
  const { findingOf } = checkWith(() => 'none');
  expect(await findingOf()).toEqual({ renders: 4, overloaded: 0, version: { failed: 0 }, predecessor: { failed: 0 } });
});

test('what fails is opened again, and with the predecessor', async () => {
  const { findingOf } = checkWith((version, { path, from }) =>
    version === 'new' && path === '/news' && from ? 'loader' : 'none',
  );
  expect(await findingOf()).toEqual({
    renders: 3,
    overloaded: 0,
    version: { failed: 2, reason: '/news: loader' },
    predecessor: { failed: 0 },
  });
});

test('a page that does not come in time says nothing about the version', async () => {
  const { findingOf } = checkWith((version) => (version === 'new' ? 'undecided' : 'none'));
  expect(await findingOf()).toEqual({ renders: 0, overloaded: 4, version: { failed: 0 }, predecessor: { failed: 0 } });
});

test('a version that was cleared is not opened again for half a minute, however often it is reported', async () => {
  let now = 0;
  const { findingOf, launches } = checkWith(
    () => 'none',
    () => now,
  );
  await findingOf();
  for (let second = 1; second < 30; second += 1) {
    now = second * 1_000;
    expect(await findingOf()).toBe('running');
  }
  expect(launches()).toBe(1);
  now = 31_000;
  expect(await findingOf()).toMatchObject({ renders: 4 });
  now = 62_000;
  expect(await findingOf()).toBe('running');
  expect(launches()).toBe(2);
});

test('a browser that does not start is none', async () => {
  const check = new BrowserCheck({
    launch: () => Promise.reject(new Error('no such program')),
    cookieFor: () => '',
    pagesFor: async () => ['/'],
    log: { warn: () => undefined },
  });
  expect(check.requestFinding(watched)).toBe('running');
  await check.stop();
  expect(check.requestFinding(watched)).toBe('none');
});
