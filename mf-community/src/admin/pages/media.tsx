import { useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { MediaLibrary } from '@portal/kit/admin';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.media.heading'), description: t('admin.media.lead'), noindex: true };
}

/** Images that texts of the boards show. */
export function Page() {
  const { t } = useTranslation('community');
  return (
    <MediaLibrary
      path="/api/news/media"
      title={t('admin.media.heading')}
      lead={t('admin.media.lead')}
      draftName="community.draft.media"
    />
  );
}
