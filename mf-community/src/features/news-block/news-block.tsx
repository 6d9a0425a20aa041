import {
  ButtonLink,
  EmptyState,
  ErrorState,
  SectionHeading,
  Skeleton,
  useTranslation,
  type Settled,
} from '@portal/kit';
import { useId } from 'react';
import { BoardPagination } from '../../ui/board/board-pagination.tsx';
import type { BlockPage } from './load-block-page.ts';
import styles from './news-block.module.css';
import { NewsCard } from './news-card.tsx';
import { useNewsPages } from './use-news-pages.ts';

interface NewsBlockProps {
  first: Settled<BlockPage>;
  reload(): void;
}

/** News on the home page: two cards at a time, pages, and the way to all of them. */
export function NewsBlock({ first, reload }: NewsBlockProps) {
  const { t } = useTranslation('community');
  const headingId = useId();
  const { page, result, isLoading, goTo } = useNewsPages(first);
  const counted = result.ok ? result : first;
  const pageCount = counted.ok ? counted.value.pageLenght : 0;
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <SectionHeading id={headingId} eyebrow={t('common.menu.news')} title={t('news-block.title')} />
        <ButtonLink className={styles.more} to="/news" variant="secondary">
          {t('news-block.seeMore')}
        </ButtonLink>
      </div>
      <div aria-busy={isLoading} aria-live="polite">
        <BlockBody result={result} isLoading={isLoading} onRetry={page === 1 ? reload : () => goTo(page)} />
      </div>
      <BoardPagination page={page} pageCount={pageCount} onPage={goTo} label={t('news-block.pages')} />
    </section>
  );
}

interface BlockBodyProps {
  result: Settled<BlockPage>;
  isLoading: boolean;
  onRetry(): void;
}

function BlockBody({ result, isLoading, onRetry }: BlockBodyProps) {
  const { t } = useTranslation('community');
  if (isLoading) {
    return (
      <div className={styles.cards} role="status" aria-label={t('news-block.loading')}>
        <Skeleton height={220} />
        <Skeleton height={220} />
      </div>
    );
  }
  if (!result.ok) return <ErrorState title={t('common.error')} text={t('common.errorText')} onRetry={onRetry} />;
  if (result.value.data.length === 0) return <EmptyState title={t('common.empty')} />;
  return (
    <ul className={styles.cards}>
      {result.value.data.map((item) => (
        <li key={item.newsId}>
          <NewsCard item={item} />
        </li>
      ))}
    </ul>
  );
}
