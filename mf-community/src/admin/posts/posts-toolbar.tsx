import { Button, Icon, useLocale, useTranslation } from '@portal/kit';
import { ListToolbar, type useListQuery } from '@portal/kit/admin';
import { useDownload } from '../../api/admin-client.ts';
import { AuthorFilter } from './author-filter.tsx';
import { BOARDS, STATES, TYPES, type PostsQuery } from './posts-query.ts';

/** Search, filters and the export of the posts. */
export function PostsToolbar({
  query,
  set,
  reset,
  isChanged,
}: Pick<ReturnType<typeof useListQuery<PostsQuery>>, 'query' | 'set' | 'reset' | 'isChanged'>) {
  const { t } = useTranslation('community');
  const locale = useLocale();
  const { download, busy } = useDownload();
  const all = { value: '', label: t('admin.all') };

  function filter(id: 'board' | 'type' | 'status', options: { value: string; label: string }[]) {
    return {
      id,
      label: t(`admin.filters.${id}`),
      value: query[id],
      options: [all, ...options],
      onChange: (value: string) => set({ [id]: value }),
    };
  }

  function save() {
    const { page: _page, ...wanted } = query;
    void download('/api/classroom/admin/posts/export', { ...wanted, lang: locale });
  }

  return (
    <ListToolbar
      search={{ value: query.search, label: t('admin.posts.search'), onSearch: (search) => set({ search }) }}
      filters={[
        filter(
          'board',
          BOARDS.map((value) => ({ value, label: t(`admin.boards.${value}`) })),
        ),
        filter(
          'type',
          TYPES.map((value) => ({ value, label: t(`classroom.type.${value}`) })),
        ),
        filter(
          'status',
          STATES.map((value) => ({ value, label: t(`admin.stateNames.${value}`) })),
        ),
      ]}
      onReset={isChanged ? reset : undefined}
    >
      <AuthorFilter value={query.author} onSearch={(author) => set({ author })} />
      <Button size="small" variant="secondary" loading={busy} onClick={save}>
        <Icon name="download" size={16} />
        {t('admin.posts.csv')}
      </Button>
    </ListToolbar>
  );
}
