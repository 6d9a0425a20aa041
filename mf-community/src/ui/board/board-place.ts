import { withQuery } from '@portal/kit/url';
import { pageOf } from './page-of.ts';

/** Rows that a list shows at once (spec, "Business constants": data-table defaults). */
export const PAGE_SIZES = ['10', '25', '50', '100', 'all'] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

// The service gives no more at once (openapi.json, `itemsPerPage`): -1 asks for all.
const ALL = -1;
const ALL_LIMIT = 1000;

/** The position in a list, read from the URL. */
export interface BoardPlace {
  /** A part of the title; empty for none. */
  title: string;
  page: number;
  size: PageSize;
}

export const FIRST_PLACE: BoardPlace = { title: '', page: 1, size: '10' };

export function boardPlaceOf(search: URLSearchParams): BoardPlace {
  const size = PAGE_SIZES.find((known) => known === search.get('itemsPerPage')) ?? FIRST_PLACE.size;
  return { title: (search.get('title') ?? '').normalize('NFC').trim(), page: pageOf(search), size };
}

/** The query of a place. The first has none, so that one page has one address. */
export function placeQuery({ title, page, size }: BoardPlace): string {
  const query = new URLSearchParams();
  if (title) query.set('title', title);
  if (size !== FIRST_PLACE.size) query.set('itemsPerPage', size);
  if (page > 1) query.set('page', String(page));
  return withQuery('', query);
}

/** The size as the service is asked for it. */
export function itemsPerPageOf(size: PageSize): number {
  return size === 'all' ? ALL : Number(size);
}

/** The number of the first row: the newest has the highest. */
export function firstNumber({ page, size }: Pick<BoardPlace, 'page' | 'size'>, total: number): number {
  return total - (page - 1) * (size === 'all' ? ALL_LIMIT : Number(size));
}
