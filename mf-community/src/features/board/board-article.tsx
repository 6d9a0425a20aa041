import { Icon, useLocale, useTranslation, type Locale } from '@portal/kit';
import type { ReactNode } from 'react';
import { Markdown } from '../markdown/markdown.tsx';
import styles from './board-article.module.css';
import { dayAndTime } from './board-dates.ts';

interface BoardArticleProps {
  chip: ReactNode;
  title: string;
  email: string;
  createdAt: string;
  /** Markdown. */
  content: string;
  /** The language that title and content are written in, when it is known. */
  lang?: Locale;
  attachment?: ReactNode;
}

/** A post of any board: kind, title, author and time, then its text. */
export function BoardArticle({ chip, title, email, createdAt, content, lang, attachment }: BoardArticleProps) {
  const { t } = useTranslation('community');
  const locale = useLocale();
  const foreign = lang === locale ? undefined : lang;
  return (
    <article>
      <header className={styles.head}>
        {chip}
        <h1 className={styles.title} lang={foreign}>{title}</h1>
        <p className={styles.meta}>
          <span><Icon name="mail" size={18} /> {email}</span>
          <span><Icon name="clock" size={18} /> <time dateTime={createdAt}>{dayAndTime(createdAt)}</time></span>
        </p>
        {attachment}
        {foreign ? <p className={styles.note}>{t('common.notTranslated')}</p> : null}
      </header>
      <Markdown text={content} lang={foreign} />
    </article>
  );
}
