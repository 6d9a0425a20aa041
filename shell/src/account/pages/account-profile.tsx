import { useLoaderData, useLocale, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import type { Account } from '../../api/account.ts';
import { Facts } from '../features/my-page/facts.tsx';
import { formatDay } from '../features/my-page/format-time.ts';
import { MyPage, Part } from '../features/my-page/my-page.tsx';
import { ProfileForm } from '../features/my-page/profile-form.tsx';

export function head({ t }: HeadInput<Account>): PageHead {
  return { title: t('account.my.pages.profile'), description: t('account.my.leads.profile') };
}

export function Page() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const account = useLoaderData<Account>();
  const facts = [
    { name: t('account.login.email'), value: account.email },
    ...(account.birthDate ? [{ name: t('account.join.birthDate'), value: formatDay(account.birthDate, locale) }] : []),
    ...(account.gender
      ? [{ name: t('account.my.profile.gender'), value: t(`account.my.profile.${account.gender}`) }]
      : []),
    { name: t('account.my.profile.createdAt'), value: formatDay(account.createdAt, locale) },
  ];
  return (
    <MyPage page="profile">
      <Part id="editable" title={t('account.my.profile.title')}>
        <ProfileForm key={account.version} account={account} />
      </Part>
      <Part id="fixed" title={t('account.my.profile.fixed')} lead={t('account.my.profile.fixedText')}>
        <Facts facts={facts} />
      </Part>
    </MyPage>
  );
}
