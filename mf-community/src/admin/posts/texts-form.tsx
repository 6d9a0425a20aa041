import { TextField, useToast, useTranslation } from '@portal/kit';
import { FormSection, LocalizedFields, SaveBar, useEditDraft, useForm } from '@portal/kit/admin';
import { useMemo } from 'react';
import { useApi } from '../../api/client.ts';
import { saveNewsTexts, type BoardPostDetail } from '../../api/admin-posts.ts';
import { ContentField } from '../../ui/writing/content-field.tsx';
import { englishOf, MAX_ALT, MAX_TITLE, requiredErrors } from '../../ui/writing/text-limits.ts';

interface TextsFormProps {
  post: BoardPostDetail;
  onSaved(): void;
  onShowCurrent(): void;
}

/** An admin's correction or translation of any author's item. Does not change whether the item is public. */
export function TextsForm({ post, onSaved, onShowCurrent }: TextsFormProps) {
  const { t } = useTranslation('community');
  const api = useApi();
  const toast = useToast();
  const initial = useMemo(() => {
    const { title, content, titleEn, contentEn, imageAlt, imageAltEn } = post;
    const optional = { titleEn: titleEn ?? '', contentEn: contentEn ?? '', imageAltEn: imageAltEn ?? '' };
    return { title, content, imageAlt: imageAlt ?? '', ...optional };
  }, [post]);
  const form = useForm({
    initial,
    send({ title, content, titleEn, contentEn, imageAlt, imageAltEn }, { keyFor }): Promise<unknown> {
      const english = { titleEn: titleEn || null, contentEn: contentEn || null, imageAltEn: imageAltEn || null };
      const texts = { title, content, imageAlt: imageAlt || null, ...english, version: draft.version };
      return saveNewsTexts(api, post.id, texts, keyFor(texts));
    },
    onSent() {
      toast.success(t('admin.post.saved'));
      onSaved();
    },
    errorText: (code) => t([`admin.errors.${code}`, 'admin.errors.other']),
    check: (values) => requiredErrors(values, ['title', 'content', ...englishOf(values)]),
  });
  const draft = useEditDraft(form, {
    name: `community.draft.texts.${post.id}`,
    stored: initial,
    version: post.version,
  });
  return (
    <form {...form.props}>
      <FormSection title={t('admin.post.texts')} lead={t('admin.post.textsLead')}>
        <LocalizedFields
          label={t('admin.posts.title')}
          maxLength={MAX_TITLE}
          ko={form.field('title')}
          en={form.field('titleEn')}
        />
        <ContentField field={form.field('content')} label={t('admin.post.contentKo')} />
        <ContentField field={form.field('contentEn')} lang="en" label={t('admin.post.contentEn')} required={false} />
        {post.hasImage ? (
          <>
            <TextField label={t('admin.post.imageAlt')} maxLength={MAX_ALT} {...form.field('imageAlt')} />
            <TextField label={t('admin.post.imageAltEn')} maxLength={MAX_ALT} lang="en" {...form.field('imageAltEn')} />
          </>
        ) : null}
      </FormSection>
      <SaveBar form={form} draft={draft} onShowCurrent={onShowCurrent} />
    </form>
  );
}
