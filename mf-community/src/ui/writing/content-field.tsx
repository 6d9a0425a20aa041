import { useTranslation } from '@portal/kit';
import { MarkdownField } from '@portal/kit/editor';
import { LazyMarkdown } from '../board/lazy-markdown.tsx';
import { useEditorImages } from './use-editor-images.ts';

interface ContentFieldProps {
  /** As `form.field(name)` gives it. */
  field: { name: string; defaultValue?: string; error?: string };
  label?: string;
  required?: boolean;
  lang?: 'ko' | 'en';
}

/** The text of a post, with images from the library, and how readers will see it. */
export function ContentField({ field, label, required = true, lang }: ContentFieldProps) {
  const { t } = useTranslation('community');
  const images = useEditorImages(lang);
  return (
    <MarkdownField
      label={label ?? t('writing.content.label')}
      required={required}
      lang={lang}
      images={images}
      preview={(text) => <LazyMarkdown text={text} />}
      {...field}
    />
  );
}
