import { ApiError, useTranslation } from '@portal/kit';
import { useSlowDownText } from '@portal/kit/slow-down';

/** Words for a call that failed as a whole: with the wait when it was slowed down, or that nothing was reached. */
export function useFailureText(): (error: unknown) => string | undefined {
  const { t } = useTranslation('shell');
  const slowDownText = useSlowDownText();
  return (error) => {
    const failure = error instanceof ApiError ? error : new ApiError(0);
    if (failure.status === 429) return slowDownText(failure);
    return failure.status === 0 || failure.status >= 500 ? t('account.errors.unavailable') : undefined;
  };
}
