import { foreignLang, Link, useLocale } from '@portal/kit';
import { formatDate } from '@portal/kit/dates';
import { AttachmentClip } from '../../ui/board/attachment-clip.tsx';
import { AuthorName } from '../../ui/board/author-name.tsx';
import type { BoardColumn, BoardRow } from '../../ui/board/board-table.tsx';
import styles from '../../ui/board/board-table.module.css';
import { LanguageMark } from '../../ui/board/language-mark.tsx';
import { wholeNames } from '../../ui/board/whole-names.ts';
import { NewsStateChip } from './news-state-chip.tsx';

function Title({ post, to }: BoardRow) {
  const { title, lang, fileName } = post;
  return (
    <>
      <Link to={to} lang={foreignLang(lang, useLocale())}>
        {wholeNames(title)}
      </Link>
      <LanguageMark className={styles.state} lang={lang} />
      {fileName ? <AttachmentClip /> : null}
      <NewsStateChip className={styles.state} item={post} />
    </>
  );
}

/** Spec, "News list". */
export const newsColumns: BoardColumn[] = [
  { header: 'common.column.no', className: styles.minor, Cell: ({ number }) => number },
  { header: 'common.column.title', className: styles.title, isTitle: true, Cell: Title },
  {
    header: 'common.column.email',
    className: `${styles.minor} ${styles.author}`,
    Cell: ({ post }) => <AuthorName of={post} />,
  },
  {
    header: 'common.column.date',
    className: styles.minor,
    Cell: ({ post: { createdAt } }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
];
