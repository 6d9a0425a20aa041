import { createInstance } from 'i18next';
import type { I18n } from './i18n.ts';
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
  instances.set(locale, made);
  return made;
}
