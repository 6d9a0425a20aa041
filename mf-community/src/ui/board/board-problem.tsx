import { ErrorState, useLocation, useNavigate, useToast, useTranslation } from '@portal/kit';
import { useEffect } from 'react';

interface BoardProblemProps {
  /** With a toast (spec, "Error catalogue"). */
  hasToast: boolean;
}

/** Shown instead of what could not be loaded. A retry navigates to the same URL. */
export function BoardProblem({ hasToast }: BoardProblemProps) {
  const { t } = useTranslation('community');
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (hasToast) toast.error(t('common.error'));
  }, [hasToast, toast, t]);
  return (
    <ErrorState
      title={t('common.error')}
      text={t('common.errorText')}
      onRetry={() => navigate(pathname + search, { replace: true, reload: true })}
    />
  );
}
