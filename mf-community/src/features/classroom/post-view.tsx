import { useSession, useTranslation } from '@portal/kit';
import { removePost, restorePost, type PostNeighbour } from '../../api/posts.ts';
import boardArt from '../../ui/board/art/board-art.module.css';
import { AuthorActions } from '../../ui/board/author-actions.ts';
import { BoardArticle } from '../../ui/board/board-article.tsx';
import { BoardAttachment } from '../../ui/board/board-attachment.tsx';
import { BoardNeighbours, type BoardNeighbour } from '../../ui/board/board-neighbours.tsx';
import { BoardPostPage } from '../../ui/board/board-post-page.tsx';
import { useSeen } from '../../ui/board/use-seen.ts';
import { AnswerChip } from './answer-chip.tsx';
import { Answers } from './answers.tsx';
import { editAddress, listAddress, postAddress, type ClassroomFilter } from './classroom-filter.ts';
import { PostTypeChip } from './post-type-chip.tsx';
import styles from './post-view.module.css';
import type { ReadClassroomPost } from './read-classroom-post.ts';

/** A post of the classroom, with the ways on within the filter that it was found by. */
export function PostView({ filter, post }: { filter: ClassroomFilter; post: ReadClassroomPost }) {
  const { t } = useTranslation('community');
  const { classroomId, title, type, fileName, fileSize, fileKind, imageWidth, imageHeight, mine, mayEdit, mayRemove } =
    post;
  const email = useSession().user?.email;
  useSeen('classroom', classroomId);
  const toNeighbour = (neighbour: PostNeighbour | null): BoardNeighbour | undefined =>
    neighbour ? { title: neighbour.title, to: postAddress(neighbour.classroomId, filter) } : undefined;
  const actions = (
    <AuthorActions
      mayEdit={mine && mayEdit}
      mayRemove={mayRemove}
      title={title}
      editTo={editAddress(classroomId)}
      listTo={listAddress(filter)}
      remove={(api) => removePost(api, post, email)}
      restore={(api) => restorePost(api, post)}
    />
  );
  return (
    <BoardPostPage
      art={boardArt.classroom}
      title={title}
      section={t('classroom.section')}
      board={t('classroom.title')}
      listAddress={listAddress(filter)}
      actions={actions}
    >
      <BoardArticle
        {...post}
        chip={
          <>
            <PostTypeChip type={type} />
            <AnswerChip state={post.state} />
          </>
        }
        attachment={
          fileName ? (
            <BoardAttachment
              href={`/api/classroom/attachment?classroomId=${classroomId}`}
              fetchFile={(api) =>
                api.download('/api/classroom/attachment', { query: { classroomId: String(classroomId) } })
              }
              fileName={fileName}
              fileSize={fileSize}
            />
          ) : null
        }
      >
        {fileKind === 'image' && imageWidth && imageHeight ? (
          <img
            className={styles.image}
            src={`/api/classroom/attachment?classroomId=${classroomId}`}
            alt={fileName ?? ''}
            width={imageWidth}
            height={imageHeight}
            loading="lazy"
          />
        ) : null}
      </BoardArticle>
      {type === 'question' ? <Answers post={post} /> : null}
      <BoardNeighbours previous={toNeighbour(post.previous)} next={toNeighbour(post.next)} />
    </BoardPostPage>
  );
}
