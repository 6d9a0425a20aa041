/**
 * What was typed, composed: some keyboards send Hangul in single letters (NFD), texts are stored in syllables. Postgres has no
 * U+0000 in texts and would refuse the query. Undefined when nothing is left.
 */
export function searchText(text: string | undefined): string | undefined {
  return text?.replaceAll('\u0000', '').normalize('NFC').trim() || undefined;
}
