/** What `<input type="datetime-local">` holds, read as the clock in Korea; undefined when it holds nothing. */
export function instantOf(value: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) ? `${value}:00+09:00` : undefined;
}

/** The same as people read it: `2026.11.25 09:00`. */
export function wordsOf(value: string): string {
  return value.replace('T', ' ').replaceAll('-', '.');
}
