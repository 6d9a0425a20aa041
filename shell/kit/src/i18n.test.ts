import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { createI18n } from './i18n.ts';
import type { Locale } from './locale.ts';
import { serverI18n } from './server-i18n.ts';

const folders = ['shell', ...readdirSync('.').filter((name) => name.startsWith('mf-'))];
const values = new Proxy(
  { count: 2 },
  {
    get: (target, name) =>
      name === 'count' ? target.count : typeof name === 'string' && /^[a-z]+$/i.test(name) ? `<${name}>` : undefined,
  },
);

function keysOf(group: object, prefix = ''): string[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? keysOf(value, `${prefix}${key}.`)
      : [prefix + key],
  );
}

function placeholders(text: string): Record<string, string | number> {
  const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, name === 'count' ? values.count : `<${name}>`]));
}

function both(locale: Locale) {
  const made = [createI18n(locale), serverI18n(locale)] as const;
  return {
    browser: made[0],
    server: made[1],
    add: (ns: string, texts: object) => made.forEach((i18n) => i18n.addResourceBundle(locale, ns, texts, true, true)),
  };
}

describe('messages in the browser', () => {
  test.each(['ko', 'en'] as const)(
    'say what i18next says on the server, for every message of the site (%s)',
    (locale) => {
      const { browser, server, add } = both(locale);
      let checked = 0;
      for (const folder of folders) {
        const directory = path.join(folder, 'locales', locale);
        const bundles = readdirSync(directory).map(
          (file) => JSON.parse(readFileSync(path.join(directory, file), 'utf8')) as object,
        );
        for (const bundle of bundles) add(folder, bundle);
        const said = [browser, server].map((i18n) => i18n.getFixedT(locale, folder));
        for (const key of bundles.flatMap((bundle) => keysOf(bundle))) {
          const raw = server.getFixedT(locale, folder)(key, { returnObjects: true });
          const options = typeof raw === 'string' ? placeholders(raw) : { returnObjects: true };
          const [here, there] = said.map((t) => t(key, options));
          expect([key, here]).toEqual([key, there]);
          checked += 1;
        }
      }
      expect(checked).toBeGreaterThan(1500);
    },
  );

  test.each([
    ['missing', 'a.none', {}],
    ['missing with a default', 'a.none', { defaultValue: 'of {{name}}', name: 'Kim' }],
    ['the first of several keys', ['a.none', 'a.text'], { name: 'Kim' }],
    ['several keys without a message', ['a.none', 'a.nothing'], {}],
    ['a value that is not given', 'a.text', {}],
    ['a value with what replaces have a meaning for', 'a.text', { name: '$& $1 {{name}}' }],
    ['one', 'a.hits', { count: 1 }],
    ['many', 'a.hits', { count: 5 }],
    ['none', 'a.hits', { count: 0 }],
    ['a count without plural forms', 'a.text', { count: 3, name: 'Kim' }],
    ['another namespace', 'own', { ns: 'b' }],
    ['a name that every object has', 'a.constructor', {}],
  ])('are looked up as i18next does: %s', (_case, key, options) => {
    const { browser, server, add } = both('en');
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    add('a', { a: { text: 'Hello {{name}}', hits_one: '{{count}} hit', hits_other: '{{count}} hits' } });
    add('b', { own: 'of b' });
    expect(browser.getFixedT('en', 'a')(key, options)).toEqual(server.getFixedT('en', 'a')(key, options));
  });

  test('are merged over several files, tell of a change of language, and are looked up in the new one', async () => {
    const { browser, add } = both('ko');
    const heard = jest.fn();
    add('a', { admin: { one: '하나' } });
    add('a', { admin: { two: '둘' } });
    browser.addResourceBundle('en', 'a', { admin: { one: 'one' } });
    browser.on('languageChanged', heard);
    expect([browser.t('admin.one', { ns: 'a' }), browser.exists('admin.two', { ns: 'a' })]).toEqual(['하나', true]);
    await browser.changeLanguage('en');
    expect(heard).toHaveBeenCalledTimes(1);
    expect([browser.language, browser.t('admin.one', { ns: 'a' }), browser.exists('admin.two', { ns: 'a' })]).toEqual([
      'en',
      'one',
      false,
    ]);
    browser.off('languageChanged', heard);
    await browser.changeLanguage('ko');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
