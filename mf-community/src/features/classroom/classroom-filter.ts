import { withQuery } from '@portal/kit/url';
import type { PostType } from '../../api/posts.ts';
import { pageOf } from '../../ui/board/page-of.ts';

/** The filter chips, in their order (spec, "Classroom list"). */
export const POST_FILTERS = ['all', 'free', 'notice', 'attach', 'question'] as const;
export type PostFilter = 'all' | PostType;

/** What the list shows, read from the URL. */
export interface ClassroomFilter {
  type: PostFilter;
  /** A part of the title; empty for none. */
  title: string;
  page: number;
}

/** Everything, from the newest. */
export const FIRST_FILTER: ClassroomFilter = { type: 'all', title: '', page: 1 };

export function filterOf(search: URLSearchParams): ClassroomFilter {
  const type = POST_FILTERS.find((known) => known === search.get('type')) ?? 'all';
  return { type, title: (search.get('title') ?? '').normalize('NFC').trim(), page: pageOf(search) };
}

function queryOf({ type, title, page }: ClassroomFilter): string {
  const query = new URLSearchParams();
  if (type !== 'all') query.set('type', type);
  if (title) query.set('title', title);
  if (page > 1) query.set('page', String(page));
  return withQuery('', query);
}

export function listAddress(filter: ClassroomFilter): string {
  return `/education/classroom/list${queryOf(filter)}`;
}

/** Address of a post; it remembers the filter for the neighbours and the way back. */
export function postAddress(classroomId: number, filter: ClassroomFilter): string {
  return `/education/classroom/${classroomId}${queryOf(filter)}`;
}

/** Address of the editor: of a post, or of a new one. */
export function editAddress(classroomId?: number): string {
  return `/education/classroom/edit${classroomId === undefined ? '' : `/${classroomId}`}`;
}
