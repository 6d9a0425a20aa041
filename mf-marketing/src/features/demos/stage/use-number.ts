import { useLocale } from '@portal/kit';
import { useMemo } from 'react';

/** Writes numbers as the page's language does, with a fixed number of digits. */
export function useNumber(): (value: number, digits?: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const formats = [0, 1, 2].map(
      (digits) => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    );
    return (value, digits = 0) => formats[digits]?.format(value) ?? String(value);
  }, [locale]);
}
