import { useTranslation } from '@portal/kit';
import { ListToolbar, type useListQuery } from '@portal/kit/admin';
import { ExportButtons } from '../../api/admin-client.ts';
import type { Assignee } from '../../api/inbox.ts';
import { PRODUCTS } from '../../api/products.ts';
import { DayFilter } from './day-filter.tsx';
import type { InboxQuery } from './inbox-query.ts';

interface InboxToolbarProps extends Pick<
  ReturnType<typeof useListQuery<InboxQuery>>,
  'query' | 'set' | 'reset' | 'isChanged'
> {
  assignees: readonly Assignee[];
}

const FORMS = ['question', 'smwp', 'webeq'] as const;
const TYPES = ['product', 'education', 'other'] as const;
const DAYS = ['from', 'to'] as const;

/** Search, filters and exports of the inbox. */
export function InboxToolbar({ query, set, reset, isChanged, assignees }: InboxToolbarProps) {
  const { t } = useTranslation('support');
  const all = { value: '', label: t('admin.inbox.all') };

  function filter(id: 'form' | 'type' | 'product' | 'assignee', options: { value: string; label: string }[]) {
    return {
      id,
      label: t(`admin.inbox.filters.${id}`),
      value: query[id],
      options: [all, ...options],
      onChange: (value: string) => set({ [id]: value }),
    };
  }

  return (
    <ListToolbar
      search={{ value: query.search, label: t('admin.inbox.search'), onSearch: (search) => set({ search }) }}
      filters={[
        filter(
          'form',
          FORMS.map((value) => ({ value, label: t(`words.forms.${value}`) })),
        ),
        filter(
          'type',
          TYPES.map((value) => ({ value, label: t(`words.types.${value}`) })),
        ),
        filter(
          'product',
          PRODUCTS.map((value) => ({ value, label: t(`words.products.${value}`) })),
        ),
        filter('assignee', [
          { value: 'me', label: t('admin.inbox.me') },
          { value: 'none', label: t('admin.inbox.nobody') },
          ...assignees.map(({ id, name }) => ({ value: id, label: name })),
        ]),
      ]}
      onReset={isChanged ? reset : undefined}
    >
      {DAYS.map((day) => (
        <DayFilter
          key={day}
          label={t(`admin.inbox.filters.${day}`)}
          value={query[day]}
          onChange={(value) => set({ [day]: value })}
        />
      ))}
      <ExportButtons
        path="/api/email/admin/inquiries/export"
        query={query}
        labels={{ csv: t('admin.inbox.csv'), xlsx: t('admin.inbox.xlsx') }}
      />
    </ListToolbar>
  );
}
