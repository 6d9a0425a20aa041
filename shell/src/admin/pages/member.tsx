import {
  ButtonLink,
  ErrorState,
  Skeleton,
  useParams,
  useTranslation,
  type HeadInput,
  type PageHead,
} from '@portal/kit';
import { AdminPage } from '@portal/kit/admin';
import { useAdminItem } from '../../api/admin-client.ts';
import { useAuditWords } from '../features/audit/use-audit-words.ts';
import { MemberActions } from '../features/members/member-actions.tsx';
import { MemberFacts } from '../features/members/member-facts.tsx';
import { PersonRecords } from '../features/records/person-records.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.members.detail.title'), description: t('admin.members.lead') };
}

/** One member: profile, consents, state, what may be changed of them, and what every section holds about them. */
export function Page() {
  const { t } = useTranslation('shell');
  const { memberId = '' } = useParams();
  const words = useAuditWords();
  const { data: member, error, reload } = useAdminItem(`/api/user/admin/members/${encodeURIComponent(memberId)}`);
  const back = { to: '/admin/members', label: t('admin.members.title') };
  if (!member) {
    return (
      <AdminPage title={t('admin.members.detail.title')} back={back}>
        {error ? (
          <ErrorState
            title={t(error.status === 404 ? 'admin.members.detail.missing' : 'admin.members.detail.failed')}
            onRetry={error.status === 404 ? undefined : reload}
          />
        ) : (
          <Skeleton height={320} />
        )}
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title={member.name || member.email}
      lead={member.email}
      back={back}
      actions={
        <>
          <ButtonLink variant="ghost" size="small" to={`/admin/audit?subject=${encodeURIComponent(member.email)}`}>
            {t('admin.members.detail.audit')}
          </ButtonLink>
          <MemberActions member={member} onDone={reload} />
        </>
      }
    >
      <MemberFacts member={member} />
      <PersonRecords
        userId={member.id}
        email={member.emailVerified ? member.email : undefined}
        actionText={words.action}
      />
    </AdminPage>
  );
}
