import { can, TextField, useNavigate, useSession, useTranslation } from '@portal/kit';
import { FormNotice } from '@portal/kit/form';
import { useMemo } from 'react';
import type { NewsDetail } from '../../api/news.ts';
import { ContentField } from '../../ui/writing/content-field.tsx';
import { EditorForm } from '../../ui/writing/editor-form.tsx';
import { FileField } from '../../ui/writing/file-field.tsx';
import { MAX_ALT, MAX_TITLE } from '../../ui/writing/text-limits.ts';
import { useEditor } from '../../ui/writing/use-editor.ts';
import { itemAddress, listAddress, type NewsBoard } from '../../ui/board/news-board.ts';
import styles from './news-editor.module.css';
import { checkNews, composeNews, newsValuesOf } from './news-values.ts';

interface NewsEditorProps {
  board: NewsBoard;
  /** E-mail of who writes. */
  author: string;
  /** Undefined for a new one. */
  item?: NewsDetail;
}

/** Everything that one writes into an item (spec, "News edit"); editors may add it in English. */
export function NewsEditor({ board, author, item }: NewsEditorProps) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const isEditor = can(useSession().user, 'community', 'editor');
  const newsId = item?.newsId;
  const stored = useMemo(() => ({ values: newsValuesOf(item), version: item?.version.toString() }), [item]);
  const hasImage = ({ file, removeFile }: { file?: File; removeFile: boolean }) =>
    file ? file.type.startsWith('image/') : item?.fileKind === 'image' && !removeFile;
  const editor = useEditor({
    place: { board, id: newsId, author },
    stored,
    path: newsId === undefined ? '/api/news/write' : '/api/news/edit',
    compose: (texts, version) => composeNews(texts, { board, newsId, version, isEditor }),
    check: (texts, attachment) => checkNews(texts, hasImage(attachment)),
    onSaved: () => navigate(listAddress(board)),
  });

  const line = { maxLength: MAX_TITLE, autoComplete: 'off' };
  const altField = (name: 'imageAlt' | 'imageAltEn', required: boolean) => (
    <TextField
      label={t(`writing.image.${name}`)}
      hint={required ? t('writing.image.hint') : undefined}
      required={required}
      {...line}
      maxLength={MAX_ALT}
      {...editor.field(name)}
    />
  );

  const isPublic = item?.state === 'visible' || Boolean(item?.correction);
  const isWaiting = !isEditor && (item === undefined || isPublic || item.state === 'scheduled');
  const notice = item === undefined ? 'newWaits' : isPublic ? 'correctionWaits' : 'editedWaits';
  const isShown = hasImage(editor);
  return (
    <EditorForm
      editor={editor}
      cancelTo={newsId === undefined ? listAddress(board) : itemAddress(board, newsId)}
      onShowCurrent={() => navigate(location.pathname, { replace: true, keepPlace: true, reload: true })}
    >
      {item?.returnReason ? (
        <FormNotice tone="info" title={t('news.returned')}>
          {item.returnReason}
        </FormNotice>
      ) : null}
      {isWaiting ? <FormNotice tone="info">{t(`news.${notice}`)}</FormNotice> : null}
      <TextField label={t('writing.title')} required {...line} {...editor.field('title')} />
      <ContentField field={editor.field('content')} />
      <FileField editor={editor} storedName={item?.fileName} />
      {isShown ? altField('imageAlt', true) : null}
      {isEditor ? (
        <details className={styles.english} open={Boolean(item?.texts?.titleEn)}>
          <summary>{t('writing.english.summary')}</summary>
          <div className={styles.fields}>
            <TextField label={t('writing.english.title')} lang="en" {...line} {...editor.field('titleEn')} />
            <ContentField
              field={editor.field('contentEn')}
              lang="en"
              label={t('writing.english.content')}
              required={false}
            />
            {isShown ? altField('imageAltEn', false) : null}
          </div>
        </details>
      ) : null}
    </EditorForm>
  );
}
