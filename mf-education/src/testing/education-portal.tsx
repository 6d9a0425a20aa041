import type { Locale, Portal, SessionUser } from '@portal/kit';
import { createTestPortal, shellMessages, TestPortal } from '@portal/kit/testing';
import type { ReactNode } from 'react';

interface EducationPortalInput {
  locale?: Locale;
  /** Who is signed in; nobody by default. */
  user?: SessionUser;
  get?: Portal['api']['get'];
  send?: Portal['api']['send'];
}

const BUNDLES = ['common', 'schedule', 'training', 'application', 'admin'];

async function messagesOf(locale: Locale): Promise<object> {
  const files = BUNDLES.map(
    (bundle) =>
      import(`../../locales/${locale}/${bundle}.json`, { with: { type: 'json' } }) as Promise<{ default: object }>,
  );
  return Object.assign({}, ...(await Promise.all(files)).map((file) => file.default)) as object;
}

/** A portal for component tests with this section's real messages and paths, and calls that the test answers. */
export async function educationPortal({ locale = 'ko', user, get, send }: EducationPortalInput = {}) {
  const unexpected = () => Promise.reject(new Error('a call that the test did not expect'));
  const made = createTestPortal({
    locale,
    messages: { education: await messagesOf(locale), shell: await shellMessages(locale) },
  });
  made.registry.setState({
    sections: {
      education: { version: 'test', base: '/', menu: [], widgets: {}, paths: ['/education/schedule', '/privacy'] },
    },
  });
  made.session.store.setState(user ? { status: 'signed-in', user } : { status: 'signed-out' });
  const portal = {
    ...made,
    api: { ...made.api, get: get ?? unexpected, send: send ?? unexpected, download: unexpected },
  };
  const wrapper = ({ children }: { children: ReactNode }) => <TestPortal portal={portal}>{children}</TestPortal>;
  return {
    portal,
    wrapper,
    toasts: () => made.toasts.store.getState().items.map(({ type, text }) => `${type}: ${text}`),
  };
}
