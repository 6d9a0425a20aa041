import { Button, Select, TextField, useNavigate, usePortal, useToast, useTranslation, layout } from '@portal/kit';
import { useApi } from '../../../api/client.ts';
import { changeAccount, type Account } from '../../../api/account.ts';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import { useAccountForm } from '../../ui/account-page/use-account-form.ts';
import form from '../../ui/account-page/form.module.css';

/** What one may change of oneself. Give it a `key` of the stored version: a stored change makes a new form. */
export function ProfileForm({ account }: { account: Account }) {
  const { t } = useTranslation('shell');
  const { session } = usePortal();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { name, phoneNumber, company, locale, version } = account;
  const { props, field, message, state, isSending, reset } = useAccountForm({
    initial: { name, phoneNumber, company, locale },
    isGuarded: true,
    check: (values) => ({
      name: values.name.trim() === '' ? 'required' : undefined,
      phoneNumber: values.phoneNumber.trim() === '' ? 'required' : undefined,
    }),
    send: (values) =>
      changeAccount(api, {
        version,
        name: values.name.trim(),
        phoneNumber: values.phoneNumber.trim(),
        company: values.company.trim(),
        locale: values.locale === 'en' ? 'en' : 'ko',
      }),
    async onSent() {
      // Before anything else that takes time: a link that is clicked meanwhile must be the newer navigation.
      reload();
      toast.success(t('account.my.profile.saved'));
      // The name in the header and in other tabs comes from the session.
      await session.refresh();
    },
    failed: t('account.my.profile.failure'),
  });

  function reload() {
    navigate('/account/profile', { replace: true, keepPlace: true, reload: true });
  }

  function showStored() {
    reset();
    reload();
  }

  return (
    <form className={form['form']} {...props}>
      <TextField {...field('name')} label={t('account.join.name')} autoComplete="name" maxLength={100} required />
      <div className={form['pair']}>
        <TextField
          {...field('phoneNumber')}
          label={t('account.join.phoneNumber')}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          required
        />
        <TextField
          {...field('company')}
          label={t('account.join.company')}
          autoComplete="organization"
          maxLength={200}
        />
      </div>
      <Select {...field('locale')} label={t('account.my.profile.locale')} hint={t('account.my.profile.localeHint')}>
        <option value="ko">{t('common.header.locales.ko.name')}</option>
        <option value="en">{t('common.header.locales.en.name')}</option>
      </Select>
      <FormMessage>{state === 'stale' ? t('account.errors.stale-edit') : message}</FormMessage>
      <div className={layout.row3}>
        <Button type="submit" loading={isSending}>
          {t('account.my.profile.save')}
        </Button>
        {state === 'stale' && (
          <Button variant="secondary" onClick={showStored}>
            {t('account.my.profile.reload')}
          </Button>
        )}
      </div>
    </form>
  );
}
