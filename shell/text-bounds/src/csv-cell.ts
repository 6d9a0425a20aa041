/** Full-width signs count too: Excel with an East Asian language takes them for the narrow ones. The apostrophes are ours. */
const startsFormula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
/** A telephone number that begins with a plus, which Excel would take away. */
const telephone = /^\+\d[\d\s().-]{5,30}$/;
const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)';
/** Digits with signs, units and names that numbers, dates, times, amounts and fractions have; or a truth value. */
// oxlint-disable-next-line regexp/linear -- there is one way to take a text apart into these pieces, and 40 of them at most
const number = new RegExp(
  String.raw`^(?=\D*\d)(?:[\d\s.,:/%()+$₩￦€£¥년월일시분초-]|오전|오후|(?<=\d)e(?=[+-]?\d)|[ap]m?|${month}){1,40}$|^(?:true|false)$`,
  'i',
);
/** What Excel shows as it is: whole numbers of up to 11 digits, dates as ISO 8601 writes them, and longer rows of digits with hyphens. */
const shownAsIs = /^(?:0|[1-9]\d{0,10}|\d{4}-\d{2}-\d{2}|(?=(?:-*\d){9})\d+(?:-\d+)+)$/;

const isChanged = (text: string): boolean =>
  telephone.test(text) || (number.test(text) && !shownAsIs.test(text) && !startsFormula.test(text));

/** A formula that is nothing but a text: no spreadsheet takes it for a number. */
const wrapped = /^="([^"]*)"$/;

/**
 * A text as a cell of a CSV file (RFC 4180) that Excel shows as it is: what would be a formula has an apostrophe before it, and what
 * would be read as a number or date is a formula of a text, so that `2-3` is no day and `007` keeps its zeros. `textOfCsvCell`
 * takes both away.
 */
export function csvCell(text: string): string {
  const safe = isChanged(text) ? `="${text}"` : startsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text that `csvCell` made a cell of, when the quotes of the file are gone; any other cell as it is. */
export function textOfCsvCell(cell: string): string {
  const text = wrapped.exec(cell)?.[1];
  if (text !== undefined) return text;
  return cell.startsWith("'") && startsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
