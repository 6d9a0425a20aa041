import { TextField, useToast, useTranslation } from '@portal/kit';
import { FormSection, LocalizedFields, SaveBar, useEditDraft, useForm } from '@portal/kit/admin';
import { useMemo } from 'react';
import { useApi } from '../../api/client.ts';
import { saveNewsTexts, type BoardPostDetail } from '../../api/admin-posts.ts';
import { ContentField } from '../../ui/writing/content-field.tsx';
import { MAX_ALT, MAX_TITLE, requiredErrors } from '../../ui/writing/text-limits.ts';

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
  const initial = useMemo(
    () => ({
      title: post.title,
      titleEn: post.titleEn ?? '',
      content: post.content,
      contentEn: post.contentEn ?? '',
      imageAlt: post.imageAlt ?? '',
      imageAltEn: post.imageAltEn ?? '',
    }),
    [post],
  );
  const form = useForm({
    initial,
    send({ titleEn, contentEn, imageAlt, imageAltEn, ...korean }, { keyFor }): Promise<unknown> {
      const texts = {
        ...korean,
        titleEn: titleEn || null,
        contentEn: contentEn || null,
        imageAlt: imageAlt || null,
        imageAltEn: imageAltEn || null,
        version: draft.version,
      };
      return saveNewsTexts(api, post.id, texts, keyFor(texts));
    },
    onSent() {
      toast.success(t('admin.post.saved'));
      onSaved();
    },
    errorText: (code) => t([`admin.errors.${code}`, 'admin.errors.other']),
    check: (values) =>
      requiredErrors(values, [
        'title',
        'content',
        ...(values.titleEn.trim() || values.contentEn.trim() ? ['titleEn', 'contentEn'] : []),
      ]),
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
