/** What Excel would run as a formula; its full-width signs count too. */
const startsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** What Excel would read as a number and so rob of its plus, its zeros or its last digits. */
const losesDigits = /^(\+\d[\d\s().-]{5,30}|0\d+|\d{12,})$/;

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = losesDigits.test(value) ? `="${value}"` : startsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file (RFC 4180) that Excel opens rightly, by the rules of the services' exports. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}
