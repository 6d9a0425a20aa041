import { ButtonLink, Container, EmptyState, PageBanner, useTranslation } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './board-post-page.module.css';

/** The column of a post's page: the post, its neighbours, and the way back to the list. */
export function BoardPostPage({ listAddress, children }: { listAddress: string; children: ReactNode }) {
  const { t } = useTranslation('community');
  return (
    <Container>
      <div className={styles.page}>
        {children}
        <div className={styles.back}>
          <ButtonLink to={listAddress} variant="secondary">{t('common.backToList')}</ButtonLink>
        </div>
      </div>
    </Container>
  );
}

/** Shown with status 404 for a post that does not exist or is hidden. */
export function BoardPostNotFound({ trail, listAddress }: { trail: { label: string; to?: string }[]; listAddress: string }) {
  const { t } = useTranslation('community');
  return (
    <>
      <PageBanner title={t('common.notFound')} trail={trail} />
      <Container>
        <div className={styles.page}>
          <EmptyState
            title={t('common.notFoundTitle')}
            text={t('common.notFoundText')}
            action={<ButtonLink to={listAddress}>{t('common.backToList')}</ButtonLink>}
          />
        </div>
      </Container>
    </>
  );
}
