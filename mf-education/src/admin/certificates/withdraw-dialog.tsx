import { Button, Dialog, TextArea, useToast, useTranslation } from '@portal/kit';
import { FormActions, RestoredNotice, useEditDraft, useForm } from '@portal/kit/admin';
import { withdrawCertificate } from '../../api/admin-certificates.ts';
import { useApi } from '../../api/client.ts';
import styles from './certificates.module.css';

// As long as the service takes.
const LONGEST_REASON = 500;
const EMPTY = { reason: '' };

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
  const toast = useToast();
  const form = useForm<typeof EMPTY, unknown>({
    initial: EMPTY,
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : 'required' }),
    send: ({ reason }) => withdrawCertificate(api, { number, reason }),
    onSent() {
      toast.success(t('admin.certificates.withdrawn'));
      onDone();
    },
    errorText: (code) => t([`admin.errors.${code}`, 'admin.errors.other']),
  });
  const draft = useEditDraft(form, { name: `education.draft.withdraw.${number}`, stored: EMPTY });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.certificates.withdrawTitle', { name })}
      maxWidth={480}
      closeGuard={() => !form.changed}
    >
      <form {...form.props}>
        <div className={styles.form}>
          <p>{t('admin.certificates.withdrawText')}</p>
          <RestoredNotice draft={draft} />
          <TextArea
            label={t('admin.certificates.reason')}
            hint={t('admin.certificates.reasonHint')}
            required
            rows={3}
            maxLength={LONGEST_REASON}
            {...form.field('reason')}
            error={form.errorOf('reason') ?? form.message}
          />
        </div>
        <FormActions>
          <Button variant="ghost" onClick={onClose}>
            {t('admin.certificates.back')}
          </Button>
          <Button type="submit" variant="danger" loading={form.isSending}>
            {t('admin.certificates.withdrawConfirm')}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  );
}
