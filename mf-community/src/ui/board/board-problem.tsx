import { ErrorState, useLocation, useNavigate, useTranslation } from '@portal/kit';

/** Stands in a list's place when it could not be loaded; trying again is entering the same address. */
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
