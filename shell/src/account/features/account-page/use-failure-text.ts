import { ApiError, useTranslation } from '@portal/kit';

/** Words for a call that failed as a whole: with the wait when it was slowed down, or that nothing was reached. */
export function useFailureText(): (error: unknown) => string | undefined {
  const { t } = useTranslation('shell');
  return (error) => {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 429) {
      const seconds = (error instanceof ApiError && error.retryAfterSeconds) || 60;
      const wait = seconds < 60 ? t('account.wait.seconds', { count: seconds }) : t('account.wait.minutes', { count: Math.ceil(seconds / 60) });
      return t('account.errors.too-many', { wait });
    }
    return status === 0 || status >= 500 ? t('account.errors.unavailable') : undefined;
  };
}
