import { foreignLang, Link, useLocale } from '@portal/kit';
import { formatDate } from '@portal/kit/dates';
import { cut } from '../../ui/board/cut.ts';
import { CONTENT_CHARACTERS, TITLE_CHARACTERS, type BlockItem } from './load-block-page.ts';
import styles from './news-card.module.css';

export function NewsCard({ item }: { item: BlockItem }) {
  const locale = useLocale();
  const { newsId, title, excerpt, createdAt, lang } = item;
  return (
    <article className={styles.card} lang={foreignLang(lang, locale)}>
      <time className={styles.date} dateTime={createdAt}>
        {formatDate(createdAt)}
      </time>
      <h3 className={styles.title}>
        <Link to={`/news/${newsId}`}>{cut(title, TITLE_CHARACTERS)}</Link>
      </h3>
      <p className={styles.content}>{cut(excerpt, CONTENT_CHARACTERS)}</p>
    </article>
  );
}
