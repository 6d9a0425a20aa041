/** Marks of a block before its words, and marks around words. */
const blockMarks = /^(?:\s|#|>|[-*+]\s|\d+[.)]\s)+/;
const marks = /[*_`~\\]+/g;
const links = /!?\[([^[\]]*)\]\([^()[\]]*\)/g;

/** The first line of a Markdown text in plain words, for descriptions: without the reader, which lists do not load. */
export function firstLine(markdown: string): string {
  const line = markdown.split('\n').find((each) => each.replace(blockMarks, '').trim() !== '') ?? '';
  return line.replace(blockMarks, '').replaceAll(links, '$1').replaceAll(marks, '').trim();
}
