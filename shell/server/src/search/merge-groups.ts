import type { SearchGroup, SearchHit } from '@portal/runtime/search';

/** In this order where the best hits are equally good; kinds that are not among them come last. */
const kinds = ['page', 'training', 'news', 'announcement', 'document', 'case', 'classroom', 'history', 'office'];

const placeOf = ({ kind }: SearchGroup): number => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length);
const scoreOf = ({ hits }: SearchGroup): number => Math.max(...hits.map(({ score }) => score));

/** Better first, then newer, then as they came. */
const compareHits = (a: SearchHit, b: SearchHit): number =>
  b.score - a.score || (b.date ?? '').localeCompare(a.date ?? '');

/** One group of each kind, with no more hits than `limit`; the group with the best hit first. */
export function mergeGroups(groups: SearchGroup[], limit: number): SearchGroup[] {
  const merged = new Map<string, SearchGroup>();
  for (const { kind, found, isCapped, hits } of groups.filter((group) => group.hits.length > 0)) {
    const before = merged.get(kind);
    merged.set(kind, {
      kind,
      found: found + (before?.found ?? 0),
      isCapped: isCapped || before?.isCapped === true,
      hits: [...(before?.hits ?? []), ...hits].toSorted(compareHits).slice(0, limit),
    });
  }
  return [...merged.values()].toSorted((a, b) => scoreOf(b) - scoreOf(a) || placeOf(a) - placeOf(b));
}
