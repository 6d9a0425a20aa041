import type { SectionDefinition } from '@portal/kit';

/** Loads one locale file; pages and widgets of the section share it. */
export const messages: SectionDefinition['messages'] = (locale, bundle) =>
  import(/* webpackChunkName: "locale-[request]" */ `../locales/${locale}/${bundle}.json`, { with: { type: 'json' } });
