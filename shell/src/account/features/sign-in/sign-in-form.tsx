import {
  ApiError,
  Button,
  Checkbox,
  Icon,
  Link,
  PasswordField,
  TextField,
  usePortal,
  useSearchParams,
  useTranslation,
} from '@portal/kit';
import { browserStorage } from '@portal/kit/storage';
import { withQuery } from '@portal/kit/url';
import { useEffect, useEffectEvent, useState } from 'react';
import { secondStepOf, type SecondStep } from '../../../api/second-factor.ts';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import { useAccountForm } from '../../ui/account-page/use-account-form.ts';
import form from '../../ui/account-page/form.module.css';
import { useAfterSignIn } from '../../ui/second-factor/use-after-sign-in.ts';
import { nextPath } from '../../ui/second-factor/next-path.ts';
import { OtherWays } from './other-ways.tsx';

/** Where this browser keeps the address of who wants it. */
const REMEMBERED = 'remembered-email';

const EMPTY = { email: '', password: '', remember: false };

/** State of the sign-in form; after signing in it leads on. */
export function useSignIn() {
  const { session } = usePortal();
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const leadOn = useAfterSignIn();
  const [step, setStep] = useState<SecondStep>();
  const next = nextPath(params.get('next'));
  const signIn = useAccountForm({
    initial: EMPTY,
    secrets: ['password'],
    check: ({ email, password }) => ({
      email: email.trim() === '' ? 'required' : email.includes('@') ? undefined : 'email',
      password: password === '' ? 'required' : undefined,
    }),
    async send({ email, password }) {
      try {
        return { user: await session.signIn(email.trim(), password) };
      } catch (error) {
        const second = error instanceof ApiError ? secondStepOf(error) : undefined;
        if (!second) throw error;
        return { step: second };
      }
    },
    onSent(answer, { email, remember }) {
      if (remember) browserStorage.set(REMEMBERED, email.trim());
      else browserStorage.remove(REMEMBERED);
      if (answer.user) leadOn(answer.user, next);
      else setStep(answer.step);
    },
    failed: t('account.login.failure'),
    failureText: ({ code }) => t(code === 'suspended' ? 'account.login.suspended' : 'account.login.wrong'),
  });
  return {
    ...signIn,
    /** What the sign-in still asks for. */
    step,
    next,
    beginAnew() {
      setStep(undefined);
      signIn.reset(EMPTY);
    },
  };
}

/** E-mail, password, and the choice to remember the e-mail. */
export function SignInForm({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const recall = useEffectEvent(() => {
    const email = browserStorage.get(REMEMBERED);
    if (email && signIn.fillIn({ email })) signIn.fillIn({ remember: true });
  });
  // Not known to the server, so it is put in afterwards, unless somebody has typed by then.
  useEffect(() => recall(), []);

  return (
    <>
      {params.has('next') && (
        <p className={form['notice']} role="status">
          <Icon className={form['messageIcon']} name="info" size={18} />
          {t('account.login.needed')}
        </p>
      )}
      <form className={form['form']} {...signIn.props}>
        <TextField
          {...signIn.field('email')}
          type="email"
          label={t('account.login.email')}
          autoComplete="username"
          required
        />
        <PasswordField
          {...signIn.field('password')}
          label={t('account.login.password')}
          autoComplete="current-password"
          required
        />
        <div className={form['between']}>
          <Checkbox {...signIn.toggle('remember')} label={t('account.login.remember')} />
          <Link to="/forgot-password">{t('account.login.forgot')}</Link>
        </div>
        <FormMessage>{signIn.message}</FormMessage>
        <Button type="submit" size="large" loading={signIn.isSending}>
          {t('account.login.submit')}
        </Button>
      </form>
      <OtherWays next={signIn.next} query={withQuery('', params)} />
      <p className={form['foot']}>
        {t('account.login.noAccount')} <Link to={withQuery('/join', params)}>{t('account.login.join')}</Link>
      </p>
    </>
  );
}
