import type { ApiClient, Locale, Settings } from '@portal/kit';
import { addMessages, createPortal, PortalProvider } from '@portal/kit/host';
import type { ReactNode } from 'react';

export interface TestPortalOptions {
  locale?: Locale;
  bundles?: string[];
  settings?: Partial<Settings>;
  /** Answers the reading calls of the section. */
  get?: ApiClient['get'];
}

/** A portal for component tests: real messages, calls answered by the test, toasts to look at. */
export async function testPortal({ locale = 'ko', bundles = [], settings, get }: TestPortalOptions = {}) {
  const unexpected = () => Promise.reject(new Error('a call that the test did not expect'));
  const nowhere = () => undefined;
  const portal = createPortal(
    {
      locale,
      nonce: '',
      settings: { publicOrigin: 'https://selmatrix.example', ...settings },
      registry: { revision: 1, sections: {} },
      widgets: {},
    },
    { navigate: nowhere, setLocale: unexpected, loadModule: unexpected, report: nowhere },
    () => ({ get: get ?? unexpected, send: unexpected, download: unexpected }),
  );
  await addMessages(portal.i18n, 'marketing', locale, ['common', ...bundles], async (language, bundle) => {
    const { default: messages } = await import(`../../locales/${language}/${bundle}.json`, { with: { type: 'json' } });
    return { default: messages };
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalProvider portal={portal}>{children}</PortalProvider>
  );
  return { portal, wrapper };
}
