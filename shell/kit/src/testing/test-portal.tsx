import type { Settings } from '@portal/contract';
import type { ReactNode } from 'react';
import { createApiClient, type AnyApiClient } from '../api-client.ts';
import type { MessageLoader } from '../contract.ts';
import type { Locale } from '../locale.ts';
import { createPortal, type Portal } from '../portal.ts';
import { PortalProvider } from '../portal-context.tsx';
import type { SessionUser } from '../session.ts';
import { toastWords } from './toast-words.ts';

interface TestPortalInput {
  locale?: Locale;
  /** Section → its messages, as its locale files merge. */
  messages?: Record<string, object>;
  settings?: Partial<Settings>;
  /** Who is signed in; it is not known yet without this. */
  user?: SessionUser | 'visitor';
  /** Paths that exist, for links. */
  paths?: string[];
  /** Calls that the test answers; the others go to `fetch` as they are. */
  api?: Partial<AnyApiClient>;
}

/** A portal for component tests: no sections, real messages. */
export function createTestPortal(input: TestPortalInput = {}): Portal {
  const { locale = 'ko', messages = {}, settings, user, paths = [], api } = input;
  const host = {
    navigate: () => undefined,
    setLocale: () => Promise.resolve(),
    loadModule: () => Promise.reject(new Error('no sections in this test')),
    report: () => undefined,
  };
  const test = { version: 'test', base: '/', menu: [], widgets: {}, paths };
  const init = {
    locale,
    registry: { revision: 1, sections: paths.length > 0 ? { test } : ({} as Record<string, typeof test>) },
    nonce: '',
    settings: { publicOrigin: 'http://localhost', ...settings },
    widgets: {},
  };
  const portal = createPortal(init, host, () => ({ ...createApiClient({ resolve: (path) => path }), ...api }));
  if (user === 'visitor') portal.session.store.setState({ status: 'signed-out' });
  else if (user) portal.session.store.setState({ status: 'signed-in', user });
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

interface SectionPortalInput extends Omit<TestPortalInput, 'messages'> {
  /** The section under test. */
  definition: { name: string; messages: MessageLoader };
  /** Its locale files besides `common`. */
  bundles?: string[];
}

/** The same for a component of a section, with its messages; calls that `api` does not answer fail the test. */
export async function createSectionPortal({ definition, bundles = [], ...input }: SectionPortalInput) {
  const { locale = 'ko' } = input;
  const unexpected = () => Promise.reject(new Error('a call that the test did not expect'));
  const files = await Promise.all(['common', ...bundles].map((bundle) => definition.messages(locale, bundle)));
  const texts = Object.assign({}, ...files.map((file) => file.default)) as object;
  const portal = createTestPortal({
    ...input,
    messages: { [definition.name]: texts, shell: await shellMessages(locale) },
    api: { get: unexpected, send: unexpected, download: unexpected, ...input.api },
  });
  return {
    portal,
    /** For `render`. */
    wrapper: ({ children }: { children: ReactNode }) => <TestPortal portal={portal}>{children}</TestPortal>,
    toasts: () => portal.toasts.store.getState().items.map(toastWords),
  };
}
