/**
 * One form for all spellings of a text, in which words are looked for: compatibility forms are their letters (NFKC: `㈜` is `(주)`,
 * full-width Latin is Latin), capitals are small. Lists in the browser, the search of the site and `search_fold` and `search_terms`
 * of services' databases fold alike.
 */
export function foldedText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
