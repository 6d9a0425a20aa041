import { useTranslation } from '@portal/kit';
import type { ListFilter } from '@portal/kit/admin';
import { ExportButtons } from '../../api/admin-client.ts';
import type { Assignee } from '../../api/inbox.ts';
import { PRODUCTS } from '../../api/products.ts';
import { DayFilter } from './day-filter.tsx';
import type { InboxQuery } from './inbox-query.ts';

interface InboxState {
  query: InboxQuery & { pageSize: number };
  set(patch: Partial<InboxQuery>): void;
}

const FORMS = ['question', 'smwp', 'webeq'] as const;
const TYPES = ['product', 'education', 'other'] as const;
const DAYS = ['from', 'to'] as const;

/** What the inbox can be narrowed to by a choice. */
export function useInboxFilters({
  query,
  set,
  assignees,
  tags,
}: InboxState & { assignees: readonly Assignee[]; tags: readonly string[] }): ListFilter[] {
  const { t } = useTranslation('support');
  const filter = (
    id: 'form' | 'type' | 'product' | 'assignee' | 'tag' | 'overdue',
    options: { value: string; label: string }[],
  ): ListFilter => ({
    id,
    label: t(`admin.inbox.filters.${id}`),
    value: query[id],
    options: [{ value: '', label: t('admin.inbox.all') }, ...options],
    onChange: (value) => set({ [id]: value }),
  });
  return [
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
    filter(
      'tag',
      [...new Set([...(query.tag ? [query.tag] : []), ...tags])].map((value) => ({ value, label: value })),
    ),
    filter('overdue', [{ value: 'true', label: t('admin.inbox.overdueOnly') }]),
  ];
}

/** The days that bound the inbox, and its exports. */
export function InboxTools({ query, set }: InboxState) {
  const { t } = useTranslation('support');
  return (
    <>
      {DAYS.map((day) => (
        <DayFilter
          key={day}
          label={t(`admin.inbox.filters.${day}`)}
          value={query[day]}
          onChange={(value) => set({ [day]: value })}
        />
      ))}
      <ExportButtons path="/api/email/admin/inquiries/export" query={query} />
    </>
  );
}
