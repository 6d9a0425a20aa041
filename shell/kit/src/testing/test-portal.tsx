import type { Settings } from '@portal/contract';
import type { ReactNode } from 'react';
import { createApiClient, type AnyApiClient } from '../api-client.ts';
import type { Locale } from '../locale.ts';
import { createPortal, type Portal } from '../portal.ts';
import { PortalProvider } from '../portal-context.tsx';

interface TestPortalInput {
  locale?: Locale;
  /** Section → its messages, as its locale files merge. */
  messages?: Record<string, object>;
  settings?: Partial<Settings>;
  /** Instead of the client that calls `fetch`. */
  api?: AnyApiClient;
}

/** A portal for component tests: no sections, real messages, calls go to `fetch` as they are. */
export function createTestPortal({ locale = 'ko', messages = {}, settings, api }: TestPortalInput = {}): Portal {
  const host = {
    navigate: () => undefined,
    setLocale: () => Promise.resolve(),
    loadModule: () => Promise.reject(new Error('no sections in this test')),
    report: () => undefined,
  };
  const init = {
    locale,
    registry: { revision: 1, sections: {} },
    nonce: '',
    settings: { publicOrigin: 'http://localhost', ...settings },
    widgets: {},
  };
  const portal = createPortal(init, host, () => api ?? createApiClient({ resolve: (path) => path }));
  for (const [section, texts] of Object.entries(messages))
    portal.i18n.addResourceBundle(locale, section, texts, true, true);
  return portal;
}

/** The words of the kit's own components, for the namespace `shell`. */
export async function shellMessages(locale: Locale): Promise<object> {
  const file = (await import(`../../../locales/${locale}/common.json`, { with: { type: 'json' } })) as {
    default: object;
  };
  return file.default;
}

/** Puts a portal around a component under test. */
export function TestPortal({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalProvider portal={portal}>{children}</PortalProvider>;
}
