import { withQuery } from '@portal/kit/url';
import type { CustomerCase } from '../../api/content.ts';

/** What a visitor may choose cases by; also the names in the URL. */
export const FILTERS = ['industry', 'product', 'problem'] as const;
export type FilterName = (typeof FILTERS)[number];
export type CaseFilter = Partial<Record<FilterName, string>>;

/** The values of a case that a filter is compared with. */
function valuesOf({ industryKey, offers, problem }: CustomerCase, name: FilterName): readonly string[] {
  if (name === 'industry') return [industryKey];
  if (name === 'product') return offers;
  return problem === null ? [] : [problem];
}

export function filterOf(query: URLSearchParams): CaseFilter {
  const chosen = FILTERS.map((name) => [name, query.get(name)] as const).filter(([, value]) => value);
  return Object.fromEntries(chosen);
}

/** The list with these choices. */
export function filterAddress(filter: CaseFilter): string {
  const query = new URLSearchParams(FILTERS.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])));
  return `${withQuery('/application', query)}#cases`;
}

export const matching = (cases: readonly CustomerCase[], filter: CaseFilter): CustomerCase[] =>
  cases.filter((each) => FILTERS.every((name) => !filter[name] || valuesOf(each, name).includes(filter[name])));

/** The values of a filter among all cases, each once and in their order, with what it would find beside the other choices. */
export function choicesOf(
  cases: readonly CustomerCase[],
  filter: CaseFilter,
  name: FilterName,
): { value: string; count: number }[] {
  const values = new Set(cases.flatMap((each) => valuesOf(each, name)));
  return [...values].map((value) => ({ value, count: matching(cases, { ...filter, [name]: value }).length }));
}
