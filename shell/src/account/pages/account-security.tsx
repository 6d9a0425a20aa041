import { useLoaderData, useNavigate, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import type { Device } from '../../api/account.ts';
import type { SecondFactor as State } from '../../api/second-factor.ts';
import { Devices } from '../features/my-page/devices.tsx';
import { MyPage, Part } from '../features/my-page/my-page.tsx';
import { PasswordForm } from '../features/my-page/password-form.tsx';
import { SecondFactor } from '../features/my-page/second-factor.tsx';

interface Loaded {
  devices: Device[];
  secondFactor: State;
}

export function head({ t }: HeadInput<Loaded>): PageHead {
  return { title: t('account.my.pages.security'), description: t('account.my.leads.security') };
}

export function Page() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { devices, secondFactor } = useLoaderData<Loaded>();
  const reload = () => navigate('/account/security', { replace: true, keepPlace: true, reload: true });
  return (
    <MyPage page="security">
      <Part id="password" title={t('account.my.password.title')} lead={t('account.my.password.lead')}>
        <PasswordForm onChanged={reload} />
      </Part>
      <SecondFactor state={secondFactor} onChanged={reload} />
      <Devices devices={devices} onChanged={reload} />
    </MyPage>
  );
}
