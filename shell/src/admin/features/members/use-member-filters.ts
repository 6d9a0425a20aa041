import { useTranslation } from '@portal/kit';
import type { ListFilter } from '@portal/kit/admin';
import { useAdminItem } from '../../../api/admin-client.ts';
import { useSectionTitles } from '../../admin-views.ts';

/** Filter → its choices, each with the word for it, which is also the name of its count where there is one. */
const FILTERS = {
  role: {
    texts: 'roles',
    options: { admin: 'admin', member: 'member', editor: 'editor', agent: 'agent', manager: 'manager' },
  },
  status: { texts: 'states', options: { active: 'active', suspended: 'suspended' } },
  verified: { texts: 'verification', options: { true: 'verified', false: 'unverified' } },
} as const satisfies Record<string, { texts: string; options: Record<string, string> }>;

type FilterName = keyof typeof FILTERS | 'section';

/** The filters of the member list; each choice with how many it finds, once that is known. */
export function useMemberFilters(
  query: Record<FilterName, string>,
  set: (patch: Partial<Record<FilterName, string>>) => void,
): ListFilter[] {
  const { t } = useTranslation('shell');
  const { data: counts } = useAdminItem('/api/user/admin/members/counts');
  const { titles } = useSectionTitles();
  const known: Partial<Record<string, number>> = counts ?? {};
  const withCount = (label: string, kind: string) => (known[kind] === undefined ? label : `${label} (${known[kind]})`);
  const filter = (id: FilterName, all: string, options: ListFilter['options']): ListFilter => ({
    id,
    label: t(`admin.members.filters.${id}`),
    value: query[id],
    options: [{ value: '', label: all }, ...options],
    onChange: (value) => set({ [id]: value }),
  });
  const [role, ...others] = Object.entries(FILTERS).map(([name, { texts, options }]) =>
    filter(
      name as FilterName,
      withCount(t('admin.filters.all'), 'all'),
      Object.entries(options).map(([value, kind]) => ({
        value,
        label: withCount(t(`admin.members.${texts}.${kind}`), kind),
      })),
    ),
  );
  const sections = [...titles].map(([value, label]) => ({ value, label }));
  return [...(role ? [role] : []), filter('section', t('admin.filters.all'), sections), ...others];
}
