import { TextField, useNavigate, useTranslation } from '@portal/kit';
import { useMemo } from 'react';
import type { PostDetail } from '../../api/posts.ts';
import { ContentField } from '../../ui/writing/content-field.tsx';
import { EditorForm } from '../../ui/writing/editor-form.tsx';
import { FileField } from '../../ui/writing/file-field.tsx';
import { MAX_TITLE, requiredErrors } from '../../ui/writing/text-limits.ts';
import { useEditor } from '../../ui/writing/use-editor.ts';
import { FIRST_FILTER, listAddress, postAddress } from './classroom-filter.ts';
import { PostTypeField } from './post-type-field.tsx';

interface PostEditorProps {
  /** E-mail of who writes. */
  author: string;
  /** Undefined for a new one. */
  post?: PostDetail;
}

/** Everything that one writes into a classroom post (spec, "Classroom edit"). */
export function PostEditor({ author, post }: PostEditorProps) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const id = post?.classroomId;
  const stored = useMemo(
    () => ({
      values: { type: post?.type ?? 'free', title: post?.title ?? '', content: post?.content ?? '' },
      version: post?.version.toString(),
    }),
    [post],
  );
  const editor = useEditor({
    place: { board: 'classroom', id, author },
    stored,
    path: '/api/classroom/edit',
    compose: (values, version) => ({
      ...values,
      email: author,
      ...(id === undefined ? {} : { classroomId: String(id) }),
      ...(version ? { version } : {}),
    }),
    check: (values) => requiredErrors(values, ['title', 'content']),
    onSaved: () => navigate(listAddress(FIRST_FILTER)),
  });
  return (
    <EditorForm
      editor={editor}
      cancelTo={id === undefined ? listAddress(FIRST_FILTER) : postAddress(id, FIRST_FILTER)}
      onShowCurrent={() => navigate(location.pathname, { replace: true, keepPlace: true, reload: true })}
    >
      <PostTypeField editor={editor} />
      <TextField
        label={t('writing.title')}
        required
        maxLength={MAX_TITLE}
        autoComplete="off"
        {...editor.field('title')}
      />
      <ContentField field={editor.field('content')} />
      <FileField editor={editor} storedName={post?.fileName} />
    </EditorForm>
  );
}
