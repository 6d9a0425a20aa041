import { Chip, useTranslation, layout } from '@portal/kit';
import { DataTable, DetailList, formatDateTime, FormSection } from '@portal/kit/admin';
import { EmailCell, MemberRoleChips, StatusChip } from './member-chips.tsx';
import type { Consent, MemberDetail } from '../../../api/members.ts';
import styles from './member-facts.module.css';

/** Everything that is known of a member, in three parts. */
export function MemberFacts({ member }: { member: MemberDetail }) {
  const { t } = useTranslation('shell');
  const fact = (key: string) => t(`admin.members.${key}`);
  const { suspension } = member;
  return (
    <div>
      <FormSection title={fact('detail.state')}>
        <div className={layout.row2}>
          <MemberRoleChips {...member} />
          <StatusChip {...member} />
          <Chip tone={member.emailVerified ? 'success' : 'warning'}>
            {fact(`verification.${member.emailVerified ? 'verified' : 'unverified'}`)}
          </Chip>
        </div>
        {suspension && (
          <DetailList
            items={[
              { term: fact('suspend.reason'), value: suspension.reason },
              { term: fact('suspend.at'), value: formatDateTime(suspension.at) },
              { term: fact('suspend.by'), value: suspension.by },
            ]}
          />
        )}
        <DetailList
          items={[
            { term: fact('createdAt'), value: formatDateTime(member.createdAt) },
            { term: fact('lastSignInAt'), value: formatDateTime(member.lastSignInAt) },
            {
              term: fact('detail.secondFactor'),
              value: fact(`detail.secondFactors.${member.secondFactor ? 'on' : 'off'}`),
            },
            { term: fact('detail.sessions'), value: t('admin.members.detail.devices', { count: member.sessions }) },
          ]}
        />
      </FormSection>
      <FormSection title={fact('detail.profile')}>
        <DetailList
          items={[
            { term: fact('email'), value: <EmailCell {...member} /> },
            { term: fact('phoneNumber'), value: member.phoneNumber },
            { term: fact('company'), value: member.company },
            { term: fact('birthDate'), value: member.birthDate },
            { term: fact('gender'), value: member.gender && fact(`genders.${member.gender}`) },
            { term: fact('locale'), value: fact(`locales.${member.locale}`) },
          ]}
        />
      </FormSection>
      <FormSection title={fact('detail.consents')}>
        <DataTable<Consent>
          caption={fact('detail.consents')}
          columns={[
            { id: 'kind', header: fact('consents.kind'), cell: ({ kind }) => fact(`consents.${kind}`) },
            { id: 'version', header: fact('consents.version'), cell: ({ version }) => version },
            {
              id: 'given',
              header: fact('consents.decision'),
              cell: ({ decision }) => fact(`consents.${decision}`),
            },
            { id: 'decidedAt', header: fact('consents.decidedAt'), cell: ({ decidedAt }) => formatDateTime(decidedAt) },
          ]}
          rows={member.consents}
          rowKey={({ kind, decidedAt }) => `${kind} ${decidedAt}`}
          empty={<p className={styles['none']}>{fact('consents.none')}</p>}
        />
      </FormSection>
    </div>
  );
}
