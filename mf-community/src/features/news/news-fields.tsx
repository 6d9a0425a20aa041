import { can, TextField, useSession, useTranslation } from '@portal/kit';
import { FormNotice } from '@portal/kit/form';
import type { ReactNode } from 'react';
import type { PostDetail } from '../../api/posts.ts';
import { ContentField } from '../../ui/writing/content-field.tsx';
import { MAX_ALT, MAX_TITLE } from '../../ui/writing/text-limits.ts';
import type { Editor } from '../../ui/writing/use-editor.ts';
import styles from './news-fields.module.css';
import { hasImage } from './news-values.ts';

/** What becomes of what a member saves; undefined where it is not reviewed. */
function reviewNotice(post: PostDetail | undefined): string | undefined {
  if (!post) return 'newWaits';
  if (post.state === 'visible' || post.correction) return 'correctionWaits';
  return post.state === 'scheduled' ? 'editedWaits' : undefined;
}

interface NewsFieldsProps {
  editor: Editor;
  post?: PostDetail;
  /** The fields of every post. */
  children: ReactNode;
}

/** The notices of the review, the words for an image, and the item in English, which editors write. */
export function NewsFields({ editor, post, children }: NewsFieldsProps) {
  const { t } = useTranslation('community');
  const isEditor = can(useSession().user, 'community', 'editor');
  const notice = isEditor ? undefined : reviewNotice(post);
  const isShown = hasImage(editor, post);
  const altField = (name: 'imageAlt' | 'imageAltEn', required: boolean) => (
    <TextField
      label={t(`writing.image.${name}`)}
      hint={required ? t('writing.image.hint') : undefined}
      required={required}
      maxLength={MAX_ALT}
      autoComplete="off"
      {...editor.field(name)}
    />
  );
  return (
    <>
      {post?.returnReason ? (
        <FormNotice tone="info" title={t('news.returned')}>
          {post.returnReason}
        </FormNotice>
      ) : null}
      {notice ? <FormNotice tone="info">{t(`news.${notice}`)}</FormNotice> : null}
      {children}
      {isShown ? altField('imageAlt', true) : null}
      {isEditor ? (
        <details className={styles.english} open={Boolean(post?.texts?.titleEn)}>
          <summary>{t('writing.english.summary')}</summary>
          <div className={styles.fields}>
            <TextField
              label={t('writing.english.title')}
              lang="en"
              maxLength={MAX_TITLE}
              autoComplete="off"
              {...editor.field('titleEn')}
            />
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
    </>
  );
}
