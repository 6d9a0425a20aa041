import { useStore } from '@portal/kit/host';
import { usePortal, useTranslation } from '@portal/kit';
import { useLayoutEffect, useRef } from 'react';
import { ToastItem } from './toast-item.tsx';
import styles from './toasts.module.css';

/**
 * Keeps the element in the top layer, and in the dialog that is on top, the last in the document: all that is outside a modal
 * dialog can be neither pressed nor read out. A question has only its own buttons. React does not see the move: nothing comes
 * before the element in its parent, and it is back there when React removes it.
 */
function useTopLayer() {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = region.current;
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
  }, []);
  return region;
}

/** The current toasts, in a polite live region that exists from the start, as screen readers need it. */
export function Toasts() {
  const { toasts } = usePortal();
  const { t } = useTranslation('shell');
  const items = useStore(toasts.store, (state) => state.items);
  const region = useTopLayer();
  return (
    <div
      ref={region}
      popover="manual"
      className={styles['region']}
      role="region"
      aria-label={t('common.toast.region')}
      aria-live="polite"
    >
      {items.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onEnd={() => toasts.dismiss(toast.id)} />
      ))}
    </div>
  );
}
