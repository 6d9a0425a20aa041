import { Button, Dialog, TextArea, useTranslation } from '@portal/kit';
import { FormActions, useAction } from '@portal/kit/admin';
import { useState } from 'react';
import { withdrawCertificate } from '../../api/admin-certificates.ts';
import { useApi } from '../../api/client.ts';
import styles from './certificates.module.css';

// As long as the service takes.
const LONGEST_REASON = 500;

interface WithdrawDialogProps {
  number: string;
  name: string;
  onClose(): void;
  onDone(): void;
}

/** Asks before a certificate is withdrawn, and why. */
export function WithdrawDialog({ number, name, onClose, onDone }: WithdrawDialogProps) {
  const { t } = useTranslation('education');
  const api = useApi();
  const { run, isBusy } = useAction();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function withdraw() {
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return;
    void run({
      work: () => withdrawCertificate(api, { number, reason }),
      done: t('admin.certificates.withdrawn'),
      failed: ({ code }) => t([`admin.errors.${code}`, 'admin.errors.other']),
      onDone,
    });
  }

  return (
    <Dialog open onClose={onClose} title={t('admin.certificates.withdrawTitle', { name })} maxWidth={480}>
      <div className={styles.form}>
        <p>{t('admin.certificates.withdrawText')}</p>
        <TextArea
          label={t('admin.certificates.reason')}
          hint={t('admin.certificates.reasonHint')}
          error={isMissing ? t('admin.errors.required') : undefined}
          required
          rows={3}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <FormActions>
        <Button variant="ghost" onClick={onClose}>
          {t('admin.certificates.back')}
        </Button>
        <Button variant="danger" loading={isBusy} onClick={withdraw}>
          {t('admin.certificates.withdrawConfirm')}
        </Button>
      </FormActions>
    </Dialog>
  );
}
