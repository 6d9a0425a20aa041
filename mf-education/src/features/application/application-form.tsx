import { Icon, Link, TextArea, TextField, useLocale, useSession, useToast, useTranslation, layout } from '@portal/kit';
import { isEmail, isPhoneNumber, useForm } from '@portal/kit/form';
import { useRemote } from '@portal/kit/remote';
import { useApi } from '../../api/client.ts';
import { applyForTraining, getProfile, type ApplicationRecord } from '../../api/applications.ts';
import styles from './application-form.module.css';

const EMPTY = { name: '', email: '', phoneNumber: '', company: '', position: '', application: '' };

/** Fields without which nothing is sent; what one wants to learn may stay open. */
const REQUIRED = ['name', 'email', 'phoneNumber', 'company', 'position'] as const;

interface ApplicationFormInput {
  educationId: number;
  onSent(record: ApplicationRecord): void;
}

/** An application for a training, filled in for members as far as their account knows. The dialog around it is guarded. */
export function useApplicationForm({ educationId, onSent }: ApplicationFormInput) {
  const { t } = useTranslation('education');
  const api = useApi();
  const locale = useLocale();
  const toast = useToast();
  const { user } = useSession();
  const form = useForm({
    initial: EMPTY,
    isGuarded: false,
    check: (values) => ({
      email: isEmail(values.email) ? undefined : 'email',
      phoneNumber: isPhoneNumber(values.phoneNumber) ? undefined : 'phone',
      ...Object.fromEntries(REQUIRED.flatMap((field) => (values[field].trim() === '' ? [[field, 'required']] : []))),
    }),
    send(values, { keyFor }) {
      const application = { educationId, ...values, lang: locale };
      return applyForTraining(api, application, keyFor(application));
    },
    onSent(record) {
      toast.success(t('application.sent'));
      onSent(record);
    },
    onFailed: () => toast.error(t('application.notSent')),
    errorText: (code, field) =>
      t(
        field
          ? [`application.errors.${code}`, 'application.errors.invalid']
          : [`application.refused.${code}`, 'application.refused.other'],
      ),
  });
  const email = user?.email;
  async function fillIn(address: string, signal: AbortSignal) {
    const { name, phoneNumber, company } = await getProfile(api, address);
    if (!signal.aborted) form.fillIn({ email: address, name, phoneNumber, company });
  }
  useRemote(email ? ['profile', email] : undefined, (signal) => fillIn(email ?? '', signal), {
    onFailed: () => toast.error(t('application.profileFailed')),
  });
  return form;
}

interface ApplicationFormProps {
  /** The id by which a button outside the form sends it. */
  id: string;
  form: ReturnType<typeof useApplicationForm>;
}

/** The form by which visitors and members apply (spec, "Education schedule"); its button is in the dialog's footer. */
export function ApplicationForm({ id, form }: ApplicationFormProps) {
  const { t } = useTranslation('education');
  const { field, failure, message = failure && t('application.refused.fields') } = form;
  return (
    <form {...form.props} id={id} className={layout.stack5}>
      <div className={styles.fields}>
        <TextField label={t('application.name')} required autoComplete="name" maxLength={60} {...field('name')} />
        <TextField
          label={t('application.email')}
          required
          type="email"
          autoComplete="email"
          maxLength={254}
          {...field('email')}
        />
        <TextField
          label={t('application.phoneNumber')}
          required
          type="tel"
          autoComplete="tel"
          maxLength={30}
          {...field('phoneNumber')}
        />
        <TextField
          label={t('application.company')}
          required
          autoComplete="organization"
          maxLength={100}
          {...field('company')}
        />
        <TextField
          label={t('application.position')}
          required
          autoComplete="organization-title"
          maxLength={100}
          {...field('position')}
        />
      </div>
      <TextArea
        label={t('application.application')}
        hint={t('application.applicationHint')}
        rows={3}
        maxLength={2000}
        {...field('application')}
      />
      <p className={`${layout.muted} ${layout.small}`}>
        {t('application.privacy')}{' '}
        <Link to="/privacy" target="_blank">
          {t('application.privacyLink')}
        </Link>
      </p>
      <div role="alert">
        {message ? (
          <p className={styles.refused}>
            <Icon name="alert" size={18} /> {message}
          </p>
        ) : null}
      </div>
    </form>
  );
}
