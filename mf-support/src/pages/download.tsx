import {
  Container,
  EmptyState,
  PageBanner,
  useLoaderData,
  useTranslation,
  type HeadInput,
  type PageHead,
} from '@portal/kit';
import type { CompanyDocument } from '../api/documents.ts';
import { DocumentCard } from '../features/documents/document-card.tsx';
import { SignInNotice } from '../features/documents/sign-in-notice.tsx';
import styles from './download.module.css';

export function head({ t }: HeadInput<CompanyDocument[]>): PageHead {
  return { title: t('download.title'), description: t('download.description') };
}

export function Page() {
  const { t } = useTranslation('support');
  const documents = useLoaderData<CompanyDocument[]>();
  return (
    <>
      <PageBanner
        className={styles.banner}
        title={t('download.title')}
        lead={t('download.lead')}
        trail={[{ label: t('common.menu.support') }, { label: t('common.menu.download') }]}
      />
      <Container>
        <div className={styles.page}>
          {documents.length === 0 ? (
            <EmptyState title={t('download.emptyTitle')} text={t('download.emptyText')} />
          ) : (
            <>
              <SignInNotice />
              <ul className={styles.grid}>
                {documents.map((document) => (
                  <DocumentCard key={document.key} document={document} />
                ))}
              </ul>
            </>
          )}
        </div>
      </Container>
    </>
  );
}
