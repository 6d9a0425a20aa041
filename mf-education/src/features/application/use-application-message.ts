import { useTranslation, type ApiError } from '@portal/kit';
import { useSlowDownText } from '@portal/kit/slow-down';

type Refusal = Pick<ApiError, 'code' | 'status' | 'errors' | 'retryAfterSeconds'>;

/** Why a call about an application was refused, for beside the form. */
export function useApplicationMessage(): (refusal: Refusal) => string {
  const { t } = useTranslation('education');
  const slowDownText = useSlowDownText();
  return (refusal) => {
    const { code, status, errors } = refusal;
    if (errors && Object.keys(errors).length > 0) return t('application.refused.fields');
    if (status === 429) return slowDownText(refusal);
    return t([`application.refused.${code}`, 'application.refused.other']);
  };
}
