import { Icon, useTranslation, VisuallyHidden, type IconName } from '@portal/kit';
import type { Toast } from '@portal/kit/host';
import { createPortal } from 'react-dom';
import styles from './toasts.module.css';
import { useCountdown } from './use-countdown.ts';

const ICONS: Record<Toast['type'], IconName> = { info: 'info', success: 'check', warning: 'alert', error: 'alert' };

interface ToastItemProps {
  toast: Toast;
  /** Where its close button goes. */
  closers: Element;
  onEnd(): void;
}

/** One toast. Its timer is paused while it has the pointer or the focus. */
export function ToastItem({ toast: { type, text, timeoutMs }, closers, onEnd }: ToastItemProps) {
  const { t } = useTranslation('shell');
  const countdown = useCountdown(timeoutMs, onEnd);
  return (
    <div
      className={`${styles['toast']} ${styles[type]}`}
      data-toast={type}
      onPointerEnter={() => countdown.hold('pointer')}
      onPointerLeave={() => countdown.release('pointer')}
      onFocus={() => countdown.hold('focus')}
      onBlur={() => countdown.release('focus')}
    >
      <Icon className={styles['icon']} name={ICONS[type]} />
      <p className={styles['text']}>
        <VisuallyHidden>{t(`common.toast.${type}`)} </VisuallyHidden>
        {text}
      </p>
      {createPortal(
        <button type="button" className={styles['close']} aria-label={t('common.toast.close')} onClick={onEnd}>
          <Icon name="close" size={16} />
        </button>,
        closers,
      )}
    </div>
  );
}
