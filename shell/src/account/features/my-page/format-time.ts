import type { Locale } from '@portal/kit';

const LANGUAGES: Record<Locale, string> = { ko: 'ko-KR', en: 'en-GB' };

/** The day of a time, in Korea. */
export function formatDay(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LANGUAGES[locale], { dateStyle: 'long', timeZone: 'Asia/Seoul' }).format(
    new Date(time),
  );
}

/** Day and time, in Korea. */
export function formatTime(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LANGUAGES[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  }).format(new Date(time));
}
