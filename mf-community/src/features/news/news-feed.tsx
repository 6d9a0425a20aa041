import { Icon, useLocale, useTranslation, type Locale, type PageHead } from '@portal/kit';
import styles from './news-feed.module.css';
import type { NewsBoard } from '../../ui/board/news-board.ts';

const feedPath = (board: NewsBoard, locale: Locale) => `/api/news/feed.xml?type=${board}&lang=${locale}`;

/** The feed that the page of a board names to feed readers. */
export function newsFeed(board: NewsBoard, t: (key: string) => string, locale: Locale): PageHead['feed'] {
  return { title: t(`news.${board}.feedTitle`), href: feedPath(board, locale) };
}

/** The same for people. */
export function NewsFeedLink({ board }: { board: NewsBoard }) {
  const { t } = useTranslation('community');
  const locale = useLocale();
  return (
    <a className={styles.feed} href={feedPath(board, locale)}>
      <Icon name="external" size={16} /> {t('news.feed')}
    </a>
  );
}
