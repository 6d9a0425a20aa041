import { Button, Card, Dialog, Icon, useToast, useTranslation } from '@portal/kit';
import type { Inquiry } from '../../api/inbox.ts';
import styles from './password-panel.module.css';
import { useReveal } from './use-reveal.ts';

/** The SMWP password of an application: what has become of it, and its one reveal. */
export function PasswordPanel({ inquiry, onRevealed }: { inquiry: Inquiry; onRevealed(): void }) {
  const { t } = useTranslation('support');
  const toast = useToast();
  const { number, password: fate, smwpId } = inquiry;
  const { password, isBusy, reveal, forget } = useReveal(number, onRevealed);

  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    toast.success(t('admin.password.copied'));
  }

  return (
    <Card as="section" aria-labelledby="inquiry-password">
      <h2 className={styles.title} id="inquiry-password">
        {t('admin.password.title')}
      </h2>
      <p className={styles.text}>{t(`admin.password.fates.${fate}`)}</p>
      {fate === 'kept' && (
        <Button variant="secondary" loading={isBusy} onClick={reveal}>
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
    </Card>
  );
}
