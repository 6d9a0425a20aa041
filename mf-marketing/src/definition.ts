import type { SectionDefinition } from '@portal/kit';
import { routes } from './routes.ts';

export const definition: SectionDefinition = {
  name: 'marketing',
  routes,
  messages: (locale, bundle) =>
    // The texts of demos come in the chunks of the demos
    import(/* webpackChunkName: "locale-[request]", webpackExclude: /demo-/ */ `../locales/${locale}/${bundle}.json`, {
      with: { type: 'json' },
    }),
};
