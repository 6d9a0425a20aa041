import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RegistrySection } from '@portal/contract';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { provideShellMessages } from './messages.ts';
import { createPortal, setPortal, type SectionFailure } from './portal.ts';
import { findWidgets } from './registry.ts';
import { createServerSection } from './server.tsx';
import { Slot } from './slot.tsx';
import { TestPortal } from './testing/index.ts';
import { createWidget } from './widget.tsx';

const slot = 'page.more';
const filled: RegistrySection = { version: 'v1', base: '/', paths: [], menu: [], widgets: { [slot]: './widget' } };
const registry = {
  revision: 1,
  sections: { host: { ...filled, widgets: {} }, zeta: filled, beta: filled, alpha: filled },
  // Neither the order of the sections above nor that of their names
  slots: { [slot]: ['beta', 'zeta', 'alpha'] },
};
const messages = async () => ({ default: {} });
provideShellMessages(messages);

const widgetOf = (section: string, fail = false) =>
  createWidget({
    name: 'more',
    section,
    messages,
    Widget: ({ props }) => {
      if (fail) throw new Error(`${section} throws`);
      return <p>{`${section} about ${String(props['offer'])}`}</p>;
    },
  });

test('widgets of a slot come in the order of the registry', () => {
  expect(findWidgets(registry, slot).map(({ section }) => section)).toEqual(['beta', 'zeta', 'alpha']);
  expect(findWidgets(registry, 'page.other')).toEqual([]);
});

test('a page tells the server of every widget of a slot, in order, each with a place of its own', async () => {
  const Page = () => <Slot name={slot} props={{ offer: 'web-eq' }} />;
  const section = createServerSection({
    name: 'host',
    messages,
    routes: [{ id: 'page', path: '/page', page: async () => ({ Page }) }],
  });
  const init = {
    locale: 'ko' as const,
    registry,
    nonce: '',
    settings: { publicOrigin: 'https://portal.example' },
    widgets: {},
  };
  const { html, slots } = await section.renderPage(
    { url: '/page', init, upstreams: {}, requestId: 'test' },
    new AbortController().signal,
  );
  expect(slots.map(({ section: name, slot: of, props }) => [name, of, props])).toEqual(
    ['beta', 'zeta', 'alpha'].map((name) => [name, slot, { offer: 'web-eq' }]),
  );
  expect(new Set(slots.map(({ id }) => id)).size).toBe(3);
  expect(
    html.replace(/<!--slot-\d-->/g, (marker) => slots.find((used) => used.marker === marker)?.section ?? ''),
  ).toContain(['beta', 'zeta', 'alpha'].map((name) => `<div data-slot="${slot}"><div>${name}</div></div>`).join(''));
});

describe('in the browser', () => {
  /** Everything is near the screen. */
  class Near {
    readonly #listener: IntersectionObserverCallback;
    constructor(listener: IntersectionObserverCallback) {
      this.#listener = listener;
    }
    observe() {
      this.#listener([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    disconnect() {}
  }
  const given = globalThis.IntersectionObserver;
  beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: Near }));
  afterEach(async () => {
    // Parcels unmount a moment later
    await act(async () => cleanup());
    Object.assign(globalThis, { IntersectionObserver: given });
  });

  test.each([
    ['does not load', () => Promise.reject(new Error('offline')), 'offline'],
    ['throws while it is shown', () => Promise.resolve(widgetOf('alpha', true)), 'alpha throws'],
  ] as const)('a widget that %s leaves those beside it', async (_, load, reason) => {
    const failures: SectionFailure[] = [];
    const portal = createPortal(
      { locale: 'ko', registry, nonce: '', settings: { publicOrigin: 'http://localhost' }, widgets: {} },
      {
        navigate: () => undefined,
        setLocale: async () => undefined,
        loadModule: (section) => (section === 'alpha' ? load() : Promise.resolve(widgetOf(section))),
        report: (failure) => void failures.push(failure),
      },
      () => ({}) as never,
    );
    setPortal(portal);
    const props = { offer: 'web-eq' };
    const { container } = render(
      <TestPortal portal={portal}>
        <Slot name={slot} props={props} />
      </TestPortal>,
    );
    await screen.findByText('beta about web-eq');
    await screen.findByText('zeta about web-eq');
    const places = [...container.querySelectorAll<HTMLElement>(`[data-slot="${slot}"]`)];
    expect(places.map((place) => within(place).queryByText(/about web-eq/)?.textContent)).toEqual([
      'beta about web-eq',
      'zeta about web-eq',
      undefined,
    ]);
    expect(failures.map(({ section, kind }) => [section, kind])).toContainEqual(['alpha', 'widget']);
    expect(failures.map(({ message }) => String(message)).join()).toContain(reason);
  });
});
