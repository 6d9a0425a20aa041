import { ErrorState, useLocation, useNavigate, useToast, useTranslation } from '@portal/kit';
import { useEffect } from 'react';

/** The toast of what could not be loaded (spec, "Error catalogue"). */
export function useLoadFailureToast(isShown: boolean): void {
  const { t } = useTranslation('community');
  const toast = useToast();
  useEffect(() => {
    if (isShown) toast.error(t('common.error'));
  }, [isShown, toast, t]);
}

/**
 * Shown instead of a list that could not be loaded. A retry navigates to the same URL. The list of news has no toast (spec:
 * "News list load errors are only logged").
 */
export function BoardProblem({ hasToast }: { hasToast: boolean }) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useLoadFailureToast(hasToast);
  return (
    <ErrorState
      title={t('common.error')}
      text={t('common.errorText')}
      onRetry={() => navigate(pathname + search, { replace: true })}
    />
  );
}
