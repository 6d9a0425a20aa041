import { withQuery } from '@portal/kit/url';
import type { Board, PostKind } from '../../boards.ts';

/** Rows that a list shows at once (spec, "Business constants": data-table defaults; a classroom page has 10). */
export const PAGE_SIZES = ['10', '25', '50', '100', 'all'] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

// The service gives no more at once (openapi.json, `itemsPerPage`): -1 asks for all.
const ALL = -1;
const ALL_LIMIT = 1000;

/** The position in a list, read from the URL. */
export interface BoardPlace {
  kind: 'all' | PostKind;
  /** A part of the title; empty for none. */
  title: string;
  page: number;
  size: PageSize;
}

export const FIRST_PLACE: BoardPlace = { kind: 'all', title: '', page: 1, size: '10' };

/** The place that a URL names. A page that is no whole number from 1 is the first; what the board does not have is ignored. */
export function boardPlaceOf({ kinds, hasPageSizes }: Board, search: URLSearchParams): BoardPlace {
  const page = search.get('page') ?? '';
  return {
    kind: kinds?.find((known) => known === search.get('type')) ?? 'all',
    title: (search.get('title') ?? '').normalize('NFC').trim(),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: (hasPageSizes && PAGE_SIZES.find((known) => known === search.get('itemsPerPage'))) || FIRST_PLACE.size,
  };
}

/** The query of a place. The first has none, so that one page has one address. */
export function placeQuery({ kind, title, page, size }: BoardPlace): string {
  const query = new URLSearchParams();
  if (kind !== 'all') query.set('type', kind);
  if (title) query.set('title', title);
  if (size !== FIRST_PLACE.size) query.set('itemsPerPage', size);
  if (page > 1) query.set('page', String(page));
  return withQuery('', query);
}

/** Address of a page of the list. */
export const listAddress = ({ path, list = path }: Board, place = FIRST_PLACE) => list + placeQuery(place);

/** Address of a post; it remembers the place in the list, for the neighbours and the way back. */
export const postAddress = ({ path }: Board, id: number, place = FIRST_PLACE) => `${path}/${id}${placeQuery(place)}`;

/** Address of the editor: of a post, or of a new one. */
export const editAddress = ({ path }: Board, id?: number) => `${path}/edit${id === undefined ? '' : `/${id}`}`;

/** The size as the service is asked for it. */
export function itemsPerPageOf(size: PageSize): number {
  return size === 'all' ? ALL : Number(size);
}

/** The number of the first row: the newest has the highest. */
export function firstNumber({ page, size }: Pick<BoardPlace, 'page' | 'size'>, total: number): number {
  return total - (page - 1) * (size === 'all' ? ALL_LIMIT : Number(size));
}
