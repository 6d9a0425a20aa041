import { useTranslation } from '@portal/kit';
import type { ListFilter } from '@portal/kit/admin';
import { ExportButtons } from '../../api/admin-client.ts';
import { boards } from '../../boards.ts';
import { AuthorFilter } from './author-filter.tsx';
import { stateTones } from './post-state-chip.tsx';

/** What the list of posts shows when nothing is asked for. */
export const POSTS_DEFAULTS = { page: 1, sort: '-createdAt', search: '', author: '', board: '', type: '', status: '' };
type PostsQuery = typeof POSTS_DEFAULTS;

interface Narrowing<Query> {
  query: Query;
  set(patch: Partial<Query>): void;
}

/** A choice of one board. */
export function useBoardFilter({ query, set }: Narrowing<{ board: string }>): ListFilter {
  const { t } = useTranslation('community');
  const names = Object.keys(boards).map((value) => ({ value, label: t(`common.menu.${value}`) }));
  return {
    id: 'board',
    label: t('admin.filters.board'),
    value: query.board,
    options: [{ value: '', label: t('admin.all') }, ...names],
    onChange: (board) => set({ board }),
  };
}

/** What the posts can be narrowed to by a choice. */
export function usePostFilters({ query, set }: Narrowing<PostsQuery>): ListFilter[] {
  const { t } = useTranslation('community');
  const filter = (id: 'type' | 'status', values: readonly string[], words: string): ListFilter => ({
    id,
    label: t(`admin.filters.${id}`),
    value: query[id],
    options: [
      { value: '', label: t('admin.all') },
      ...values.map((value) => ({ value, label: t(`${words}.${value}`) })),
    ],
    onChange: (value) => set({ [id]: value }),
  });
  return [
    useBoardFilter({ query, set: ({ board = '' }) => set({ board }) }),
    filter('type', boards.classroom.kinds ?? [], 'classroom.type'),
    filter('status', Object.keys(stateTones), 'admin.stateNames'),
  ];
}

/** The author filter and the export of the posts. */
export function PostsTools({ query, set }: Narrowing<PostsQuery & { pageSize: number }>) {
  return (
    <>
      <AuthorFilter value={query.author} onSearch={(author) => set({ author })} />
      <ExportButtons path="/api/classroom/admin/posts/export" query={query} />
    </>
  );
}
