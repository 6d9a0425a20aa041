import { foreignLang, Icon, useLocale, useTranslation, type Locale } from '@portal/kit';
import { formatDateTime } from '@portal/kit/dates';
import { MarkdownContent, type MarkdownNode } from '@portal/kit/markdown';
import type { ReactNode } from 'react';
import { AuthorName } from './author-name.tsx';
import styles from './board-article.module.css';

interface BoardArticleProps {
  chip: ReactNode;
  email: string;
  formerMember: boolean;
  views: number;
  createdAt: string;
  content: MarkdownNode[];
  /** The language that the content is written in, when it is known. */
  lang?: Locale;
  /** Whether everybody may read it, as they may unless it is said. */
  isPublic?: boolean;
  attachment?: ReactNode;
  /** Shown below the text. */
  children?: ReactNode;
}

/** A post of any board below its title: kind, author and time, then its text. */
export function BoardArticle({
  chip,
  email,
  formerMember,
  views,
  createdAt,
  content,
  lang,
  isPublic,
  attachment,
  children,
}: BoardArticleProps) {
  const { t } = useTranslation('community');
  const locale = useLocale();
  const foreign = foreignLang(lang, locale);
  return (
    <article>
      <div className={styles.facts}>
        {chip}
        <span className={styles.fact}>
          <Icon name="mail" size={18} /> <AuthorName of={{ email, formerMember }} />
        </span>
        <span className={styles.fact}>
          <Icon name="clock" size={18} /> <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </span>
        <span className={styles.fact}>
          <Icon name="eye" size={18} /> {t('board.views', { number: views })}
        </span>
      </div>
      {attachment}
      {foreign ? <p className={styles.note}>{t('common.notTranslated')}</p> : null}
      <div className={styles.content}>
        <MarkdownContent content={content} lang={foreign} isPublic={isPublic} />
      </div>
      {children}
    </article>
  );
}
