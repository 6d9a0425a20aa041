const lineLength = 120;

/** JSON text with each array or object on one line where it fits, as the formatter does it; ends with a newline. */
export function layoutJson(value: unknown): string {
  return `${layout(value, 0, 0)}\n`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${onOneLine(part)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** `indent` spaces before the line, of which `used` characters are taken already; a comma may follow. */
function layout(value: unknown, indent: number, used: number): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent + used + line.length < lineLength) return line;
  const inner = ' '.repeat(indent + 2);
  const parts = Array.isArray(value)
    ? value.map((part) => inner + layout(part, indent + 2, 0))
    : Object.entries(value).map(([key, part]) => {
        const name = `${JSON.stringify(key)}: `;
        return inner + name + layout(part, indent + 2, name.length);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${' '.repeat(indent)}${close}`;
}
