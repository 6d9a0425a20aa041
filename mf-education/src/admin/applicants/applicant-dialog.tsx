import { Checkbox, Dialog, Select, TextArea, TextField, useToast, useTranslation, type Locale } from '@portal/kit';
import { SaveBar, useEditDraft, useForm } from '@portal/kit/admin';
import { addApplicant, correctApplicant, type Applicant } from '../../api/admin-applicants.ts';
import { useAdminItem } from '../../api/admin-client.ts';
import { useApi } from '../../api/client.ts';
import styles from './applicant-dialog.module.css';

const EMPTY = { name: '', email: '', phoneNumber: '', company: '', position: '', application: '', locale: 'ko' };

type Saved = Awaited<ReturnType<typeof addApplicant>>;

export interface ApplicantDialogProps {
  /** The applicant to correct; without one somebody is added. */
  applicant?: Applicant;
  /** The training to add to; without one it is chosen here. */
  educationId?: number;
  onClose(): void;
  onSaved(): void;
  /** Reads the applicant again, whom somebody else has corrected meanwhile. */
  onShowCurrent?(): void;
}

/** Enters an applicant by hand, or corrects one. */
export function ApplicantDialog({ applicant, educationId, onClose, onSaved, onShowCurrent }: ApplicantDialogProps) {
  const { t } = useTranslation('education');
  const api = useApi();
  const toast = useToast();
  const isChoosing = !applicant && educationId === undefined;
  const trainings = useAdminItem(isChoosing ? '/api/education/admin/training-names' : undefined);
  const held = applicant
    ? (Object.fromEntries(Object.keys(EMPTY).map((name) => [name, applicant[name as keyof Applicant]])) as typeof EMPTY)
    : EMPTY;
  const kind = applicant ? 'correct' : 'add';
  const initial = { ...held, educationId: String(educationId ?? ''), notify: true };
  const form = useForm({
    initial,
    async send({ educationId: chosen, locale, ...values }, { keyFor }): Promise<Saved> {
      const person = { ...values, locale: locale as Locale };
      if (!applicant) {
        const body = { ...person, educationId: Number(chosen) };
        return addApplicant(api, body, keyFor(body));
      }
      const { applicationId } = applicant;
      const version = draft.version ?? applicant.version;
      return correctApplicant(api, { ...person, applicationId, version });
    },
    onSent({ status, place }) {
      const result = kind === 'add' && status === 'waiting' ? 'waiting' : kind;
      toast.success(t(`admin.applicant.${result}.done`, { place }));
      onSaved();
    },
    errorText: (code) => t([`admin.errors.${code}`, 'admin.errors.other']),
    check: ({ name, email, phoneNumber, educationId: chosen }) => ({
      educationId: isChoosing && chosen === '' ? 'required' : undefined,
      name: name.trim() ? undefined : 'required',
      email: email.trim() ? undefined : 'required',
      phoneNumber: phoneNumber.trim() ? undefined : 'required',
    }),
  });
  const draft = useEditDraft(form, {
    name: `education.draft.applicant.${applicant?.applicationId ?? `new-${educationId ?? ''}`}`,
    stored: initial,
    version: applicant?.version,
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`admin.applicant.${kind}.title`)}
      maxWidth={600}
      closeGuard={() => !form.changed}
    >
      <form {...form.props} className={styles.form}>
        {isChoosing ? (
          <Select label={t('admin.applicants.training')} required {...form.field('educationId')}>
            <option value="">{t('admin.applicant.choose')}</option>
            {(trainings.data ?? []).map(({ educationId: id, title, startDate }) => (
              <option key={id} value={id}>{`${startDate.replaceAll('-', '.')} ${title}`}</option>
            ))}
          </Select>
        ) : null}
        <TextField label={t('application.name')} required maxLength={60} {...form.field('name')} />
        <TextField label={t('application.email')} required type="email" maxLength={254} {...form.field('email')} />
        <TextField
          label={t('application.phoneNumber')}
          required
          type="tel"
          maxLength={30}
          {...form.field('phoneNumber')}
        />
        <TextField label={t('application.company')} maxLength={100} {...form.field('company')} />
        <TextField label={t('application.position')} maxLength={100} {...form.field('position')} />
        <Select label={t('admin.applicant.locale')} {...form.field('locale')}>
          <option value="ko">{t('admin.mail.korean')}</option>
          <option value="en">{t('admin.mail.english')}</option>
        </Select>
        <TextArea label={t('application.application')} rows={3} maxLength={2000} {...form.field('application')} />
        {applicant ? null : <p className={styles.consent}>{t('admin.applicant.consent')}</p>}
        <Checkbox label={t(`admin.applicant.${kind}.notify`)} {...form.toggle('notify')} />
        <SaveBar
          form={form}
          draft={draft}
          onCancel={onClose}
          onShowCurrent={onShowCurrent}
          submitLabel={t('admin.editor.save')}
        />
      </form>
    </Dialog>
  );
}
