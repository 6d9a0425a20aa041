import { usePortal, useStore, useTranslation } from '@portal/kit';
import { ToastItem } from './toast-item.tsx';
import styles from './toasts.module.css';

/** The toasts now shown, in a polite live region that stands from the start, as screen readers need it. */
export function Toasts() {
  const { toasts } = usePortal();
  const { t } = useTranslation('shell');
  const items = useStore(toasts.store, (state) => state.items);
  return (
    <div className={styles['region']} role="region" aria-label={t('common.toast.region')} aria-live="polite">
      {items.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onEnd={() => toasts.dismiss(toast.id)} />
      ))}
    </div>
  );
}
