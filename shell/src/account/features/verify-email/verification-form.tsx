import { ApiError, Button, Icon, Link, PasswordField, usePortal, useTranslation } from '@portal/kit';
import { useEffect, useRef, useState } from 'react';
import { verifyEmail } from '../../../api/account.ts';
import { useApi } from '../../../api/client.ts';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import { useAccountForm } from '../../ui/account-page/use-account-form.ts';
import form from '../../ui/account-page/form.module.css';

const EMPTY = { password: '' };

/**
 * Confirms the address by a press: programs that read mails open links, too. A browser that did not sign up is asked for the
 * password, for somebody else may have signed up with the address.
 */
export function VerificationForm({ token, onResult }: { token: string; onResult(result: 'done' | 'invalid'): void }) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const { session } = usePortal();
  const [needsPassword, setNeedsPassword] = useState(false);
  const asked = useRef<HTMLDivElement>(null);
  useEffect(() => asked.current?.querySelector('input')?.focus(), [needsPassword]);
  const { props, field, message, isSending } = useAccountForm({
    initial: EMPTY,
    secrets: ['password'],
    check: ({ password }) => ({ password: needsPassword && password === '' ? 'required' : undefined }),
    async send({ password }) {
      try {
        await verifyEmail(api, { token, ...(needsPassword && { password }) });
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined;
        if (code === 'other-browser' || code === 'token-invalid') return code;
        throw error;
      }
      // The access token from before says that the address is not verified, and is refused from now on
      if (session.token()) await session.refresh();
      return 'done';
    },
    onSent(result) {
      if (result === 'other-browser') setNeedsPassword(true);
      else onResult(result === 'done' ? 'done' : 'invalid');
    },
    failed: t('account.verify.failure'),
  });
  return (
    <>
      <form className={form['form']} {...props}>
        {needsPassword ? (
          <div ref={asked}>
            <p className={form['notice']} role="status">
              <Icon className={form['messageIcon']} name="info" size={18} />
              {t('account.verify.otherBrowser')}
            </p>
            <PasswordField
              {...field('password')}
              label={t('account.login.password')}
              autoComplete="current-password"
              required
            />
          </div>
        ) : (
          <p>{t('account.verify.ask')}</p>
        )}
        <FormMessage>{message}</FormMessage>
        <Button type="submit" size="large" loading={isSending}>
          {t('account.verify.submit')}
        </Button>
      </form>
      <p className={form['foot']}>
        {t('account.verify.notYou')} <Link to="/forgot-password">{t('account.verify.takeOver')}</Link>
      </p>
    </>
  );
}
