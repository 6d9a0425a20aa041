import { useStore } from '@portal/kit/host';
import { usePortal, useTranslation } from '@portal/kit';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastItem } from './toast-item.tsx';
import styles from './toasts.module.css';

/**
 * Keeps the element in the top layer, and in the dialog that is on top, the last in the document: all that is outside a modal
 * dialog can be neither pressed nor read out. A question has only its own buttons. React does not see the move: nothing comes
 * before the element in its parent, and it is back there when React removes it.
 */
function useTopLayer(element: HTMLElement | null) {
  useLayoutEffect(() => {
    const home = element?.parentElement;
    if (!element || !home) return;
    const place = () => {
      const parent = [...document.querySelectorAll('dialog[open]:not([role])')].at(-1) ?? home;
      if (element.parentElement !== parent) parent.append(element);
      if ('showPopover' in element && !element.matches(':popover-open')) element.showPopover();
    };
    place();
    const observer = new MutationObserver(place);
    observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      home.append(element);
    };
  }, [element]);
}

/**
 * The current toasts, in a polite live region that exists from the start, as screen readers need it. It has their words alone:
 * what closes them is beside it, or its name would be said with them. They are portals: for those React listens at their place,
 * wherever it is, and not at the root alone, in which the dialog of a section is not.
 */
export function Toasts() {
  const { toasts } = usePortal();
  const { t } = useTranslation('shell');
  const items = useStore(toasts.store, (state) => state.items);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useTopLayer(region);
  return (
    <div
      ref={setRegion}
      popover="manual"
      className={styles['region']}
      role="region"
      aria-label={t('common.toast.region')}
    >
      <div className={styles['words']} aria-live="polite" />
      {region &&
        createPortal(
          items.map((toast) => (
            <ToastItem key={toast.id} toast={toast} closers={region} onEnd={() => toasts.dismiss(toast.id)} />
          )),
          region.firstElementChild as Element,
        )}
    </div>
  );
}
