export const longestTag = 30;
export const mostTags = 10;

/** The tags of a form's value, which has one a line. */
export const tagsIn = (value: string): string[] => value.split('\n').filter(Boolean);

/** Tags as a form's value: none twice, whatever the capitals. */
export function tagText(tags: readonly string[]): string {
  const lines = tags.map((tag) => tag.normalize('NFC').replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  const isFirst = (tag: string, index: number) =>
    lines.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index;
  return lines.filter(isFirst).join('\n');
}
