import { ButtonLink, useLoaderData, useNavigate, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import type { Account, Consent, ConsentKind } from '../../api/account.ts';
import { ConsentList } from '../features/my-page/consent-list.tsx';
import styles from '../features/my-page/consent-list.module.css';
import { DataExport } from '../features/my-page/data-export.tsx';
import { MarketingConsent } from '../features/my-page/marketing-consent.tsx';
import { MyPage, Part } from '../features/my-page/my-page.tsx';

const KINDS: ConsentKind[] = ['terms', 'privacy', 'marketing'];

export interface ConsentsData {
  account: Account;
  consents: Consent[];
}

export function head({ t }: HeadInput<ConsentsData>): PageHead {
  return { title: t('account.my.pages.consents'), description: t('account.my.leads.consents') };
}

export function Page() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { account, consents } = useLoaderData<ConsentsData>();
  const latest = KINDS.flatMap((kind) => consents.find((consent) => consent.kind === kind) ?? []);
  const reload = () => navigate('/account/consents', { replace: true, keepPlace: true, reload: true });
  return (
    <MyPage page="consents">
      <Part id="consents" title={t('account.my.consents.title')} lead={t('account.my.consents.lead')}>
        <ConsentList consents={latest} />
        {consents.length > latest.length && (
          <details className={styles['history']}>
            <summary>{t('account.my.consents.history')}</summary>
            <ConsentList consents={consents} />
          </details>
        )}
      </Part>
      <Part id="marketing" title={t('consents.marketing.name')} lead={t('consents.marketing.refusal')}>
        <MarketingConsent key={account.version} account={account} onChanged={reload} />
      </Part>
      <Part
        id="export"
        title={t('account.my.export.title')}
        lead={t('account.my.export.lead')}
        action={<DataExport />}
      />
      <Part
        id="leave"
        title={t('account.my.leave.title')}
        lead={t('account.my.leave.short')}
        action={
          <ButtonLink to="/account/leave" size="small" variant="secondary">
            {t('account.my.leave.begin')}
          </ButtonLink>
        }
      />
    </MyPage>
  );
}
