import type { FieldErrors } from '../errors/problem-error.ts';
import { walkValues } from './walk-values.ts';

/** Birthday, a separator or none, and seven digits of which the first says century and sex. Full-width characters are folded before. */
const candidates = /(?<!\d)(\d{2})(\d{2})(\d{2})( ?[-‐‑–—] ?| )?([1-8])(\d{6})(?!\d)/g;
const unusualDigits = /[０-９－]/;
const centuries: Record<string, number> = { 1: 1900, 2: 1900, 3: 2000, 4: 2000, 5: 1900, 6: 1900, 7: 2000, 8: 2000 };
const weights = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5];
/** From October 2020 on the last six digits are random: such a number looks like a lot number. */
const lastCheckedYear = 2020;

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The check digit of a Korean's number, or of a foreigner's. */
function hasCheckDigit(digits: string): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const last = Number(digits[12]);
  return last === (11 - (sum % 11)) % 10 || last === (13 - (sum % 11)) % 10;
}

/** A Korean bar code (EAN-13), which may look like a number without a separator. */
function isBarCode(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return digits.startsWith('880') && sum % 10 === 0;
}

function isNumber([, year = '', month = '', day = '', separator, sex = '', rest = '']: RegExpExecArray): boolean {
  const born = (centuries[sex] ?? 0) + Number(year);
  if (!isDay(born, Number(month), Number(day)) || born > new Date().getUTCFullYear()) return false;
  const digits = year + month + day + sex + rest;
  if (hasCheckDigit(digits)) return separator !== undefined || !isBarCode(digits);
  return separator !== undefined && born >= 1930 && born < lastCheckedYear;
}

/**
 * The text with the last six digits of each whole resident registration number (주민등록번호, or a foreigner's) as `*`, which the
 * Personal Information Protection Act, article 24-2, forbids to keep without a law that asks for it. Numbers without a separator and
 * those of people born since 2020 are found by their check digit alone.
 */
export function maskResidentNumbers(text: string): string {
  // Folding keeps each of these characters one character long
  const folded = unusualDigits.test(text) ? text.replaceAll(/[０-９－]/g, (one) => one.normalize('NFKC')) : text;
  let masked = '';
  let end = 0;
  for (const found of folded.matchAll(candidates)) {
    if (!isNumber(found)) continue;
    const next = found.index + found[0].length;
    masked += `${text.slice(end, next - 6)}******`;
    end = next;
  }
  return masked + text.slice(end);
}

export const holdsResidentNumber = (text: string): boolean => maskResidentNumbers(text) !== text;

/** `resident-number` for each text of a parsed request that holds a whole one, but for passwords: these are never kept. */
export function residentNumberFields(input: unknown): FieldErrors {
  const errors: FieldErrors = {};
  walkValues(input, (path, value) => {
    if (typeof value !== 'string' || value.length < 13 || /password/i.test(path)) return;
    if (holdsResidentNumber(value)) errors[path || '_'] = 'resident-number';
  });
  return errors;
}
