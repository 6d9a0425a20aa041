import type { Locale, Portal } from '@portal/kit';
import { createTestPortal, TestPortal } from '@portal/kit/testing';
import type { ReactNode } from 'react';

interface CommunityPortalInput {
  locale?: Locale;
  /** Locale files besides `common`. */
  bundles?: string[];
  /** Answers the reading calls; without it every call fails the test. */
  get?: Portal['api']['get'];
  /** Answers the writing calls. */
  send?: Portal['api']['send'];
}

async function messagesOf(locale: Locale, bundles: string[]): Promise<object> {
  const files = bundles.map(
    (bundle) =>
      import(`../../locales/${locale}/${bundle}.json`, { with: { type: 'json' } }) as Promise<{ default: object }>,
  );
  return Object.assign({}, ...(await Promise.all(files)).map((file) => file.default)) as object;
}

/** A wrapper for component tests: a portal with this section's real messages and paths, and calls that the test answers. */
export async function communityPortal({ locale = 'ko', bundles = [], get, send }: CommunityPortalInput = {}) {
  const unexpected = () => Promise.reject(new Error('a call that the test did not expect'));
  const made = createTestPortal({ locale, messages: { community: await messagesOf(locale, ['common', ...bundles]) } });
  const paths = ['/news', '/news/*'];
  made.registry.setState({ sections: { community: { version: 'test', base: '/', menu: [], widgets: {}, paths } } });
  const portal = { ...made, api: { get: get ?? unexpected, send: send ?? unexpected, download: unexpected } };
  return ({ children }: { children: ReactNode }) => <TestPortal portal={portal}>{children}</TestPortal>;
}
