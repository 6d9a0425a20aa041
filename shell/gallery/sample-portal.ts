import { ApiError, createWidget, type Locale, type Portal } from '@portal/kit';
import {
  addShellMessages,
  createPortalState,
  provideShellMessages,
  setPortal,
  type MessageLoader,
} from '@portal/kit/host';
import { shellMessages } from '../src/messages.ts';

const sampleTexts: MessageLoader = (locale) =>
  import(/* webpackChunkName: "sample-[request]" */ `./locales/${locale}.json`, { with: { type: 'json' } });

/** Fills the slot `gallery.widget`; the one of `gallery.broken` does not load. */
const widget = createWidget({
  name: 'sample',
  section: 'gallery',
  messages: sampleTexts,
  Widget: () => getWidgetText(),
});

let getWidgetText: () => string = () => '';

const section = {
  version: 'gallery',
  base: '/',
  menu: [],
  paths: ['/*', '/ko/*', '/en/*', '/'],
  widgets: { 'gallery.widget': './widget', 'gallery.broken': './broken' },
};

/** A portal without services: links stay where they are, calls of the API never end, downloads fail. */
export async function createSamplePortal(locale: Locale): Promise<Portal> {
  const state = createPortalState(
    {
      locale,
      nonce: '',
      settings: { publicOrigin: location.origin },
      registry: {
        revision: 1,
        sections: { gallery: section },
        slots: { 'gallery.widget': ['gallery'], 'gallery.broken': ['gallery'] },
      },
      widgets: {},
    },
    () => ({
      get: () => new Promise(() => undefined),
      send: () => new Promise(() => undefined),
      download: () => Promise.reject(new ApiError(503)),
    }),
  );
  const portal: Portal = {
    ...state,
    settled: Promise.resolve(),
    navigate: () => undefined,
    setLocale: () => Promise.resolve(),
    loadModule: (_section, module) =>
      module === './widget' ? Promise.resolve(widget) : Promise.reject(new Error(`${module} does not load`)),
    report: () => undefined,
    showHead: () => undefined,
    renew: () => Promise.resolve(false),
  };
  setPortal(portal);
  provideShellMessages(shellMessages);
  await addShellMessages(portal.i18n, locale, ['admin']);
  const { default: texts } = await sampleTexts(locale, '');
  portal.i18n.addResourceBundle(locale, 'gallery', texts);
  getWidgetText = () => portal.i18n.getFixedT(locale, 'gallery')('text');
  return portal;
}
