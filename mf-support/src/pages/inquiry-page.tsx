import { Container, PageBanner, useTranslation, type Settled } from '@portal/kit';
import type { ReactNode } from 'react';
import type { Company } from '../api/company.ts';
import { ContactPanel } from '../features/contact/contact-panel.tsx';
import { OtherForms } from '../features/contact/other-forms.tsx';
import styles from './inquiry-page.module.css';

interface InquiryPageProps {
  current: 'question' | 'smwp' | 'webeq';
  title: string;
  lead: string;
  company: Settled<Company>;
  /** The form. */
  children: ReactNode;
}

/** A form, and beside it (below it on small screens) whom else one may turn to. */
export function InquiryPage({ current, title, lead, company, children }: InquiryPageProps) {
  const { t } = useTranslation('support');
  return (
    <>
      <PageBanner
        className={styles[current]}
        title={title}
        lead={lead}
        trail={[{ label: t('common.menu.support'), to: '/support' }, { label: title }]}
      />
      <Container className={styles.page}>
        <div className={styles.form}>{children}</div>
        <aside className={styles.aside}>
          <ContactPanel company={company} lines={current === 'smwp' ? 'smwp' : 'company'} />
          <OtherForms current={current} />
        </aside>
      </Container>
    </>
  );
}
