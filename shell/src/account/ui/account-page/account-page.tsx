import { Card, Container, PageBanner, useTranslation } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './account-page.module.css';

interface AccountPageProps {
  title: string;
  lead?: string;
  /** English in both languages (spec, "Login"), so it is no heading: that is the title. */
  cardTitle?: string;
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** The banner and, over its lower edge, one card: the shape of every account page. */
export function AccountPage({ title, lead, cardTitle, width = 'narrow', children }: AccountPageProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageBanner
        className={styles['banner']}
        title={title}
        lead={lead}
        trail={[{ label: t('account.trail') }, { label: title }]}
      />
      <Container className={styles['page']}>
        <Card as="section" tone="raised" className={`${styles['card']} ${styles[width]}`}>
          {cardTitle && (
            <p className={styles['title']} lang="en">
              {cardTitle}
            </p>
          )}
          {children}
        </Card>
      </Container>
    </>
  );
}
