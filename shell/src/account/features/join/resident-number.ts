export type Gender = 'male' | 'female';

interface ResidentDigit {
  gender: Gender;
  century: 1900 | 2000;
}

/**
 * What the first digit of a resident number's back part tells: 1 and 2 were born in the 1900s, 3 and 4 in the 2000s,
 * 5 to 8 the same for foreign residents; odd is male. Undefined for anything but 1 to 8.
 */
export function readResidentDigit(digit: string): ResidentDigit | undefined {
  if (!/^[1-8]$/.test(digit)) return undefined;
  const value = Number(digit);
  return { gender: value % 2 === 1 ? 'male' : 'female', century: [1, 2, 5, 6].includes(value) ? 1900 : 2000 };
}

/** YYMMDD (with the century) or YYYYMMDD as `YYYY-MM-DD`; undefined when there is no such day. */
export function readBirthDate(digits: string, century: 1900 | 2000): string | undefined {
  const match = /^(\d{2}|\d{4})(\d{2})(\d{2})$/.exec(digits);
  if (!match) return undefined;
  const [, years = '', month = '', day = ''] = match;
  const year = years.length === 4 ? years : String(century + Number(years));
  const text = `${year}-${month}-${day}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** Full years between two days, both `YYYY-MM-DD`; negative when the first is the later one. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
