import { foreignLang, Icon, useLocale, useTranslation, type IconName } from '@portal/kit';
import { formatDateTime } from '@portal/kit/dates';
import { MarkdownContent, type MarkdownNode } from '@portal/kit/markdown';
import type { ReactNode } from 'react';
import type { PostFacts } from '../../api/posts.ts';
import type { Board } from '../../boards.ts';
import { AuthorName } from './author-name.tsx';
import styles from './board-article.module.css';
import { BoardAttachment } from './board-attachment.tsx';

interface BoardArticleProps {
  board: Board;
  post: PostFacts & { content: MarkdownNode[] };
  chips: ReactNode;
  /** Shown below the text. */
  children?: ReactNode;
}

/** A post of any board below its title: kind, author and time, then its text. */
export function BoardArticle({ board, post, chips, children }: BoardArticleProps) {
  const { t } = useTranslation('community');
  const foreign = foreignLang(post.lang, useLocale());
  const fact = (icon: IconName, value: ReactNode) => (
    <span className={styles.fact}>
      <Icon name={icon} size={18} /> {value}
    </span>
  );
  return (
    <article>
      <div className={styles.facts}>
        {chips}
        {fact('mail', <AuthorName of={post} />)}
        {fact('clock', <time dateTime={post.createdAt}>{formatDateTime(post.createdAt)}</time>)}
        {fact('eye', t('board.views', { number: post.views }))}
      </div>
      <BoardAttachment board={board} post={post} />
      {foreign ? <p className={styles.note}>{t('common.notTranslated')}</p> : null}
      <div className={styles.content}>
        <MarkdownContent
          content={post.content}
          lang={foreign}
          isPublic={board.hasReview ? post.state === 'visible' : undefined}
        />
      </div>
      {children}
    </article>
  );
}
