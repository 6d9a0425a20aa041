import type { SectionDefinition } from '@portal/kit';
import { routes } from './routes.ts';

export const definition: SectionDefinition = {
  name: 'marketing',
  routes,
  messages: (locale, bundle) =>
    import(/* webpackChunkName: "locale-[request]" */ `../locales/${locale}/${bundle}.json`),
};
