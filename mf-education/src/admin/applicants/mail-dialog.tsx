import { Button, Dialog, Icon, TextArea, TextField, useToast, useTranslation } from '@portal/kit';
import { FormActions, FormSection, RestoredNotice, useEditDraft, useForm, useRemote } from '@portal/kit/admin';
import { useCallback, useState } from 'react';
import { useApi } from '../../api/client.ts';
import { countRecipients, mailApplicants, type Applicant, type MailTarget } from '../../api/admin-applicants.ts';
import styles from './mail-dialog.module.css';

const EMPTY_MAIL = { subject: '', text: '', subjectEn: '', textEn: '' };

interface MailDialogProps {
  target: MailTarget;
  /** Ids of the trainings whose applicants are written to: the draft is of these. */
  trainings: string;
  onClose(): void;
  onSent(): void;
}

/** Writes one mail to the chosen applicants; those who applied in English get the English text, where there is one. */
function MailDialog({ target, trainings, onClose, onSent }: MailDialogProps) {
  const { t } = useTranslation('education');
  const api = useApi();
  const toast = useToast();
  const { data: recipients } = useRemote(['recipients', target], () => countRecipients(api, target), {
    onFailed: () => toast.error(t('admin.mail.notCounted')),
  });
  const form = useForm({
    initial: EMPTY_MAIL,
    send({ subject, text, subjectEn, textEn }, { keyFor }) {
      const mail = subjectEn || textEn ? { subject, text, subjectEn, textEn } : { subject, text };
      return mailApplicants(api, { ...target, ...mail }, keyFor([target, mail]));
    },
    onSent(number) {
      toast.success(t('admin.mail.sent', { number }));
      onSent();
    },
    errorText: (code) => t([`admin.errors.${code}`, 'admin.errors.other']),
    check: ({ subject, text }) => ({
      subject: subject.trim() ? undefined : 'required',
      text: text.trim() ? undefined : 'required',
    }),
  });
  const draft = useEditDraft(form, { name: `education.draft.mail.${trainings}`, stored: EMPTY_MAIL });

  return (
    <Dialog open onClose={onClose} title={t('admin.mail.title')} maxWidth={720} closeGuard={() => !form.changed}>
      <form {...form.props}>
        <p className={styles.whom} role="status">
          {recipients === undefined ? '' : t('admin.mail.whom', { number: recipients })}
        </p>
        <RestoredNotice draft={draft} />
        <FormSection title={t('admin.mail.korean')}>
          <TextField label={t('admin.mail.subject')} required maxLength={150} {...form.field('subject')} />
          <TextArea label={t('admin.mail.text')} required rows={8} maxLength={10_000} {...form.field('text')} />
        </FormSection>
        <FormSection title={t('admin.mail.english')} lead={t('admin.mail.englishLead')}>
          <TextField label={t('admin.mail.subject')} lang="en" maxLength={150} {...form.field('subjectEn')} />
          <TextArea label={t('admin.mail.text')} lang="en" rows={6} maxLength={10_000} {...form.field('textEn')} />
        </FormSection>
        <div role="alert">{form.message ? <p className={styles.refused}>{form.message}</p> : null}</div>
        <FormActions>
          <Button variant="ghost" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {t('admin.mail.send')}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  );
}

interface MailChosenProps {
  chosen: readonly Pick<Applicant, 'applicationId' | 'educationId'>[];
  /** Once they were written to. */
  onDone(): void;
}

interface OpenedMail extends Pick<MailDialogProps, 'target' | 'trainings'> {
  onDone?(): void;
}

const mailTo = (
  target: MailTarget,
  educationIds: readonly (number | undefined)[],
  onDone?: () => void,
): OpenedMail => ({
  target,
  trainings: [...new Set(educationIds)].sort((a = 0, b = 0) => a - b).join('-'),
  onDone,
});

/** Mails to applicants: what asks for one to all of a filter or to the chosen ones, and its dialog, which is as large as its page. */
export function useMailing() {
  const { t } = useTranslation('education');
  const [mail, setMail] = useState<OpenedMail>();
  const close = () => setMail(undefined);
  const MailChosen = useCallback(function MailChosen({ chosen, onDone }: MailChosenProps) {
    const ids = chosen.map(({ applicationId }) => applicationId);
    const trainings = chosen.map(({ educationId }) => educationId);
    return <MailButton onClick={() => setMail(mailTo({ ids }, trainings, onDone))} />;
  }, []);
  return {
    toAll: (filter: MailTarget, onDone?: () => void) => (
      <Button variant="secondary" size="small" onClick={() => setMail(mailTo(filter, [filter.educationId], onDone))}>
        <Icon name="mail" size={18} /> {t('admin.mail.all')}
      </Button>
    ),
    /** For the chosen rows of a list. */
    MailChosen,
    dialog: mail && (
      <MailDialog
        {...mail}
        onClose={close}
        onSent={() => {
          close();
          mail.onDone?.();
        }}
      />
    ),
  };
}

function MailButton({ onClick }: { onClick(): void }) {
  const { t } = useTranslation('education');
  return (
    <Button size="small" onClick={onClick}>
      {t('admin.mail.selected')}
    </Button>
  );
}
