import type { Locale } from './locale.ts';

/** Values for the placeholders of a message, and how it is looked up. */
export interface TranslateOptions {
  /** Chooses the plural form `key_one`, `key_other`, …, where the message has such forms. */
  count?: number;
  /** Shown where there is no such message; without it the key itself. */
  defaultValue?: string;
  ns?: string;
  returnObjects?: boolean;
  [placeholder: string]: unknown;
}

/** Looks a message of one namespace up in one language. Of several keys the first counts that has a message. */
export interface Translate {
  /** Lists and groups of messages, as they are in the locale file. */
  (key: string, options: TranslateOptions & { returnObjects: true }): unknown;
  (key: string | string[], options?: TranslateOptions): string;
}

/** The messages of one page: a namespace a section, filled as bundles are loaded. The part of i18next that pages use. */
export interface I18n {
  readonly language: string;
  t: Translate;
  getFixedT(locale: string, namespace: string): Translate;
  exists(key: string, options: { ns: string; lng?: string }): boolean;
  /** Merges messages into those that are there; `deep` and `overwrite` are always on. */
  addResourceBundle(locale: string, namespace: string, messages: object, deep?: boolean, overwrite?: boolean): unknown;
  changeLanguage(locale: Locale): Promise<unknown>;
  on(event: 'languageChanged', listener: () => void): unknown;
  off(event: 'languageChanged', listener: () => void): unknown;
  /** Messages of their own before these, in the same language; in browsers. */
  inner?(): I18n;
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

function merge(into: Group, from: object): Group {
  for (const [key, value] of Object.entries(from)) {
    const before = into[key];
    into[key] = isGroup(value) && !Array.isArray(value) ? merge(isGroup(before) ? before : {}, value) : value;
  }
  return into;
}

type Find = (locale: string, namespace: string, key: string) => unknown;

/** i18next as far as browsers need it, in a twentieth of its bytes. The server renders with i18next itself; a test holds both together. */
export function createI18n(first: Locale): I18n {
  const listeners = new Set<() => void>();
  let language: string = first;

  function over(findOuter?: Find): I18n {
    const bundles: Group = {};

    const find: Find = (locale, namespace, key) =>
      [locale, namespace, ...key.split('.')].reduce<unknown>(
        (group, part) => (isGroup(group) && Object.hasOwn(group, part) ? group[part] : undefined),
        bundles,
      ) ?? findOuter?.(locale, namespace, key);

    function translate(locale: string, namespace: string, asked: string | string[], options: TranslateOptions = {}) {
      const { count, ns = namespace, returnObjects } = options;
      const keys = [asked].flat();
      const plural = count === undefined ? '' : `_${new Intl.PluralRules(locale).select(count)}`;
      const message = keys
        .map((key) => (plural && find(locale, ns, key + plural)) || find(locale, ns, key))
        .find((found) => typeof found === 'string' || (returnObjects && found));
      if (isGroup(message)) return message;
      const text = typeof message === 'string' ? message : (options.defaultValue ?? keys.at(-1) ?? '');
      return text.replace(/\{\{ *(\w+) *\}\}/g, (placeholder, name: string) => String(options[name] ?? placeholder));
    }

    const fixed = (locale: string | undefined, namespace: string) =>
      ((key: string | string[], options?: TranslateOptions) =>
        translate(locale ?? language, namespace, key, options)) as Translate;

    return {
      get language() {
        return language;
      },
      t: fixed(undefined, ''),
      getFixedT: fixed,
      exists: (key, { ns, lng = language }) => find(lng, ns, key) !== undefined,
      addResourceBundle(locale, namespace, messages) {
        merge(bundles, { [locale]: { [namespace]: messages } });
      },
      async changeLanguage(locale) {
        language = locale;
        for (const listener of listeners) listener();
      },
      on: (_event, listener) => listeners.add(listener),
      off: (_event, listener) => listeners.delete(listener),
      inner: () => over(find),
    };
  }

  return over();
}
