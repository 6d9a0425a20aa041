import { useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { MediaLibrary } from '@portal/kit/admin';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.media.heading'), description: t('admin.media.lead'), noindex: true };
}

/** Pictures of customer cases. */
export function Page() {
  const { t } = useTranslation('marketing');
  return (
    <MediaLibrary
      path="/api/content/admin/pictures"
      title={t('admin.media.heading')}
      lead={t('admin.media.lead')}
      draftName="marketing.draft.media"
    />
  );
}
