import { ButtonLink, EmptyState, ErrorState, Pagination, Skeleton, useTranslation, VisuallyHidden } from '@portal/kit';
import type { MyInquiries as MyInquiriesPage } from '../../api/inquiries.ts';
import styles from './my-inquiries.module.css';
import { MyInquiryItem } from './my-inquiry-item.tsx';
import { useMyInquiries } from './use-my-inquiries.ts';

function Loading() {
  const { t } = useTranslation('support');
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{t('my-inquiries.loading')}</VisuallyHidden>
      <Skeleton height={88} />
      <Skeleton height={88} />
    </div>
  );
}

function Empty() {
  const { t } = useTranslation('support');
  const ask = <ButtonLink to="/support/question">{t('my-inquiries.ask')}</ButtonLink>;
  return (
    <EmptyState
      level={3}
      icon="mail"
      title={t('my-inquiries.emptyTitle')}
      text={t('my-inquiries.emptyText')}
      action={ask}
    />
  );
}

function Items({
  inquiries: { data, page, pageCount },
  onPage,
}: {
  inquiries: MyInquiriesPage;
  onPage(page: number): void;
}) {
  const { t } = useTranslation('support');
  if (data.length === 0) return <Empty />;
  return (
    <>
      <ul className={styles.list}>
        {data.map((inquiry) => (
          <MyInquiryItem key={inquiry.number} inquiry={inquiry} />
        ))}
      </ul>
      <Pagination page={page} pageCount={pageCount} label={t('my-inquiries.pages')} onPage={onPage} />
    </>
  );
}

/** What the member has asked, how far it is, and the answers, under a heading that fits among My page's own. */
export function MyInquiries() {
  const { t } = useTranslation('support');
  const { result, setPage, retry } = useMyInquiries();
  return (
    <section className={styles.inquiries} aria-labelledby="my-inquiries">
      <h2 className={styles.title} id="my-inquiries">
        {t('my-inquiries.title')}
      </h2>
      {!result && <Loading />}
      {result?.ok === false && <ErrorState title={t('my-inquiries.failed')} onRetry={retry} />}
      {result?.ok && <Items inquiries={result.value} onPage={setPage} />}
    </section>
  );
}
