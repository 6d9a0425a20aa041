import { Checkbox, TextField, useTranslation, type ResponseOf } from '@portal/kit';
import { formatDateTime, FormSection, SaveBar, useEditDraft, useForm } from '@portal/kit/admin';
import { useApi } from '../../api/client.ts';
import type { paths } from '../../api/types.generated.ts';
import styles from './settings-form.module.css';

export type SupportSettings = ResponseOf<paths, 'GET', '/api/email/admin/settings'>;

interface SettingsFormProps {
  settings: SupportSettings;
  onReload(): void;
}

/** Who may send a general inquiry, where the company is told of new ones, and whether senders are asked how it went. */
export function SettingsForm({ settings, onReload }: SettingsFormProps) {
  const { t } = useTranslation('support');
  const api = useApi();
  const { guestInquiries, inboxEmail, asksSatisfaction, defaultInboxEmail, version, updatedAt, updatedBy } = settings;
  const initial = { guestInquiries, inboxEmail: inboxEmail ?? '', asksSatisfaction };
  const form = useForm({
    initial,
    send: (values): Promise<unknown> =>
      api.send('PUT', '/api/email/admin/settings', {
        version: draft.version,
        guestInquiries: values.guestInquiries,
        inboxEmail: values.inboxEmail.trim() || null,
        asksSatisfaction: values.asksSatisfaction,
      }),
    onSent: onReload,
    errorText: (code) => t([`admin.errors.${code}`, 'admin.failed']),
  });
  const draft = useEditDraft(form, { name: 'support.draft.settings', stored: initial, version });
  return (
    <form className={styles.form} {...form.props}>
      <FormSection title={t('admin.settings.guests')} lead={t('admin.settings.guestsLead')}>
        <Checkbox label={t('admin.settings.guestInquiries')} {...form.toggle('guestInquiries')} />
      </FormSection>
      <FormSection title={t('admin.settings.inbox')} lead={t('admin.settings.inboxLead')}>
        <TextField
          label={t('admin.settings.inboxEmail')}
          hint={t('admin.settings.inboxEmailHint', { email: defaultInboxEmail })}
          type="email"
          autoComplete="off"
          maxLength={254}
          {...form.field('inboxEmail')}
        />
      </FormSection>
      <FormSection title={t('admin.settings.satisfaction')} lead={t('admin.settings.satisfactionLead')}>
        <Checkbox label={t('admin.settings.asksSatisfaction')} {...form.toggle('asksSatisfaction')} />
      </FormSection>
      {updatedBy && (
        <p className={styles.changed}>
          {t('admin.settings.changed', { name: updatedBy, time: formatDateTime(updatedAt) })}
        </p>
      )}
      <SaveBar form={form} draft={draft} onShowCurrent={onReload} />
    </form>
  );
}
