import { Button, Icon, useConfirm, useTranslation } from '@portal/kit';
import type { FormState } from '@portal/kit/form';
import styles from './save-bar.module.css';

export interface SaveBarProps {
  form: { state: FormState; changed: boolean; message?: string; reset(): void };
  /** Of `useDraft`: says that what was typed earlier is there again, and gives it up. */
  draft?: { isRestored: boolean; discard(): void };
  /** Leaves the form; the guard asks when something is changed. */
  onCancel?(): void;
  /** Loads what somebody else has saved in the meantime; what was typed is given up for it, after a question. */
  onShowCurrent?(): void;
  submitLabel?: string;
}

/** The bar at the lower edge of a form: saves it, and shows the result. */
export function SaveBar({ form, draft, onCancel, onShowCurrent, submitLabel }: SaveBarProps) {
  const { t } = useTranslation('shell');
  const confirm = useConfirm();
  const { state, changed, message } = form;
  const status = state === 'saving' || state === 'saved' ? state : changed ? 'changed' : undefined;

  async function showCurrent() {
    const isSure = await confirm({
      title: t('admin.ui.save.currentTitle'),
      text: t('admin.ui.save.currentText'),
      confirmLabel: t('admin.ui.save.current'),
    });
    if (!isSure) return;
    form.reset();
    onShowCurrent?.();
  }

  async function discard({ discard: giveUp }: NonNullable<SaveBarProps['draft']>) {
    const isSure = await confirm({
      title: t('admin.ui.save.discardTitle'),
      text: t('admin.ui.save.discardText'),
      confirmLabel: t('admin.ui.save.discard'),
      danger: true,
    });
    if (isSure) giveUp();
  }

  return (
    <div className={styles['bar']}>
      <div className={styles['words']}>
        <div role="alert">
          {state === 'stale' && (
            <p className={styles['problem']}>
              <Icon name="alert" size={18} />
              <span>{t('admin.ui.save.stale')}</span>
            </p>
          )}
          {message && (
            <p className={styles['problem']}>
              <Icon name="alert" size={18} />
              <span>{message}</span>
            </p>
          )}
        </div>
        <p className={styles['status']} role="status">
          {status &&
            !message &&
            state !== 'stale' &&
            t(`admin.ui.save.${draft?.isRestored && status === 'changed' ? 'restored' : status}`)}
        </p>
      </div>
      <div className={styles['buttons']}>
        {state === 'stale' && onShowCurrent && (
          <Button variant="secondary" onClick={() => void showCurrent()}>
            {t('admin.ui.save.current')}
          </Button>
        )}
        {draft?.isRestored && state !== 'stale' && (
          <Button variant="secondary" onClick={() => void discard(draft)}>
            {t('admin.ui.save.discard')}
          </Button>
        )}
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t('admin.ui.save.cancel')}
          </Button>
        )}
        <Button type="submit" loading={state === 'saving'}>
          {submitLabel ?? t('admin.ui.save.submit')}
        </Button>
      </div>
    </div>
  );
}
