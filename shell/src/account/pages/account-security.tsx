import { useLoaderData, useNavigate, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import type { Device } from '../../api/account.ts';
import { Devices } from '../features/my-page/devices.tsx';
import { MyPage, Part } from '../features/my-page/my-page.tsx';
import { PasswordForm } from '../features/my-page/password-form.tsx';

export function head({ t }: HeadInput<Device[]>): PageHead {
  return { title: t('account.my.pages.security'), description: t('account.my.leads.security') };
}

export function Page() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const devices = useLoaderData<Device[]>();
  const reload = () => navigate('/account/security', { replace: true, keepPlace: true, reload: true });
  return (
    <MyPage page="security">
      <Part id="password" title={t('account.my.password.title')} lead={t('account.my.password.lead')}>
        <PasswordForm onChanged={reload} />
      </Part>
      <Devices devices={devices} onChanged={reload} />
    </MyPage>
  );
}
