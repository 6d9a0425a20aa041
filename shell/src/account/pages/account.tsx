import { useLoaderData, type HeadInput, type PageHead } from '@portal/kit';
import type { Account } from '../../api/account.ts';
import { Identity } from '../features/my-page/identity.tsx';
import { FromSections, MyPage } from '../features/my-page/my-page.tsx';

export function head({ t }: HeadInput<Account>): PageHead {
  return { title: t('account.my.title'), description: t('account.my.leads.overview') };
}

export function Page() {
  const account = useLoaderData<Account>();
  return (
    <MyPage page="overview">
      <Identity account={account} />
      <FromSections />
    </MyPage>
  );
}
