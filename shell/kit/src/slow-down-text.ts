import { useTranslation } from './use-translation.ts';

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3_600;

/** Seconds as whole seconds, minutes or hours; rounded up, for before that time the call is refused again. */
export function roughWait(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds < SECONDS_PER_MINUTE) return { unit: 'seconds', count: Math.ceil(seconds) };
  if (seconds < SECONDS_PER_HOUR) return { unit: 'minutes', count: Math.ceil(seconds / SECONDS_PER_MINUTE) };
  return { unit: 'hours', count: Math.ceil(seconds / SECONDS_PER_HOUR) };
}

/** Words for a call that was refused with 429: when to try again, as far as the response tells (`retryAfterSeconds` of ApiError). */
export function useSlowDownText(): (error: { retryAfterSeconds?: number }) => string {
  const { t } = useTranslation('shell');
  return ({ retryAfterSeconds }) => {
    if (retryAfterSeconds === undefined) return t('common.slowDown.text');
    const { unit, count } = roughWait(retryAfterSeconds);
    return t('common.slowDown.textWithWait', { wait: t(`common.slowDown.${unit}`, { count }) });
  };
}
