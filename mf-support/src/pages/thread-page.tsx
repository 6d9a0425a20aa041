import { Container, PageBanner, Skeleton, useTranslation, VisuallyHidden, type Translate } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './thread-page.module.css';

/** No search engine is to know of an inquiry. */
export function threadHead(t: Translate) {
  return { title: t('thread.title'), description: t('thread.description'), noindex: true };
}

interface ThreadPageProps {
  trail: { label: string; to: string };
  title?: string;
  lead?: string;
  children: ReactNode;
}

/** The frame of the two pages that show an inquiry to its sender. */
export function ThreadPage({ trail, children, ...words }: ThreadPageProps) {
  const { t } = useTranslation('support');
  const { title = t('thread.title'), lead = t('thread.lead') } = words;
  return (
    <>
      <PageBanner className={styles.banner} title={title} lead={lead} trail={[trail, { label: title }]} />
      <Container className={styles.page}>{children}</Container>
    </>
  );
}

export function ThreadLoading() {
  const { t } = useTranslation('support');
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>{t('thread.loading')}</VisuallyHidden>
      <Skeleton height={72} />
      <Skeleton height={160} />
      <Skeleton height={240} />
    </div>
  );
}
