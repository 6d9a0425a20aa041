import { Button, Dialog, Icon, useToast, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/admin';
import { useState } from 'react';
import { useApi } from '../../api/client.ts';
import { revealPassword, type Inquiry } from '../../api/inbox.ts';
import styles from './password-panel.module.css';
import { SidePanel } from './side-panel.tsx';

/** The SMWP password of an application: what has become of it, and its one reveal: what was shown lives in this state only. */
export function PasswordPanel({ inquiry, onRevealed }: { inquiry: Inquiry; onRevealed(): void }) {
  const { t } = useTranslation('support');
  const toast = useToast();
  const { number, password: fate, smwpId } = inquiry;
  const api = useApi();
  const { run, isBusy } = useAction();
  const [password, setPassword] = useState<string>();

  const reveal = () =>
    run({
      question: {
        title: t('admin.password.revealTitle'),
        text: t('admin.password.revealText'),
        confirmLabel: t('admin.password.reveal'),
        danger: true,
      },
      work: () => revealPassword({ api, number }),
      onDone: setPassword,
      failed: ({ code }) => t([`admin.errors.${code}`, 'admin.failed']),
      failedMs: 5000,
      onFailed: onRevealed,
    });

  function forget() {
    setPassword(undefined);
    onRevealed();
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('admin.password.copied'));
    } catch {
      // The browser or the admin does not allow it
      toast.error(t('admin.password.notCopied'));
    }
  }

  return (
    <SidePanel id="inquiry-password" title={t('admin.password.title')} text={t(`admin.password.fates.${fate}`)}>
      {fate === 'kept' && (
        <Button variant="secondary" loading={isBusy} onClick={() => void reveal()}>
          <Icon name="eye" size={18} />
          {t('admin.password.reveal')}
        </Button>
      )}
      <Dialog
        open={password !== undefined}
        onClose={forget}
        title={t('admin.password.title')}
        maxWidth={480}
        footer={<Button onClick={forget}>{t('admin.password.close')}</Button>}
      >
        <p className={styles.warning}>{t('admin.password.shownOnce')}</p>
        <dl className={styles.secret}>
          <dt>{t('admin.inquiry.smwpId')}</dt>
          <dd>{smwpId}</dd>
          <dt>{t('admin.password.label')}</dt>
          <dd>
            <code>{password}</code>
            <Button size="small" variant="secondary" onClick={() => void copy(password ?? '')}>
              <Icon name="copy" size={16} />
              {t('admin.password.copy')}
            </Button>
          </dd>
        </dl>
      </Dialog>
    </SidePanel>
  );
}
