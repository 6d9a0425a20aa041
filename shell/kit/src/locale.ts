import type { Locale } from '@portal/contract';

export type { Locale };

export const LOCALES: readonly Locale[] = ['ko', 'en'];

export function isLocale(value: unknown): value is Locale {
  return value === 'ko' || value === 'en';
}
