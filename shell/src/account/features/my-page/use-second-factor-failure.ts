import { useTranslation, type ApiError } from '@portal/kit';
import { useFailureText } from '../../ui/account-page/use-failure-text.ts';

const KNOWN = ['last-second-factor', 'step-up-required', 'second-factor-missing', 'totp-exists'];

/** Words for a refused change of what lets a person in, where there are some. */
export function useSecondFactorFailure(): (error: ApiError) => string | undefined {
  const { t } = useTranslation('shell');
  const failureText = useFailureText();
  return (error) => failureText(error) ?? (KNOWN.includes(error.code) ? t(`account.errors.${error.code}`) : undefined);
}
