import { ErrorState, useLocation, useNavigate, useToast, useTranslation } from '@portal/kit';
import { useEffect } from 'react';

/** Shown instead of a list that could not be loaded, with a toast (spec, "Feedback"). A retry navigates to the same URL. */
export function BoardProblem() {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const toast = useToast();
  const { pathname, search } = useLocation();
  useEffect(() => toast.error(t('common.error')), [toast, t]);
  return (
    <ErrorState
      title={t('common.error')}
      text={t('common.errorText')}
      onRetry={() => navigate(pathname + search, { replace: true })}
    />
  );
}
