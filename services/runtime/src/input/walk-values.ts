/**
 * Visits every value of a parsed request with its path, written as in field errors: `sub.day`, empty for the whole.
 * Without recursion: a body may be nested deeper than the stack.
 */
export function walkValues(input: unknown, visit: (path: string, value: unknown) => void): void {
  const waiting: [path: string, value: unknown][] = [['', input]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    visit(path, value);
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      // Deep paths would grow with every level
      waiting.push([path.length < 200 ? [path, key].filter(Boolean).join('.') : path, inner]);
    }
  }
}
