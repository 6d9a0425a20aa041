/** A pattern for LIKE and ILIKE that finds the text anywhere, with its wildcards escaped. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
