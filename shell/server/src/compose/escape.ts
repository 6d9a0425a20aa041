import { escapeHtml } from '@portal/runtime';

const jsonEscapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * JSON that is safe inside a `<script>`: nothing in it can end the element, open a comment or break a line.
 * `replacer` is that of JSON.stringify.
 */
export function scriptJson(value: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  return JSON.stringify(value, replacer).replace(
    /[<>&\u2028\u2029]/g,
    (character) => jsonEscapes[character] ?? character,
  );
}

/** ` name="value"` for every attribute that has a value; ` name` alone for `true`. */
export function attributes(values: Record<string, string | boolean | undefined>): string {
  let text = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === true) text += ` ${name}`;
    else if (typeof value === 'string') text += ` ${name}="${escapeHtml(value)}"`;
  }
  return text;
}
