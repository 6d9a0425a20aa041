import { Button, Checkbox, Dialog, useTranslation } from '@portal/kit';
import { FormActions, useAction } from '@portal/kit/admin';
import { useState } from 'react';
import { stepApplicant, type Applicant } from '../../api/admin-applicants.ts';
import { useApi } from '../../api/client.ts';
import styles from './applicant-dialog.module.css';

export type ApplicantStep = 'promote' | 'cancel';

interface StepDialogProps {
  step: ApplicantStep;
  applicant: Applicant;
  onClose(): void;
  onDone(): void;
}

/** Asks before somebody who waits gets a seat, or an application is cancelled, and whether they are mailed. */
export function StepDialog({ step, applicant, onClose, onDone }: StepDialogProps) {
  const { t } = useTranslation('education');
  const api = useApi();
  const { run, isBusy } = useAction();
  const [notify, setNotify] = useState(true);
  const { applicationId, version, name } = applicant;

  const confirm = () =>
    void run({
      work: () => stepApplicant(api, step, { applicationId, version, notify }),
      done: t(`admin.applicant.${step}.done`),
      failed: ({ code }) => t([`admin.errors.${code}`, 'admin.errors.other']),
      onDone,
    });

  return (
    <Dialog open onClose={onClose} title={t(`admin.applicant.${step}.title`, { name })} maxWidth={480}>
      <p className={styles.text}>{t(`admin.applicant.${step}.text`)}</p>
      <Checkbox
        label={t(`admin.applicant.${step}.notify`)}
        checked={notify}
        onChange={({ target }) => setNotify(target.checked)}
      />
      <FormActions>
        <Button variant="ghost" onClick={onClose}>
          {t('admin.applicant.back')}
        </Button>
        <Button variant={step === 'cancel' ? 'danger' : undefined} loading={isBusy} onClick={confirm}>
          {t(`admin.applicant.${step}.confirm`)}
        </Button>
      </FormActions>
    </Dialog>
  );
}
