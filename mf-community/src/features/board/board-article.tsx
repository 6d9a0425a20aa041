import { Icon, useLocale, useTranslation, type Locale } from '@portal/kit';
import { MarkdownContent, type MarkdownNode } from '@portal/kit/markdown';
import type { ReactNode } from 'react';
import styles from './board-article.module.css';
import { dayAndTime } from './board-dates.ts';

interface BoardArticleProps {
  chip: ReactNode;
  email: string;
  createdAt: string;
  content: MarkdownNode[];
  /** The language that the content is written in, when it is known. */
  lang?: Locale;
  attachment?: ReactNode;
}

/** A post of any board below its title: kind, author and time, then its text. */
export function BoardArticle({ chip, email, createdAt, content, lang, attachment }: BoardArticleProps) {
  const { t } = useTranslation('community');
  const locale = useLocale();
  const foreign = lang === locale ? undefined : lang;
  return (
    <article>
      <div className={styles.facts}>
        {chip}
        <span className={styles.fact}><Icon name="mail" size={18} /> {email}</span>
        <span className={styles.fact}><Icon name="clock" size={18} /> <time dateTime={createdAt}>{dayAndTime(createdAt)}</time></span>
      </div>
      {attachment}
      {foreign ? <p className={styles.note}>{t('common.notTranslated')}</p> : null}
      <div className={styles.content}>
        <MarkdownContent content={content} lang={foreign} />
      </div>
    </article>
  );
}
