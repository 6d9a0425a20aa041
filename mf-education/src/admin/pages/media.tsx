import { useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { MediaLibrary } from '@portal/kit/admin';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.media.heading'), description: t('admin.media.lead'), noindex: true };
}

/** Images in the descriptions of trainings. */
export function Page() {
  const { t } = useTranslation('education');
  return (
    <MediaLibrary
      path="/api/education/media"
      title={t('admin.media.heading')}
      lead={t('admin.media.lead')}
      draftName="education.draft.media"
    />
  );
}
