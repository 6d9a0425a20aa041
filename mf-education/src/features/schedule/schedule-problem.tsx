import { ErrorState, useLocation, useNavigate, useTranslation } from '@portal/kit';

/** Stands in the schedule's place when it could not be loaded; trying again is entering the same address. */
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
