import { createInstance } from 'i18next';
import type { I18n, Translate, TranslateOptions } from './i18n.ts';
import type { Locale } from './locale.ts';

const instances = new Map<Locale, I18n>();

/** i18next itself, one a language for all documents of a render thread: its messages never change. */
export function serverI18n(locale: Locale): I18n {
  const known = instances.get(locale);
  if (known) return known;
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
  });
  const made = instance as unknown as I18n;
  rememberMessages(made);
  instances.set(locale, made);
  return made;
}

/**
 * Looks a message without values up once: a document asks for hundreds of them, and i18next takes microseconds for each.
 * Keys without a message are not remembered, so there are never more entries than messages.
 */
function rememberMessages(instance: I18n): void {
  const { getFixedT, addResourceBundle } = instance;
  const known = new Map<string, Translate>();
  instance.getFixedT = (locale, namespace) => {
    const name = `${locale} ${namespace}`;
    const before = known.get(name);
    if (before) return before;
    const look = getFixedT(locale, namespace);
    const texts = new Map<string, string>();
    const translate = ((key: string | string[], options?: TranslateOptions) => {
      if (options !== undefined || typeof key !== 'string') return look(key, options);
      const text = texts.get(key);
      if (text !== undefined) return text;
      const found = look(key);
      if (found !== key) texts.set(key, found);
      return found;
    }) as Translate;
    known.set(name, translate);
    return translate;
  };
  instance.addResourceBundle = (...bundle) => {
    known.clear();
    return addResourceBundle.apply(instance, bundle);
  };
}
