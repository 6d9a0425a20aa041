import type { Locale, Portal, Settings } from '@portal/kit';
import { createTestPortal, TestPortal } from '@portal/kit/testing';
import type { ReactNode } from 'react';

export interface TestPortalOptions {
  locale?: Locale;
  bundles?: string[];
  settings?: Partial<Settings>;
  /** Answers the reading calls of the section. */
  get?: Portal['api']['get'];
}

/** A portal for component tests: real messages, calls answered by the test, toasts to look at. */
export async function testPortal({ locale = 'ko', bundles = [], settings, get }: TestPortalOptions = {}) {
  const unexpected = () => Promise.reject(new Error('a call that the test did not expect'));
  const files = await Promise.all(
    ['common', ...bundles].map(
      (bundle) =>
        import(`../../locales/${locale}/${bundle}.json`, { with: { type: 'json' } }) as Promise<{ default: object }>,
    ),
  );
  const portal = createTestPortal({
    locale,
    messages: { marketing: Object.assign({}, ...files.map((file) => file.default)) as object },
    settings: { publicOrigin: 'https://selmatrix.example', ...settings },
    api: { get: get ?? unexpected, send: unexpected, download: unexpected },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <TestPortal portal={portal}>{children}</TestPortal>;
  return { portal, wrapper };
}
