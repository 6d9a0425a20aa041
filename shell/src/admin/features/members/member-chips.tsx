import { Chip, useTranslation } from '@portal/kit';
import type { Member } from '../../../api/members.ts';

export function RoleChip({ role }: Pick<Member, 'role'>) {
  const { t } = useTranslation('shell');
  return <Chip tone={role === 'admin' ? 'primary' : 'neutral'}>{t(`admin.members.roles.${role}`)}</Chip>;
}

/** Whether a member may use the account. */
export function StatusChip({ status }: Pick<Member, 'status'>) {
  const { t } = useTranslation('shell');
  return <Chip tone={status === 'active' ? 'success' : 'error'}>{t(`admin.members.states.${status}`)}</Chip>;
}
