import { Button, ButtonLink, useConfirm, useLocation, useTranslation } from '@portal/kit';
import { FormNotice } from '@portal/kit/form';
import type { ReactNode } from 'react';
import styles from './editor-form.module.css';
import type { Editor } from './use-editor.ts';

interface EditorFormProps {
  editor: Editor;
  /** Where giving up leads. */
  cancelTo: string;
  /** Loads what somebody else has stored meanwhile; what was written is given up for it. */
  onShowCurrent?(): void;
  children: ReactNode;
}

/** The frame of an editor: what came back from earlier, its fields, what went wrong, and sending it. */
export function EditorForm({ editor, cancelTo, onShowCurrent, children }: EditorFormProps) {
  const { t } = useTranslation('community');
  const confirm = useConfirm();
  const { pathname } = useLocation();
  const { state, message, needsSignIn, progress, isRestored, isSending } = editor;

  async function discard(): Promise<void> {
    const question = {
      title: t('writing.draft.title'),
      text: t('writing.draft.text'),
      confirmLabel: t('writing.draft.discard'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    editor.discard();
    onShowCurrent?.();
  }

  const again = (
    <Button size="small" variant="secondary" onClick={() => void discard()}>
      {t('writing.draft.discard')}
    </Button>
  );
  return (
    <form {...editor.props} className={styles.form}>
      <div role="status">
        {isRestored ? (
          <FormNotice tone="info" actions={again}>
            {t('writing.draft.restored')}
          </FormNotice>
        ) : null}
      </div>
      {children}
      <div role="alert">
        {message ? (
          <FormNotice
            tone="error"
            actions={
              needsSignIn ? (
                <ButtonLink size="small" to={`/login?next=${encodeURIComponent(pathname)}`}>
                  {t('writing.signIn')}
                </ButtonLink>
              ) : state === 'stale' ? (
                again
              ) : null
            }
          >
            {message}
          </FormNotice>
        ) : null}
      </div>
      {isSending ? (
        <label className={styles.progress}>
          <span>{t('writing.sending', { percent: Math.round((progress ?? 0) * 100) })}</span>
          <progress max={1} value={progress ?? 0} />
        </label>
      ) : null}
      <div className={styles.buttons}>
        <ButtonLink variant="secondary" to={cancelTo}>
          {t('writing.cancel')}
        </ButtonLink>
        <Button type="submit" loading={isSending}>
          {t('writing.submit')}
        </Button>
      </div>
    </form>
  );
}
