/** Characters of an excerpt; the card of Home cuts its own at 90 (spec, Home news block). */
const excerptLength = 160;

/** How much Markdown is enough to fill an excerpt once its marks are gone. */
export const excerptSourceLength = 600;

/** Of the texts that lists show again and again; making an excerpt costs more than everything else of a list's row. */
const known = new Map<string, string>();
const mostKnown = 500;

/** The beginning of a Markdown text as one line of plain text without its headings, cut at a word where it can be. */
export function excerptOf(markdown: string): string {
  // Lists read no more than this from the database
  const source = markdown.length > excerptSourceLength ? cut(markdown, excerptSourceLength) : markdown;
  let excerpt = known.get(source);
  if (excerpt === undefined) {
    excerpt = makeExcerpt(source);
    if (known.size >= mostKnown) known.clear();
    known.set(source, excerpt);
  }
  return excerpt;
}

/** The first characters of a text, where some letters are two UTF-16 units. */
const cut = (text: string, characters: number): string =>
  Array.from(text.slice(0, 2 * characters))
    .slice(0, characters)
    .join('');

function makeExcerpt(markdown: string): string {
  const characters = Array.from(plainText(markdown));
  if (characters.length <= excerptLength) return characters.join('');
  const begin = characters.slice(0, excerptLength - 1).join('');
  const lastSpace = begin.lastIndexOf(' ');
  return `${(lastSpace > excerptLength / 2 ? begin.slice(0, lastSpace) : begin).trimEnd()}…`;
}

function plainText(markdown: string): string {
  return markdown
    .replace(/^[ \t]*(?:```|~~~).*$/gm, '')
    .replace(/^ {0,3}#{1,6}[ \t].*$/gm, '')
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, '')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^\s{0,3}(>\s?|[-*+]\s+|\d{1,3}[.)]\s+)/gm, '')
    .replace(/^[ \t:|-]{3,}$/gm, '')
    .replaceAll('|', ' ')
    .replace(/\*\*|__|~~|[*`]|\\(?=[^\w\s])/g, '')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}
