/** The words of a search, each as a pattern for ILIKE that finds it anywhere and takes its signs as they are. */
export function likePatterns(search: string | undefined): string[] {
  const words = search?.trim().split(/\s+/).filter(Boolean) ?? [];
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
