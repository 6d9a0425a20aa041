// By its public name, so that sections that bundle this file share the kit on the page
import { useTranslation } from '@portal/kit';

/** Seconds as whole seconds, minutes or hours; rounded up, for before that time the call is refused again. */
export function roughWait(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  const [unit, size] =
    seconds < 60
      ? (['seconds', 1] as const)
      : seconds < 3_600
        ? (['minutes', 60] as const)
        : (['hours', 3_600] as const);
  return { unit, count: Math.ceil(seconds / size) };
}

/** Words for a call that was refused with 429: when to try again, as far as the response tells (`retryAfterSeconds` of ApiError). */
export function useSlowDownText(): (error: { retryAfterSeconds?: number }) => string {
  const { t } = useTranslation('shell');
  return ({ retryAfterSeconds }) => {
    const text = t('common.slowDown.text');
    if (retryAfterSeconds === undefined) return text;
    const { unit, count } = roughWait(retryAfterSeconds);
    return `${text} ${t(`common.slowDown.${unit}`, { count })}`;
  };
}
