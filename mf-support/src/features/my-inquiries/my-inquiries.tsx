import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Pagination,
  Skeleton,
  useSession,
  useTranslation,
  VisuallyHidden,
  layout,
} from '@portal/kit';
import { useRemote } from '@portal/kit/remote';
import { useState } from 'react';
import { useApi } from '../../api/client.ts';
import { listMyInquiries, type MyInquiries as MyInquiriesPage } from '../../api/inquiries.ts';
import { MyInquiryItem } from './my-inquiry-item.tsx';

function Loading() {
  const { t } = useTranslation('support');
  return (
    <div className={layout.stack3} role="status">
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
  return (
    <>
      {data.length === 0 ? (
        <Empty />
      ) : (
        <ul className={layout.stack3}>
          {data.map((inquiry) => (
            <MyInquiryItem key={inquiry.number} inquiry={inquiry} />
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={pageCount} label={t('my-inquiries.pages')} onPage={onPage} />
    </>
  );
}

/**
 * What the member has asked, how far it is, and the answers, under a heading that fits among My page's own.
 * Nothing before the session is known, and for visitors.
 */
export function MyInquiries() {
  const { t } = useTranslation('support');
  const api = useApi();
  const email = useSession().user?.email;
  const [page, setPage] = useState(1);
  const { data, error, reload } = useRemote(email ? [`inquiries of ${email}`, page] : undefined, (signal) =>
    listMyInquiries(api, page, signal),
  );
  return (
    <section className={layout.stack5} aria-labelledby="my-inquiries">
      <h2 className={layout.larger} id="my-inquiries">
        {t('my-inquiries.title')}
      </h2>
      {!data && !error && <Loading />}
      {error && <ErrorState title={t('my-inquiries.failed')} onRetry={reload} />}
      {data && !error && <Items inquiries={data} onPage={setPage} />}
    </section>
  );
}
