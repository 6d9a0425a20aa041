import { Container, PageBanner, useLoaderData, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { NewsProblem } from '../features/news/news-problem.tsx';
import { NewsTable } from '../features/news/news-table.tsx';
import type { NewsListData } from './news-list-loader.ts';
import styles from './news-list.module.css';

export function head({ data, t }: HeadInput<NewsListData>): PageHead {
  const { page, news } = data;
  const title = page > 1 ? t('news.titleOfPage', { page }) : t('news.title');
  return { title, description: t('news.description'), noindex: !news.ok };
}

export function Page() {
  const { t } = useTranslation('community');
  const { page, itemsPerPage, news } = useLoaderData<NewsListData>();
  return (
    <>
      <PageBanner title={t('news.title')} lead={t('news.lead')} trail={[{ label: t('news.section') }, { label: t('news.title') }]} />
      <Container>
        <div className={styles.page}>
          {news.ok ? <NewsTable page={page} itemsPerPage={itemsPerPage} news={news.value} /> : <NewsProblem />}
        </div>
      </Container>
    </>
  );
}
