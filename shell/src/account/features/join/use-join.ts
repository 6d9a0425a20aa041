import { ApiError, useNavigate, useToast, useTranslation } from '@portal/kit';
import { dayInSeoul } from '@portal/kit/dates';
import { useApi } from '../../../api/client.ts';
import { useAccountForm } from '../../ui/account-page/use-account-form.ts';
import { checkJoin, signUpBody, type JoinField, type JoinValues } from './check-join.ts';

const EMPTY: JoinValues = {
  email: '',
  password: '',
  passwordAgain: '',
  name: '',
  birthDate: '',
  digit: '',
  phoneNumber: '',
  company: '',
  terms: false,
  privacy: false,
  marketing: false,
};

/** The service's names of fields that the form calls otherwise. */
const FIELD_NAMES: Record<string, JoinField> = {
  gender: 'digit',
  'consents.terms': 'terms',
  'consents.privacy': 'privacy',
  consents: 'privacy',
};

/** Texts without the blanks around them, passwords as typed. */
function trimmed(values: JoinValues): JoinValues {
  const texts = (['email', 'name', 'birthDate', 'digit', 'phoneNumber', 'company'] as const).map(
    (name) => [name, values[name].trim()] as const,
  );
  return { ...values, ...Object.fromEntries(texts) };
}

/** State of the join form; after signing up it leads to Login, with the query of this page. */
export function useJoin(search: string) {
  const api = useApi();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('shell');
  const form = useAccountForm({
    initial: EMPTY,
    isGuarded: true,
    secrets: ['password', 'passwordAgain', 'digit'],
    // The age limit is meant in Korea.
    check: (values) => checkJoin(trimmed(values), dayInSeoul()),
    async send(values, { keyFor }) {
      const body = signUpBody(trimmed(values));
      const answer = await api.send('POST', '/api/user/signup', body, {
        idempotencyKey: keyFor(body),
      });
      // Spec, "Validation rules": an empty answer is a failure.
      if (!answer) throw new ApiError(502);
    },
    onSent() {
      toast.success(t('account.join.success'));
      navigate(`/login${search}`);
    },
    fieldNames: FIELD_NAMES,
    failed: t('account.join.failure'),
    failureText: () => t('account.join.check'),
  });
  return { ...form, message: form.message ?? (form.state === 'failed' ? t('account.join.check') : undefined) };
}
