import { Chip, useTranslation, type SectionRole } from '@portal/kit';
import { CellLines, EmailText } from '@portal/kit/admin';
import { useSectionTitles } from '../../admin-views.ts';
import type { Member, SectionRoles } from '../../../api/members.ts';
import styles from './member-chips.module.css';
import { choiceOf } from './section-roles.ts';

function RoleChip({ role }: Pick<Member, 'role'>) {
  const { t } = useTranslation('shell');
  return <Chip tone={role === 'admin' ? 'primary' : 'neutral'}>{t(`admin.members.roles.${role}`)}</Chip>;
}

/** What somebody may do in one section; nothing without a role. */
export function SectionRoleChip({ roles, title }: { roles?: readonly SectionRole[]; title?: string }) {
  const { t } = useTranslation('shell');
  const choice = choiceOf(roles);
  if (choice === '') return null;
  const words = t(`admin.members.choices.${choice}`);
  return <Chip tone="info">{title ? `${title} · ${words}` : words}</Chip>;
}

function HeldInSections({ roles }: { roles: SectionRoles }) {
  const { titles } = useSectionTitles();
  return Object.entries(roles).map(([section, held]) => (
    <SectionRoleChip key={section} title={titles.get(section) ?? section} roles={held} />
  ));
}

/** What a member may do: on the whole site, and in each section. */
export function MemberRoleChips({ role, roles }: Pick<Member, 'role' | 'roles'>) {
  return (
    <span className={styles['chips']}>
      <RoleChip role={role} />
      {Object.keys(roles).length > 0 && <HeldInSections roles={roles} />}
    </span>
  );
}

/** The address of a member, and whether a mail to it failed. */
export function EmailCell({ email, mailFails }: Pick<Member, 'email' | 'mailFails'>) {
  const { t } = useTranslation('shell');
  return (
    <CellLines>
      <span>
        <EmailText email={email} />
      </span>
      {mailFails && <Chip tone="error">{t('admin.members.mailFails')}</Chip>}
    </CellLines>
  );
}

/** Whether a member may use the account. */
export function StatusChip({ status }: Pick<Member, 'status'>) {
  const { t } = useTranslation('shell');
  return <Chip tone={status === 'active' ? 'success' : 'error'}>{t(`admin.members.states.${status}`)}</Chip>;
}
