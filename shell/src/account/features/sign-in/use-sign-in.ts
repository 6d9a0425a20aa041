import { ApiError, useNavigate, usePortal, useSearchParams, useToast, useTranslation } from '@portal/kit';
import { useState, type FormEvent } from 'react';
import { useFailureText } from '../../ui/account-page/use-failure-text.ts';
import { nextPath } from './next-path.ts';
import { rememberEmail } from './remembered-email.ts';

export interface SignInErrors {
  email?: 'required' | 'email';
  password?: 'required';
}

function check(email: string, password: string): SignInErrors {
  return {
    email: email === '' ? 'required' : email.includes('@') ? undefined : 'email',
    password: password === '' ? 'required' : undefined,
  };
}

/** State of the sign-in form: what is wrong, whether it is being sent, and its submit handler. */
export function useSignIn() {
  const { session } = usePortal();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('shell');
  const failureText = useFailureText();
  const [params] = useSearchParams();
  const [errors, setErrors] = useState<SignInErrors>({});
  const [message, setMessage] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email')).trim();
    const password = String(form.get('password'));
    const found = check(email, password);
    setErrors(found);
    setMessage(undefined);
    if (found.email || found.password) return;
    setIsSending(true);
    try {
      await session.signIn(email, password);
      rememberEmail(form.has('remember') ? email : undefined);
      toast.success(t('account.login.success'));
      navigate(nextPath(params.get('next')), { replace: true });
    } catch (error) {
      const { status = 0, code } = error instanceof ApiError ? error : {};
      const isWrong = status >= 400 && status < 429;
      setMessage(
        code === 'suspended' ? t('account.login.suspended') : isWrong ? t('account.login.wrong') : failureText(error),
      );
      toast.error(t('account.login.failure'));
      setIsSending(false);
    }
  }

  const isSentHere = params.has('next');
  return { errors, message, isSending, submit, isSentHere, search: params.size > 0 ? `?${params}` : '' };
}
