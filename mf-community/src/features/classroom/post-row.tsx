import { Link, useLocale, useTranslation } from '@portal/kit';
import { textLang } from '@portal/kit/text-lang';
import type { PostSummary } from '../../api/posts.ts';
import { AttachmentClip } from '../../ui/board/attachment-clip.tsx';
import { AuthorName } from '../../ui/board/author-name.tsx';
import styles from '../../ui/board/board-table.module.css';
import { AnswerChip } from './answer-chip.tsx';
import { postAddress, type ClassroomFilter } from './classroom-filter.ts';
import { PostTypeChip } from './post-type-chip.tsx';
import { relativeTime } from './relative-time.ts';

interface PostRowProps {
  post: PostSummary;
  filter: ClassroomFilter;
  nowMs: number;
}

export function PostRow({ post, filter, nowMs }: PostRowProps) {
  const { t } = useTranslation('community');
  const locale = useLocale();
  const { classroomId, type, title, fileName, views, createdAt } = post;
  const time = relativeTime(createdAt, nowMs);
  return (
    <tr data-notice={type === 'notice' ? '' : undefined}>
      <td className={styles.kind}>
        <PostTypeChip type={type} />
      </td>
      <th className={styles.title} scope="row">
        <Link to={postAddress(classroomId, filter)} lang={textLang(title, locale)}>
          {title}
        </Link>
        <AnswerChip className={styles.state} state={post.state} />
        {fileName ? <AttachmentClip /> : null}
      </th>
      <td className={`${styles.minor} ${styles.author}`}>
        <AuthorName of={post} />
      </td>
      <td className={`${styles.minor} ${styles.time}`}>
        <time dateTime={createdAt}>
          {time.unit === 'date' ? time.text : t(`classroom.time.${time.unit}`, { ...time })}
        </time>
      </td>
      <td className={styles.minor}>
        <span className={styles.name}>{t('classroom.column.views')} </span>
        {views}
      </td>
    </tr>
  );
}
