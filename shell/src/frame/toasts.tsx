import { useStore } from '@portal/kit/host';
import { usePortal, useTranslation } from '@portal/kit';
import { useEffect, useRef } from 'react';
import { ToastItem } from './toast-item.tsx';
import styles from './toasts.module.css';

/** Keeps the element in the top layer, above modal dialogs: the element that was added last is on top. */
function useTopLayer(newest: number | undefined) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    const isShown = element.matches(':popover-open');
    if (isShown && newest !== undefined && document.querySelector('dialog:modal')) element.hidePopover();
    else if (isShown) return;
    element.showPopover();
  }, [newest]);
  return region;
}

/** The current toasts, in a polite live region that exists from the start, as screen readers need it. */
export function Toasts() {
  const { toasts } = usePortal();
  const { t } = useTranslation('shell');
  const items = useStore(toasts.store, (state) => state.items);
  const region = useTopLayer(items.at(-1)?.id);
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
