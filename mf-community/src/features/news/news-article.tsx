import { Chip, Icon, useLocale, useTranslation } from '@portal/kit';
import type { NewsDetail } from '../../api/types.ts';
import { Markdown } from '../markdown/markdown.tsx';
import styles from './news-article.module.css';
import { newsDayAndTime } from './news-dates.ts';

export function NewsArticle({ news }: { news: NewsDetail }) {
  const { t } = useTranslation('community');
  const locale = useLocale();
  const { newsId, type, title, content, email, createdAt, lang } = news;
  const foreign = lang === locale ? undefined : lang;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <Chip tone="primary">{t('news.typeAndId', { type: t(`news.type.${type}`, { defaultValue: type }), id: newsId })}</Chip>
        <h1 className={styles.title} lang={foreign}>{title}</h1>
        <p className={styles.meta}>
          <span><Icon name="mail" size={18} /> {email}</span>
          <span><Icon name="clock" size={18} /> <time dateTime={createdAt}>{newsDayAndTime(createdAt)}</time></span>
        </p>
        {foreign ? <p className={styles.note}>{t('news.notTranslated')}</p> : null}
      </header>
      <Markdown text={content} lang={foreign} />
    </article>
  );
}
