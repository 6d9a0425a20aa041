import {
  ApiError,
  Button,
  Select,
  TextField,
  useLeaveGuard,
  useNavigate,
  usePortal,
  useToast,
  useTranslation,
} from '@portal/kit';
import { useState, type FormEvent } from 'react';
import { changeAccount, type Account } from '../../../api/account.ts';
import { useApi } from '../../../api/client.ts';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import form from '../../ui/account-page/form.module.css';
import { useAccountForm } from '../../ui/account-page/use-account-form.ts';
import { useFocusFirstError } from '../../ui/account-page/use-focus-first-error.ts';

const FIELDS = ['name', 'phoneNumber', 'company', 'locale'] as const;
const textOf = (values: FormData, name: string) => String(values.get(name) ?? '').trim();

/** What one may change of oneself. Give it a `key` of the stored version: a stored change makes a new form. */
export function ProfileForm({ account }: { account: Account }) {
  const { t } = useTranslation('shell');
  const { session } = usePortal();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const [isChanged, setIsChanged] = useState(false);
  const [isStale, setIsStale] = useState(false);
  const release = useLeaveGuard(isChanged);
  const { errors, message, isSending, submit, field } = useAccountForm({
    fields: FIELDS,
    check: (values) => ({
      name: textOf(values, 'name') === '' ? 'required' : undefined,
      phoneNumber: textOf(values, 'phoneNumber') === '' ? 'required' : undefined,
    }),
    async send(values) {
      try {
        await changeAccount(api, {
          version: account.version,
          name: textOf(values, 'name'),
          phoneNumber: textOf(values, 'phoneNumber'),
          company: textOf(values, 'company'),
          locale: values.get('locale') === 'en' ? 'en' : 'ko',
        });
      } catch (error) {
        setIsStale(error instanceof ApiError && error.code === 'stale-edit');
        throw error;
      }
      // Before anything else that takes time: a link that is clicked meanwhile must be the newer navigation.
      reload();
      toast.success(t('account.my.profile.saved'));
      // The name in the header and in other tabs comes from the session.
      await session.refresh();
    },
    failure: t('account.my.profile.failure'),
  });
  const formElement = useFocusFirstError(errors);

  function reload() {
    release();
    navigate('/account/profile', { replace: true, reload: true });
  }

  function noteChange({ currentTarget }: FormEvent<HTMLFormElement>) {
    const values = new FormData(currentTarget);
    setIsChanged(FIELDS.some((name) => String(values.get(name) ?? '') !== account[name]));
  }

  return (
    <form className={form['form']} ref={formElement} onSubmit={submit} onInput={noteChange} method="post" noValidate>
      <TextField
        {...field('name')}
        label={t('account.join.name')}
        defaultValue={account.name}
        autoComplete="name"
        maxLength={100}
        required
      />
      <div className={form['pair']}>
        <TextField
          {...field('phoneNumber')}
          label={t('account.join.phoneNumber')}
          defaultValue={account.phoneNumber}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          required
        />
        <TextField
          {...field('company')}
          label={t('account.join.company')}
          defaultValue={account.company}
          autoComplete="organization"
          maxLength={200}
        />
      </div>
      <Select
        {...field('locale')}
        label={t('account.my.profile.locale')}
        hint={t('account.my.profile.localeHint')}
        defaultValue={account.locale}
      >
        <option value="ko">{t('common.header.locales.ko.name')}</option>
        <option value="en">{t('common.header.locales.en.name')}</option>
      </Select>
      <FormMessage>{message}</FormMessage>
      <div className={form['actions']}>
        <Button type="submit" loading={isSending}>
          {t('account.my.profile.save')}
        </Button>
        {isStale && (
          <Button variant="secondary" onClick={reload}>
            {t('account.my.profile.reload')}
          </Button>
        )}
      </div>
    </form>
  );
}
