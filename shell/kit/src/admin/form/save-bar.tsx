import { Button, Icon, useConfirm, useTranslation } from '@portal/kit';
import type { FormState } from '@portal/kit/form';
import { useRef } from 'react';
import { useSaveShortcut } from '../keyboard/use-shortcut.ts';
import { MergedEdits } from './merged-edits-notice.tsx';
import type { Merged } from './use-edit-draft.ts';
import styles from './save-bar.module.css';

export interface SaveBarProps {
  form: { state: FormState; changed: boolean; message?: string; reset(): void };
  /** Of `useEditDraft`: says that what was typed earlier is there again, and what others stored meanwhile. */
  draft?: { isRestored: boolean; discard(): void; merged?: Merged; choose?(field: string, value: unknown): void };
  /** Leaves the form; the guard asks when something is changed. */
  onCancel?(): void;
  /** Loads what somebody else has saved in the meantime. Without `useEditDraft` it takes the place of what was typed. */
  onShowCurrent?(): void;
  submitLabel?: string;
}

/** The bar at the lower edge of a form: saves it, and shows the result. */
export function SaveBar({ form, draft, onCancel, onShowCurrent, submitLabel }: SaveBarProps) {
  const { t } = useTranslation('shell');
  const confirm = useConfirm();
  const { state, changed, message } = form;
  const bar = useRef<HTMLDivElement>(null);
  useSaveShortcut(() => bar.current?.closest('form'));
  const status = state === 'saving' || state === 'saved' ? state : changed ? 'changed' : undefined;

  const { merged, choose } = draft ?? {};
  const isStale = state === 'stale' && !merged;

  async function showCurrent() {
    // What was typed stays: the draft brings both together
    if (choose) return onShowCurrent?.();
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
    <div className={styles['bar']} ref={bar}>
      {merged && choose && <MergedEdits merged={merged} choose={choose} form={() => bar.current?.closest('form')} />}
      <div className={styles['words']}>
        <div role="alert">
          {isStale && (
            <p className={styles['problem']}>
              <Icon name="alert" size={18} />
              <span>{t(choose ? 'admin.ui.save.staleMerge' : 'admin.ui.save.stale')}</span>
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
            !isStale &&
            t(`admin.ui.save.${draft?.isRestored && status === 'changed' ? 'restored' : status}`)}
        </p>
      </div>
      <div className={styles['buttons']}>
        {isStale && onShowCurrent && (
          <Button variant="secondary" onClick={() => void showCurrent()}>
            {t(choose ? 'admin.ui.save.merge' : 'admin.ui.save.current')}
          </Button>
        )}
        {draft?.isRestored && !isStale && (
          <Button variant="secondary" onClick={() => void discard(draft)}>
            {t('admin.ui.save.discard')}
          </Button>
        )}
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t('admin.ui.save.cancel')}
          </Button>
        )}
        <Button type="submit" loading={state === 'saving'} aria-keyshortcuts="Control+S Meta+S">
          {submitLabel ?? t('admin.ui.save.submit')}
        </Button>
      </div>
    </div>
  );
}
