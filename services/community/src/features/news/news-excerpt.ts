/** Characters of an excerpt; the card of Home cuts its own at 90 (spec, Home news block). */
const excerptLength = 160;

/** How much Markdown is enough to fill an excerpt once its marks are gone. */
export const excerptSourceLength = 600;

/** The beginning of a Markdown text as one line of plain text, cut at a word where it can be. */
export function excerptOf(markdown: string): string {
  const characters = Array.from(plainText(Array.from(markdown).slice(0, excerptSourceLength).join('')));
  if (characters.length <= excerptLength) return characters.join('');
  const cut = characters.slice(0, excerptLength - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > excerptLength / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

function plainText(markdown: string): string {
  return markdown
    .replace(/^[ \t]*(?:```|~~~).*$/gm, '')
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, '')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^\s{0,3}(#{1,6}\s+|>\s?|[-*+]\s+|\d{1,3}[.)]\s+)/gm, '')
    .replace(/^[ \t:|-]{3,}$/gm, '')
    .replaceAll('|', ' ')
    .replace(/\*\*|__|~~|[*`]|\\(?=[^\w\s])/g, '')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}
