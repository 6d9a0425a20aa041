import { problem } from '@portal/service-kit';

/** Half surrogate pairs, which Postgres refuses, become U+FFFD. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

/** Line ends and other control characters, and Unicode's own separators of lines and paragraphs. */
const controls = /[\p{Cc}\u2028\u2029]+/gu;
const controlsButLines = /[^\P{Cc}\n\t]+/gu;

/**
 * Text typed into a single-line field: trimmed, without control characters, so that it is safe in a mail header.
 */
export function oneLine(text: string): string {
  return wellFormed(text).replaceAll(controls, ' ').trim();
}

/** What somebody typed into a field of many lines: lines end with \n, other control characters are gone. */
export function manyLines(text: string): string {
  return wellFormed(text)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(controlsButLines, '')
    .trim();
}

/** What was typed into a field `content` of many lines; 400 `validation-failed` when that is nothing. */
export function requireContent(typed: string): string {
  const content = manyLines(typed);
  if (content === '') throw problem.badRequest('validation-failed', undefined, { content: 'required' });
  return content;
}
