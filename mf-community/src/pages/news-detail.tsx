import { ButtonLink, Container, EmptyState, PageBanner, useLoaderData, useSearchParams, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import type { NewsDetail } from '../api/types.ts';
import { markdownText } from '../features/markdown/markdown-text.ts';
import { cut } from '../features/news/cut.ts';
import { listAddress, pageOf } from '../features/news/news-address.ts';
import { NewsArticle } from '../features/news/news-article.tsx';
import { NewsNeighbours } from '../features/news/news-neighbours.tsx';
import styles from './news-detail.module.css';

// What a search engine shows of a description before it cuts by itself.
const DESCRIPTION_CHARACTERS = 150;

export function head({ data, locale }: HeadInput<NewsDetail>): PageHead {
  return {
    title: data.title,
    description: cut(markdownText(data.content), DESCRIPTION_CHARACTERS) || data.title,
    type: 'article',
    translated: data.lang === locale,
  };
}

export function Page() {
  const { t } = useTranslation('community');
  const news = useLoaderData<NewsDetail>();
  const [search] = useSearchParams();
  const page = pageOf(search);
  return (
    <Container>
      <div className={styles.page}>
        <NewsArticle news={news} />
        <NewsNeighbours previous={news.previous} next={news.next} page={page} />
        <div className={styles.back}>
          <ButtonLink to={listAddress(page)} variant="secondary">{t('news.backToList')}</ButtonLink>
        </div>
      </div>
    </Container>
  );
}

/** Shown with status 404 for an item that does not exist or is hidden. */
export function NotFound() {
  const { t } = useTranslation('community');
  return (
    <>
      <PageBanner title={t('news.notFound')} trail={[{ label: t('news.section') }, { label: t('news.title'), to: '/news' }]} />
      <Container>
        <div className={styles.page}>
          <EmptyState
            title={t('news.notFoundTitle')}
            text={t('news.notFoundText')}
            action={<ButtonLink to="/news">{t('news.backToList')}</ButtonLink>}
          />
        </div>
      </Container>
    </>
  );
}
