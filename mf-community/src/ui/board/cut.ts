/** Cuts a text past a limit of characters and ends it with `...`; a pair such as an emoji is never split. */
export function cut(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}...` : text;
}
