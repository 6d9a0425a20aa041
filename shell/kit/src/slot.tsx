import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from './use-translation.ts';
import { mountRootParcel } from 'single-spa';
import type { Portal } from './portal.ts';
import { usePortal } from './portal-context.tsx';
import { findWidget } from './registry.ts';
import { ErrorState } from './ui/error-state.tsx';
import type { Widget, WidgetProps } from './widget.tsx';

const NO_PROPS: WidgetProps = {};
/** A widget is hydrated this far before it reaches the screen. */
const NEAR_SCREEN = '400px';

/** Calls back once the element comes near the screen, or at once when a change of language makes its text stale. */
function whenNear(element: Element, portal: Portal, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) go();
    },
    { rootMargin: NEAR_SCREEN },
  );
  function stop(): void {
    observer.disconnect();
    portal.i18n.off('languageChanged', go);
  }
  function go(): void {
    stop();
    start();
  }
  observer.observe(element);
  portal.i18n.on('languageChanged', go);
  return stop;
}

/**
 * The place of a widget that a section provides, found by the slot's name in the registry. Empty when none does. The
 * server's HTML is there from the start; the widget's code is loaded when the place comes near the screen. Pass `props`
 * as an object that stays the same: another one mounts the widget again.
 */
export function Slot({ name, props = NO_PROPS, className }: { name: string; props?: WidgetProps; className?: string }) {
  const portal = usePortal();
  const { t } = useTranslation('shell');
  const instanceId = `${name}:${useId()}`;
  const host = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const target = findWidget(portal.registry.getState(), name);
  const { section, module } = target ?? {};
  // The server puts the widget's HTML in the place of the marker; React must leave it alone while hydrating.
  const [html] = useState(() => {
    if (!target) return { __html: '' };
    return { __html: `<div>${portal.collectSlot?.({ id: instanceId, ...target, props }) ?? ''}</div>` };
  });

  useEffect(() => {
    const element = host.current?.firstElementChild;
    if (!section || !module || !(element instanceof HTMLElement)) return;
    let isLeft = false;
    let parcel: ReturnType<typeof mountRootParcel> | undefined;
    const start = async () => {
      try {
        const { parcel: config } = (await portal.loadModule(section, module)) as Widget;
        if (isLeft) return;
        parcel = mountRootParcel(config, { domElement: element, instanceId, widgetProps: props });
        await parcel.mountPromise;
        setFailed(false);
      } catch (error) {
        if (isLeft) return;
        portal.report({ section, kind: 'widget', message: error });
        // What the server rendered stays readable; only an empty place needs words.
        setFailed(!element.hasChildNodes());
      }
    };
    const forget = whenNear(element, portal, () => void start());
    return () => {
      isLeft = true;
      forget();
      void parcel?.unmount();
    };
  }, [attempt, instanceId, module, portal, props, section]);

  return (
    <div className={className}>
      <div ref={host} data-slot={name} suppressHydrationWarning dangerouslySetInnerHTML={html} />
      {failed && (
        <ErrorState
          title={t('common.problem.section.title')}
          text={t('common.problem.section.text')}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    </div>
  );
}
