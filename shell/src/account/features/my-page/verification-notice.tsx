import { Button, useTranslation } from '@portal/kit';
import { useSendVerification } from '../../ui/verify-email/use-send-verification.ts';
import styles from './identity.module.css';

/** Says why the address should be confirmed, and mails the link once more. */
export function VerificationNotice({ email }: { email: string }) {
  const { t } = useTranslation('shell');
  const { isSending, send } = useSendVerification();
  return (
    <div className={styles['notice']}>
      <p>{t('account.my.verifyText', { email })}</p>
      <Button size="small" variant="secondary" loading={isSending} onClick={send}>
        {t('account.verify.resend')}
      </Button>
    </div>
  );
}
