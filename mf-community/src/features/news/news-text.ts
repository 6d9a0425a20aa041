/** Cuts a text past a limit of characters and ends it with `...`; a pair such as an emoji is never split. */
export function cut(text: string, limit: number): string {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}...` : text;
}

/** The words of a Markdown text in one line, for cards and descriptions. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/```[^\n]*\n?/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gm, '')
    .replace(/^[ \t]*\|?[ \t:|-]*-{3}[ \t:|-]*$/gm, ' ')
    .replace(/(\*\*|__|~~|`)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(^|[\s(])[*_](?=\S)([^*_\n]*\S)[*_]/g, '$1$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
