import type { ApiClient, Locale, PortalInit } from '@portal/kit';
import { addMessages, createPortal, PortalProvider } from '@portal/kit/host';
import type { ReactNode } from 'react';

const registered = { version: 'test', base: '/', menu: [], widgets: {} };

function initOf(locale: Locale): PortalInit {
  return {
    locale,
    nonce: '',
    settings: { publicOrigin: 'https://selmatrix.example' },
    registry: { revision: 1, sections: { community: { ...registered, paths: ['/news', '/news/*'] } } },
    widgets: {},
  };
}

export interface TestPortalOptions {
  locale?: Locale;
  bundles?: string[];
  /** Answers the reading calls of the section. */
  get?: ApiClient['get'];
}

/** A portal for component tests: real messages, calls answered by the test. Gives a wrapper for what it renders. */
export async function testPortal({ locale = 'ko', bundles = [], get }: TestPortalOptions = {}) {
  const unexpected = () => Promise.reject(new Error('a call that the test did not expect'));
  const nowhere = () => undefined;
  const host = { navigate: nowhere, setLocale: unexpected, loadModule: unexpected, report: nowhere };
  const portal = createPortal(initOf(locale), host, () => ({ get: get ?? unexpected, send: unexpected, download: unexpected }));
  await addMessages(portal.i18n, 'community', locale, ['common', ...bundles], async (language, bundle) => {
    const { default: messages } = await import(`../../locales/${language}/${bundle}.json`, { with: { type: 'json' } });
    return { default: messages };
  });
  return ({ children }: { children: ReactNode }) => <PortalProvider portal={portal}>{children}</PortalProvider>;
}
