import { Link, useLocale, useTranslation } from '@portal/kit';
import { textLang } from '@portal/kit/text-lang';
import { AttachmentClip } from '../../ui/board/attachment-clip.tsx';
import { AuthorName } from '../../ui/board/author-name.tsx';
import type { BoardColumn, BoardRow } from '../../ui/board/board-table.tsx';
import styles from '../../ui/board/board-table.module.css';
import { AnswerChip, KindChip } from './classroom-chips.tsx';
import { relativeTime } from './relative-time.ts';

function Title({ post, to }: BoardRow) {
  const { title, state, fileName } = post;
  return (
    <>
      <Link to={to} lang={textLang(title, useLocale())}>
        {title}
      </Link>
      <AnswerChip className={styles.state} state={state} />
      {fileName ? <AttachmentClip /> : null}
    </>
  );
}

function Age({ createdAt, nowMs }: { createdAt: string; nowMs: number }) {
  const { t } = useTranslation('community');
  const time = relativeTime(createdAt, nowMs);
  return (
    <time dateTime={createdAt}>{time.unit === 'date' ? time.text : t(`classroom.time.${time.unit}`, { ...time })}</time>
  );
}

function Views({ views }: { views: number }) {
  const { t } = useTranslation('community');
  return (
    <>
      <span className={styles.name}>{t('classroom.column.views')} </span>
      {views}
    </>
  );
}

/** Spec, "Classroom list". */
export const classroomColumns: BoardColumn[] = [
  { header: 'classroom.column.type', className: styles.kind, Cell: ({ post }) => <KindChip kind={post.type} /> },
  { header: 'common.column.title', className: styles.title, isTitle: true, Cell: Title },
  {
    header: 'common.column.email',
    className: `${styles.minor} ${styles.author}`,
    Cell: ({ post }) => <AuthorName of={post} />,
  },
  {
    header: 'classroom.column.time',
    className: `${styles.minor} ${styles.time}`,
    Cell: ({ post, nowMs }) => <Age createdAt={post.createdAt} nowMs={nowMs} />,
  },
  { header: 'classroom.column.views', className: styles.minor, Cell: ({ post }) => <Views views={post.views} /> },
];
