import { tidyText } from '@portal/text-bounds';

/** Tidies all texts of a parsed body in place; also counts its keys. Without recursion: a body may be deeper than the stack. */
export function tidyTexts(body: unknown): { body: unknown; keys: number } {
  const root = { body };
  let keys = 0;
  const waiting: Record<string, unknown>[] = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const [key, value] of Object.entries(next)) {
      if (typeof value === 'string') next[key] = tidyText(value);
      else if (typeof value === 'object' && value !== null) waiting.push(value as Record<string, unknown>);
    }
    if (!Array.isArray(next) && next !== root) keys += Object.keys(next).length;
  }
  return { body: root.body, keys };
}
