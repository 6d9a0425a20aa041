import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { ParcelConfigObject } from 'single-spa';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { LoadContext, MessageLoader } from './contract.ts';
import type { Locale } from './locale.ts';
import { addMessages } from './messages.ts';
import { createVersionPortal, getPortal, type LocaleChange, type Portal } from './portal.ts';
import { PortalProvider } from './portal-context.tsx';
import { Boundary, mountRoot } from './react-root.tsx';
import { settle, type Settled } from './settle.ts';

export type WidgetProps = Record<string, unknown>;

/** A part of one section that another shows in a slot. A failed `load` is for the widget to show: it gets the result. */
export interface WidgetDefinition<Data> {
  name: string;
  section: string;
  bundles?: string[];
  messages: MessageLoader;
  load?(context: Omit<LoadContext, 'params'> & { props: WidgetProps }): Promise<Data>;
  Widget(view: WidgetView<Data>): ReactNode;
}

export interface WidgetView<Data> {
  result: Settled<Data>;
  props: WidgetProps;
  reload(): void;
}

export interface Widget<Data = unknown> {
  definition: WidgetDefinition<Data>;
  /** A single-spa parcel; several instances may be mounted at once. */
  parcel: ParcelConfigObject;
}

interface LoadWidgetInput<Data> {
  definition: WidgetDefinition<Data>;
  portal: Portal;
  props: WidgetProps;
  locale: Locale;
  signal: AbortSignal;
}

/** Loads messages and data of a widget instance. */
export async function loadWidget<Data>({
  definition,
  portal,
  props,
  locale,
  signal,
}: LoadWidgetInput<Data>): Promise<Settled<Data>> {
  const { section, bundles = [], messages, load } = definition;
  const url = new URL(portal.settings.publicOrigin);
  const [result] = await Promise.all([
    settle(Promise.resolve(load?.({ url, locale, api: portal.api, signal, props }) as Promise<Data>)),
    addMessages(portal.i18n, section, locale, ['common', ...bundles], messages),
  ]);
  return result;
}

interface Instance {
  root: Root;
  changeLocale: LocaleChange;
}

function instanceNode<Data>(
  definition: WidgetDefinition<Data>,
  portal: Portal,
  props: WidgetProps,
  first: Settled<Data>,
) {
  const store = createStore<{ result: Settled<Data> }>(() => ({ result: first }));
  const load = (locale: Locale) =>
    loadWidget({ definition, portal, props, locale, signal: new AbortController().signal });
  const reload = () => void load(portal.locale()).then((result) => store.setState({ result }));
  const changeLocale: LocaleChange = async (locale) => {
    const result = await load(locale);
    return { show: () => store.setState({ result }) };
  };
  function View() {
    const { Widget: Content } = definition;
    return <Content result={useStore(store, (state) => state.result)} props={props} reload={reload} />;
  }
  const node = (
    <PortalProvider portal={portal}>
      <Boundary
        fallback={() => null}
        onError={(error) => portal.report({ section: definition.section, kind: 'widget', message: error })}
      >
        <View />
      </Boundary>
    </PortalProvider>
  );
  return { node, changeLocale };
}

interface ParcelProps {
  domElement: HTMLElement;
  instanceId: string;
  widgetProps: WidgetProps;
}

/** The default export of a file in a section's `widgets/`. */
export function createWidget<Data>(definition: WidgetDefinition<Data>): Widget<Data> {
  const instances = new Map<string, Instance>();
  return {
    definition,
    parcel: {
      bootstrap: async () => undefined,
      async mount(raw) {
        const { domElement, instanceId, widgetProps } = raw as unknown as ParcelProps;
        const portal = createVersionPortal();
        const locale = portal.locale();
        const given = portal.hydration.widgets[instanceId];
        delete portal.hydration.widgets[instanceId];
        // What the server rendered is of no use once the visitor has chosen another language.
        const sent = document.documentElement.dataset.renderedIn === locale ? given : undefined;
        if (sent)
          await addMessages(
            portal.i18n,
            definition.section,
            locale,
            ['common', ...(definition.bundles ?? [])],
            definition.messages,
          );
        const first = sent
          ? (sent.data as Settled<Data>)
          : await loadWidget({ definition, portal, props: widgetProps, locale, signal: new AbortController().signal });
        const { node, changeLocale } = instanceNode(definition, portal, widgetProps, first);
        const root = await mountRoot(domElement, node, { prefix: `${instanceId}-`, hydrate: sent !== undefined });
        instances.set(instanceId, { root, changeLocale });
        portal.localeChanges.add(changeLocale);
      },
      async unmount(raw) {
        const { instanceId } = raw as unknown as ParcelProps;
        const instance = instances.get(instanceId);
        if (!instance) return;
        instances.delete(instanceId);
        getPortal().localeChanges.delete(instance.changeLocale);
        instance.root.unmount();
      },
    },
  };
}
