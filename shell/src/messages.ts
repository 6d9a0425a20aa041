import type { MessageLoader } from '@portal/kit/host';

/** The shell's own locale files. */
export const shellMessages: MessageLoader = (locale, bundle) =>
  import(/* webpackChunkName: "locale-[request]" */ `../locales/${locale}/${bundle}.json`, { with: { type: 'json' } });
