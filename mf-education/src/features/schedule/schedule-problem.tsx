import { ErrorState, useLocation, useNavigate, useTranslation } from '@portal/kit';

/** Shown instead of the schedule when it could not be loaded. A retry navigates to the same URL. */
export function ScheduleProblem() {
  const { t } = useTranslation('education');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <ErrorState
      title={t('schedule.error')}
      text={t('schedule.errorText')}
      onRetry={() => navigate(pathname + search, { replace: true })}
    />
  );
}
