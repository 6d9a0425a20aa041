import { useLocale } from '@portal/kit';

/** Names the minutes of an hour, or the hours of a week, by the clock in Korea. */
export function useTimeName(period: 'hour' | 'week'): (at: string) => string {
  const locale = useLocale();
  return (at) =>
    new Date(at).toLocaleString(locale, {
      timeZone: 'Asia/Seoul',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(period === 'week' && { month: '2-digit', day: '2-digit' }),
    });
}
