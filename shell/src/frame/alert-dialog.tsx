import { Button, Icon, usePortal, useStore, useTranslation } from '@portal/kit';
import { useEffect, useId, useRef } from 'react';
import styles from './alert-dialog.module.css';

/** The modal notice with one button. The browser gives the focus back to where it was. */
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

  return (
    <dialog
      ref={dialog}
      className={styles['alert']}
      role="alertdialog"
      aria-label={t('common.alert.label')}
      aria-describedby={textId}
      onClose={() => current?.close()}
    >
      <Icon className={styles['mark']} name="info" size={32} />
      <p className={styles['text']} id={textId}>
        {current?.text}
      </p>
      <Button className={styles['ok']} onClick={() => dialog.current?.close()}>
        {t('common.alert.ok')}
      </Button>
    </dialog>
  );
}
