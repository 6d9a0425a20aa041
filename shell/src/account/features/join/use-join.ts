import { ApiError, useNavigate, useSearchParams, useToast, useTranslation } from '@portal/kit';
import { useRef, useState, type FormEvent } from 'react';
import { useApi } from '../../../api/client.ts';
import { useFailureText } from '../../ui/account-page/use-failure-text.ts';
import { checkJoin, signUpBody, type JoinErrors, type JoinValues } from './check-join.ts';
import { serverErrors } from './server-errors.ts';
import { todayInSeoul } from './resident-number.ts';

function readValues(form: FormData): JoinValues {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    email: text('email'),
    password: String(form.get('password') ?? ''),
    passwordAgain: String(form.get('passwordAgain') ?? ''),
    name: text('name'),
    birthDate: text('birthDate'),
    digit: text('digit'),
    phoneNumber: text('phoneNumber'),
    company: text('company'),
    terms: form.has('terms'),
    privacy: form.has('privacy'),
    marketing: form.has('marketing'),
  };
}

/** State of the join form: what is wrong, whether it is being sent, and its submit handler. */
export function useJoin() {
  const api = useApi();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('shell');
  const failureText = useFailureText();
  const [params] = useSearchParams();
  const [errors, setErrors] = useState<JoinErrors>({});
  const [message, setMessage] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const attempt = useRef({ key: '', content: '' });
  const search = params.size > 0 ? `?${params}` : '';

  /** One key for one content: pressing again after a lost answer signs up once, a corrected form is another attempt. */
  function keyFor(body: object): string {
    const content = JSON.stringify(body);
    if (attempt.current.content !== content) attempt.current = { key: crypto.randomUUID(), content };
    return attempt.current.key;
  }

  function show(found: JoinErrors, text?: string) {
    setErrors(found);
    setMessage(text ?? (Object.keys(found).length > 0 ? t('account.join.check') : undefined));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const values = readValues(new FormData(event.currentTarget));
    const found = checkJoin(values, todayInSeoul());
    show(found);
    if (Object.keys(found).length > 0) return;
    setIsSending(true);
    try {
      const body = signUpBody(values);
      const answer = await api.send('POST', '/api/user/signup', body, {
        idempotencyKey: keyFor(body),
      });
      // Spec, "Validation rules": an empty answer is a failure.
      if (!answer) throw new ApiError(502);
      toast.success(t('account.join.success'));
      navigate(`/login${search}`);
    } catch (error) {
      show(error instanceof ApiError ? serverErrors(error) : {}, failureText(error) ?? t('account.join.check'));
      toast.error(t('account.join.failure'));
      setIsSending(false);
    }
  }

  return { errors, message, isSending, submit, search };
}
