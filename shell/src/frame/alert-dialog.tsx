import { useStore } from '@portal/kit/host';
import { Button, Icon, usePortal, useTranslation } from '@portal/kit';
import { useEffect, useId, useRef } from 'react';
import styles from './alert-dialog.module.css';

/** The modal notice: a statement with one button, or a question with two. The browser gives the focus back. */
export function AlertDialog() {
  const { alerts } = usePortal();
  const { t } = useTranslation('shell');
  const current = useStore(alerts.store, (state) => state.current);
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useId();

  useEffect(() => {
    if (current && !dialog.current?.open) dialog.current?.showModal();
    if (!current) dialog.current?.close();
  }, [current]);

  const { title, text, confirmLabel, cancelLabel, danger } = current ?? {};
  return (
    <dialog
      ref={dialog}
      className={styles['alert']}
      role="alertdialog"
      aria-label={title ?? t('common.alert.label')}
      aria-describedby={textId}
      onClose={() => dialog.current?.open || current?.close(false)}
    >
      <Icon className={danger ? styles['danger'] : styles['mark']} name={danger ? 'alert' : 'info'} size={32} />
      {title && <h2 className={styles['title']}>{title}</h2>}
      <p className={title ? styles['detail'] : styles['text']} id={textId}>
        {text}
      </p>
      <div className={styles['buttons']}>
        <Button variant={confirmLabel ? 'secondary' : 'primary'} onClick={() => dialog.current?.close()}>
          {cancelLabel ?? t(confirmLabel ? 'common.alert.cancel' : 'common.alert.ok')}
        </Button>
        {confirmLabel && (
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => current?.close(true)}>
            {confirmLabel}
          </Button>
        )}
      </div>
    </dialog>
  );
}
