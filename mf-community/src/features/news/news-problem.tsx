import { ErrorState, useLocation, useNavigate, useTranslation } from '@portal/kit';

/** Stands in the list's place when it could not be loaded; trying again is entering the same address. */
export function NewsProblem() {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return <ErrorState title={t('news.error')} text={t('news.errorText')} onRetry={() => navigate(pathname + search, { replace: true })} />;
}
