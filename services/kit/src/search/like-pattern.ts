/** A pattern for LIKE and ILIKE that finds the text anywhere, each of its characters meant as it stands. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
