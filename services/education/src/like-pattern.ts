import { likePattern } from '@portal/service-kit';

/** The words of a search, each as a pattern for ILIKE. */
export function likePatterns(search: string | undefined): string[] {
  const words = search?.trim().split(/\s+/).filter(Boolean) ?? [];
  return words.map(likePattern);
}
