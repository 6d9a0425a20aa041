const shapes = /^(\d{4})-(\d{2})-(\d{2})$|^(\d{4})(\d{2})(\d{2})$|^(\d{2})(\d{2})(\d{2})$/;
const oldestAge = 130;

function isDay(date: string): boolean {
  const moment = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(date);
}

/** Full years on a day; both `YYYY-MM-DD`. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/**
 * Reads `YYYY-MM-DD`, `YYYYMMDD` or `YYMMDD` as `YYYY-MM-DD`; undefined for a day that is none, lies ahead or too far back.
 * Two digits of a year mean the latest such day that has been: taken for older, a child would pass the age limit.
 */
export function readBirthDate(text: string, today: string): string | undefined {
  const [, y1, m1, d1, y2, m2, d2, y3, m3, d3] = shapes.exec(text.trim()) ?? [];
  const rest = `${m1 ?? m2 ?? m3}-${d1 ?? d2 ?? d3}`;
  const year = y1 ?? y2;
  const candidates = year === undefined ? [`20${y3}-${rest}`, `19${y3}-${rest}`] : [`${year}-${rest}`];
  return candidates.find((date) => isDay(date) && date <= today && ageOn(date, today) <= oldestAge);
}
