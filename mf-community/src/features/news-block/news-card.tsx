import { Link, useLocale } from '@portal/kit';
import type { NewsItem } from '../../api/types.ts';
import { newsAddress } from '../news/news-address.ts';
import { newsDay } from '../news/news-dates.ts';
import { cut, plainText } from '../news/news-text.ts';
import styles from './news-card.module.css';

// Spec, "Home news block".
const TITLE_CHARACTERS = 35;
const CONTENT_CHARACTERS = 90;

export function NewsCard({ item }: { item: NewsItem }) {
  const locale = useLocale();
  const { newsId, title, content, createdAt, lang } = item;
  return (
    <article className={styles.card} lang={lang === locale ? undefined : lang}>
      <time className={styles.date} dateTime={createdAt}>{newsDay(createdAt)}</time>
      <h3 className={styles.title}>
        <Link to={newsAddress(newsId)}>{cut(title, TITLE_CHARACTERS)}</Link>
      </h3>
      <p className={styles.content}>{cut(plainText(content), CONTENT_CHARACTERS)}</p>
    </article>
  );
}
