import { createInstance } from 'i18next';
import type { I18n } from './i18n.ts';
import type { Locale } from './locale.ts';

/** i18next itself, for one rendered document. */
export function createServerI18n(locale: Locale): I18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
  });
  return instance as unknown as I18n;
}
