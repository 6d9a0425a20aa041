import { ErrorState, useLocation, useNavigate, useTranslation } from '@portal/kit';

/** Shown instead of a list that could not be loaded. A retry navigates to the same URL. */
export function BoardProblem() {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <ErrorState
      title={t('common.error')}
      text={t('common.errorText')}
      onRetry={() => navigate(pathname + search, { replace: true })}
    />
  );
}
