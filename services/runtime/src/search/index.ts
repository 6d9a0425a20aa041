export { foldedText } from '@portal/text-bounds';
/** What services and the portal share of searching: words, marks and the response of providers. */
export { excerptOf, hasWords, marksIn } from './search-marks.ts';
export type { Mark } from './search-marks.ts';
export { SearchGroup, SearchGroups, SearchHit, SearchQuery } from './search-response.ts';
export {
  edgesOf,
  isShortSearch,
  longestSearch,
  searchPattern,
  searchTerms,
  searchWays,
  searchWords,
  splitsOf,
} from './search-words.ts';
