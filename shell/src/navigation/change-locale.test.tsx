import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Locale, Portal } from '@portal/kit';
import { provideShellMessages, type LocaleChange } from '@portal/kit/host';
import { createTestPortal } from '@portal/kit/testing';
import { waitFor } from '@testing-library/react';
import { changeLocale } from './change-locale.ts';

let portal: Portal;
let shown: Locale[];
/** Lets what was asked for arrive, or fail, in the order in which it was asked for. */
let arrivals: ((error?: Error) => void)[];

const part: LocaleChange = (locale) =>
  new Promise((resolve, reject) =>
    arrivals.push((error) => (error ? reject(error) : resolve({ show: () => void shown.push(locale) }))),
  );
const remembered = () => [localStorage.getItem('locale'), /locale=\w*/.exec(document.cookie)?.[0]];
const language = () => [portal.i18n.language, document.documentElement.lang];

beforeEach(() => {
  portal = createTestPortal({
    messages: { shell: { common: { header: { localeFailed: '바꾸지 못했습니다' } } } },
  });
  provideShellMessages(() => Promise.resolve({ default: {} }));
  portal.localeChanges.add(part);
  document.documentElement.lang = 'ko';
  shown = [];
  arrivals = [];
});
afterEach(() => {
  localStorage.clear();
  document.cookie = 'locale=; max-age=0; path=/';
  jest.restoreAllMocks();
});

test('a language is remembered when it is shown, not before', async () => {
  const change = changeLocale(portal, 'en');
  expect([remembered(), language()]).toEqual([
    [null, undefined],
    ['ko', 'ko'],
  ]);
  arrivals[0]?.();
  await change;
  expect([remembered(), language(), shown]).toEqual([['en', 'locale=en'], ['en', 'en'], ['en']]);
});

test('of several choices the last one counts, also when it is the language that is shown', async () => {
  const changes = [changeLocale(portal, 'en'), changeLocale(portal, 'ko')];
  arrivals[0]?.();
  await Promise.all(changes);
  expect([remembered(), language(), shown]).toEqual([[null, undefined], ['ko', 'ko'], []]);
});

test('a language that cannot be loaded changes nothing, and says so', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const change = changeLocale(portal, 'en');
  arrivals[0]?.(new Error('Failed to fetch'));
  await change;
  expect([remembered(), language(), shown]).toEqual([[null, undefined], ['ko', 'ko'], []]);
  expect(portal.toasts.store.getState().items).toMatchObject([{ type: 'error', text: '바꾸지 못했습니다' }]);
});

test('a page that is opened meanwhile is shown in the new language too', async () => {
  const change = changeLocale(portal, 'en');
  history.pushState(null, '', '/elsewhere');
  arrivals[0]?.();
  await waitFor(() => expect(arrivals).toHaveLength(2));
  arrivals[1]?.();
  await change;
  expect([arrivals.length, shown]).toEqual([2, ['en']]);
});
