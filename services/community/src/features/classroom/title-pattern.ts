/** The LIKE pattern for "has this in it", with what LIKE would read as wild cards taken literally. */
export function titlePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
