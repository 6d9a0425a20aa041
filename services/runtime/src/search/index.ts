/** What services and the portal share of searching: words, marks and the response of providers. */
export { excerptOf, hasWords, marksIn } from './search-marks.ts';
export type { Mark } from './search-marks.ts';
export { SearchGroup, SearchGroups, SearchHit, SearchQuery } from './search-response.ts';
export { isShortSearch, longestSearch, searchPattern, searchTerms, searchWords, splitsOf } from './search-words.ts';
