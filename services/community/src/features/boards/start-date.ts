const dayOnly = /^\d{4}-\d{2}-\d{2}$/;
const withoutOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;
const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Years that no item means. */
const earliest = Date.parse('2000-01-01T00:00:00Z');
const latest = Date.parse('2100-01-01T00:00:00Z');

/** The day that JavaScript would move to another month, such as 31 February. */
function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

/** A start date as a moment: a day begins at midnight in Seoul, a clock without an offset is Seoul's. Undefined when it is none. */
export function startDate(text: string): Date | undefined {
  const complete = dayOnly.test(text)
    ? `${text}T00:00:00+09:00`
    : withoutOffset.test(text)
      ? `${text}+09:00`
      : withOffset.test(text)
        ? text
        : undefined;
  if (complete === undefined || !isRealDay(text)) return undefined;
  const moment = new Date(complete);
  return moment.getTime() >= earliest && moment.getTime() < latest ? moment : undefined;
}
