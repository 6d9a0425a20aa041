import { useTranslation } from '@portal/kit';
import type { ListFilter } from '@portal/kit/admin';
import { useAdminItem } from '../../../api/admin-client.ts';
import type { MemberCounts } from '../../../api/members.ts';

const FILTERS = {
  role: { texts: 'roles', options: { admin: 'admin', member: 'member' } },
  status: { texts: 'states', options: { active: 'active', suspended: 'suspended' } },
  verified: { texts: 'verification', options: { true: 'verified', false: 'unverified' } },
} as const satisfies Record<string, { texts: string; options: Record<string, keyof MemberCounts> }>;

/** The filters of the member list; each choice with how many it finds, once that is known. */
export function useMemberFilters(
  query: Record<keyof typeof FILTERS, string>,
  set: (patch: Partial<Record<keyof typeof FILTERS, string>>) => void,
): ListFilter[] {
  const { t } = useTranslation('shell');
  const { data: counts } = useAdminItem('/api/user/admin/members/counts');
  const withCount = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`);
  return Object.entries(FILTERS).map(([name, { texts, options }]) => {
    const id = name as keyof typeof FILTERS;
    const choices = Object.entries(options).map(([value, kind]) => ({
      value,
      label: withCount(t(`admin.members.${texts}.${kind}`), counts?.[kind]),
    }));
    return {
      id,
      label: t(`admin.members.filters.${id}`),
      value: query[id],
      options: [{ value: '', label: withCount(t('admin.filters.all'), counts?.all) }, ...choices],
      onChange: (value) => set({ [id]: value }),
    };
  });
}
