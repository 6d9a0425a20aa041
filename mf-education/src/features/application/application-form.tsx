import { Icon, Link, TextArea, TextField, useTranslation } from '@portal/kit';
import styles from './application-form.module.css';
import type { useApplicationForm } from './use-application-form.ts';

interface ApplicationFormProps {
  /** The id by which a button outside the form sends it. */
  id: string;
  form: ReturnType<typeof useApplicationForm>;
}

/** The form by which visitors and members apply (spec, "Education schedule"); its button stands below the dialog. */
export function ApplicationForm({ id, form }: ApplicationFormProps) {
  const { t } = useTranslation('education');
  return (
    <form {...form.formProps} id={id} className={styles.form}>
      <div className={styles.fields}>
        <TextField label={t('application.name')} required autoComplete="name" maxLength={60} {...form.field('name')} />
        <TextField
          label={t('application.email')}
          required
          type="email"
          autoComplete="email"
          maxLength={254}
          {...form.field('email')}
        />
        <TextField
          label={t('application.phoneNumber')}
          required
          type="tel"
          autoComplete="tel"
          maxLength={30}
          {...form.field('phoneNumber')}
        />
        <TextField
          label={t('application.company')}
          required
          autoComplete="organization"
          maxLength={100}
          {...form.field('company')}
        />
        <TextField
          label={t('application.position')}
          required
          autoComplete="organization-title"
          maxLength={100}
          {...form.field('position')}
        />
      </div>
      <TextArea
        label={t('application.application')}
        hint={t('application.applicationHint')}
        rows={3}
        maxLength={2000}
        {...form.field('application')}
      />
      <p className={styles.privacy}>
        {t('application.privacy')}{' '}
        <Link to="/privacy" target="_blank">
          {t('application.privacyLink')}
        </Link>
      </p>
      <div role="alert">
        {form.message ? (
          <p className={styles.refused}>
            <Icon name="alert" size={18} /> {form.message}
          </p>
        ) : null}
      </div>
    </form>
  );
}
