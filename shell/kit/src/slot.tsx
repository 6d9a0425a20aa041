import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from './use-translation.ts';
import { mountRootParcel } from 'single-spa';
import type { Portal } from './portal.ts';
import { usePortal } from './portal-context.tsx';
import { findWidgets } from './registry.ts';
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

interface PlaceProps {
  slot: string;
  section: string;
  module: string;
  props: WidgetProps;
}

/** The place of one widget. What fails in it is shown in it, and the widgets beside it stay. */
function Place({ slot, section, module, props }: PlaceProps) {
  const portal = usePortal();
  const { t } = useTranslation('shell');
  const instanceId = `${slot}:${useId()}`;
  const host = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  // The server puts the widget's HTML in the place of the marker; React must leave it alone while hydrating.
  const [html] = useState(() => ({
    __html: `<div>${portal.collectSlot?.({ id: instanceId, slot, section, module, props }) ?? ''}</div>`,
  }));

  useEffect(() => {
    const element = host.current?.firstElementChild;
    if (!(element instanceof HTMLElement)) return;
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
    <>
      <div ref={host} data-slot={slot} suppressHydrationWarning dangerouslySetInnerHTML={html} />
      {failed && (
        <ErrorState
          title={t('common.problem.section.title')}
          text={t('common.problem.section.text')}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    </>
  );
}

/**
 * The place of the widgets that sections provide for it, found by the slot's name in the registry and shown in the order
 * that they name. Empty when there are none. The server's HTML is there from the start; a widget's code is loaded when its
 * place comes near the screen. Pass `props` as an object that stays the same: another one mounts the widgets again.
 */
export function Slot({ name, props = NO_PROPS, className }: { name: string; props?: WidgetProps; className?: string }) {
  const targets = findWidgets(usePortal().registry.getState(), name);
  return (
    <div className={className}>
      {targets.map((target) => (
        <Place key={target.section} slot={name} {...target} props={props} />
      ))}
    </div>
  );
}
