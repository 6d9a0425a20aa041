import {
  can,
  Container,
  PageProblem,
  TextField,
  useLoaderData,
  useNavigate,
  useSession,
  useTranslation,
  type HeadInput,
  type PageHead,
  type PageModule,
} from '@portal/kit';
import { useMemo, useState, type ReactNode } from 'react';
import type { PostDetail } from '../api/posts.ts';
import { perBoard, type Board } from '../boards.ts';
import { BoardBanner } from '../ui/board/board-banner.tsx';
import { listAddress, postAddress } from '../ui/board/board-place.ts';
import { PostProblem } from '../ui/board/post-problem.tsx';
import { ContentField } from '../ui/writing/content-field.tsx';
import { EditorForm } from '../ui/writing/editor-form.tsx';
import { FileField } from '../ui/writing/file-field.tsx';
import { MAX_TITLE, requiredErrors } from '../ui/writing/text-limits.ts';
import { useEditor, type Attachment, type Editor, type Texts } from '../ui/writing/use-editor.ts';
import styles from './board-edit.module.css';
import type { EditData } from './loaders.ts';

interface FieldsProps {
  board: Board;
  editor: Editor;
  /** Undefined for a new one. */
  post?: PostDetail;
  children: ReactNode;
}

/** What is particular to the editors that a chunk shows. */
interface EditParts {
  /** Its texts as they are edited, by field. */
  valuesOf(post: PostDetail | undefined): Texts;
  /** What is sent of them, besides the number and the version of the post. */
  compose(texts: Texts, input: { board: Board; author: string; isNew: boolean; isEditor: boolean }): Texts;
  /** Fields that must not be empty, besides title and content. */
  requiredOf?(texts: Texts, attachment: Attachment, post: PostDetail | undefined): string[];
  /** What stands around the fields of every post, its children. */
  Fields(props: FieldsProps): ReactNode;
}

interface PostEditorProps {
  board: Board;
  /** E-mail of who writes. */
  author: string;
  post?: PostDetail;
  parts: EditParts;
}

/** Everything that one writes into a post. */
function PostEditor({ board, author, post, parts: { valuesOf, compose, requiredOf, Fields } }: PostEditorProps) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const isEditor = can(useSession().user, 'community', 'editor');
  const id = post?.id;
  const isNew = id === undefined;
  const stored = useMemo(() => ({ values: valuesOf(post), version: post?.version.toString() }), [post, valuesOf]);
  const editor = useEditor({
    place: { board: board.name, id, author },
    stored,
    path: isNew ? board.calls.add : board.calls.edit,
    compose: (texts, version) => ({
      ...compose(texts, { board, author, isNew, isEditor }),
      ...(isNew ? {} : { [board.calls.postId]: String(id) }),
      ...(version && { version }),
    }),
    check: (texts, attachment) =>
      requiredErrors(texts, ['title', 'content', ...(requiredOf?.(texts, attachment, post) ?? [])]),
    onSaved: () => navigate(listAddress(board)),
  });
  return (
    <EditorForm
      editor={editor}
      cancelTo={isNew ? listAddress(board) : postAddress(board, id)}
      onShowCurrent={() => navigate(location.pathname, { replace: true, keepPlace: true, reload: true })}
    >
      <Fields board={board} editor={editor} post={post}>
        <TextField
          label={t('writing.title')}
          required
          maxLength={MAX_TITLE}
          autoComplete="off"
          {...editor.field('title')}
        />
        <ContentField field={editor.field('content')} />
        <FileField editor={editor} storedName={post?.fileName} />
      </Fields>
    </EditorForm>
  );
}

function BoardEdit({ board, parts }: { board: Board; parts: EditParts }) {
  const { t } = useTranslation('community');
  const data = useLoaderData<EditData>();
  const { user } = useSession();
  // Still there while the user is asked whether to go, once the session has ended
  const [author] = useState(user?.email ?? '');
  if (board.writers === 'editors' && user && !can(user, 'community', 'editor'))
    return <PageProblem status={403} needed={{ requiredRole: 'editor', section: 'community' }} />;
  const status = data && (data.ok ? (data.value.mayEdit ? undefined : 403) : data.status);
  if (status === 403) return <PageProblem status={403} />;
  if (status) return <PostProblem board={board} status={status} />;
  const post = data?.ok ? data.value : undefined;
  return (
    <>
      <BoardBanner board={board} title={t(titleKeys(board, post))} />
      <Container>
        <div className={styles.page}>
          <PostEditor
            key={post ? `${post.id} ${post.version}` : 'new'}
            board={board}
            author={author}
            post={post}
            parts={parts}
          />
        </div>
      </Container>
    </>
  );
}

/** The title of the page, of which boards may have their own. */
const titleKeys = ({ words }: Board, post: unknown) =>
  post ? [`${words}.edit`, 'writing.edit'] : [`${words}.write`, 'writing.write'];

/** The page that writes a post of each board, or changes one. */
export const boardEdit = (parts: EditParts) =>
  perBoard((board): PageModule => {
    const head = ({ data, t }: HeadInput<EditData>): PageHead => ({
      title: t(titleKeys(board, data)),
      description: t(`${board.words}.description`),
    });
    return { head, Page: () => <BoardEdit board={board} parts={parts} /> };
  });
