import { Button, Link, PasswordField, TextField, useSearchParams, useTranslation } from '@portal/kit';
import { withQuery } from '@portal/kit/url';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import form from '../../ui/account-page/form.module.css';
import type { JoinField } from './check-join.ts';
import { Consents } from './consents.tsx';
import styles from './join-form.module.css';
import { useJoin } from './use-join.ts';

/** The sign-up form. */
export function JoinForm() {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const search = withQuery('', params);
  const join = useJoin(search);

  const field = (name: JoinField, options: { hint?: boolean } = {}) => ({
    ...join.field(name),
    label: t(`account.join.${name}`),
    hint: options.hint ? t(`account.join.${name}Hint`) : undefined,
    required: true,
  });
  const numeric = { inputMode: 'numeric', autoComplete: 'off' } as const;

  return (
    <>
      <form className={form['form']} {...join.props}>
        <TextField {...field('email', { hint: true })} type="email" autoComplete="email" maxLength={254} />
        <div className={form['pair']}>
          <PasswordField {...field('password', { hint: true })} autoComplete="new-password" />
          <PasswordField {...field('passwordAgain')} autoComplete="new-password" />
        </div>
        <TextField {...field('name')} autoComplete="name" maxLength={100} />
        <div className={form['pair']}>
          <TextField {...field('birthDate', { hint: true })} {...numeric} maxLength={8} />
          <TextField
            {...field('digit', { hint: true })}
            {...numeric}
            maxLength={1}
            inputClassName={styles['digit']}
            suffix={
              <span className={styles['dots']} aria-hidden="true">
                ●●●●●●
              </span>
            }
          />
        </div>
        <div className={form['pair']}>
          <TextField {...field('phoneNumber', { hint: true })} type="tel" autoComplete="tel" maxLength={30} />
          <TextField
            {...field('company', { hint: true })}
            required={false}
            autoComplete="organization"
            maxLength={200}
          />
        </div>
        <Consents toggle={join.toggle} />
        <FormMessage>{join.message}</FormMessage>
        <Button type="submit" size="large" loading={join.isSending}>
          {t('account.join.submit')}
        </Button>
      </form>
      <p className={form['foot']}>
        {t('account.join.haveAccount')} <Link to={`/login${search}`}>{t('account.join.login')}</Link>
      </p>
    </>
  );
}
