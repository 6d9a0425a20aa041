import { PageProblem, Skeleton, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage } from '@portal/kit/admin';
import { useAdminItem } from '../../api/admin-client.ts';
import { CannedReplies } from '../replies/canned-replies.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.settings.title'), description: t('admin.settings.lead'), noindex: true };
}

export function Page() {
  const { t } = useTranslation('support');
  const { data, error, reload } = useAdminItem('/api/email/admin/settings');
  if (error && !data) return <PageProblem status={error.status || 503} onRetry={reload} />;
  return (
    <AdminPage title={t('admin.settings.title')} lead={t('admin.settings.lead')}>
      {data ? <SettingsForm settings={data} onReload={reload} /> : <Skeleton height={280} />}
      <CannedReplies />
    </AdminPage>
  );
}
