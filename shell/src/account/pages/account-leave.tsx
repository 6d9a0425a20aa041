import { useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { LeaveForm } from '../features/my-page/leave-form.tsx';
import { MyPage, Part } from '../features/my-page/my-page.tsx';
import styles from '../features/my-page/my-page.module.css';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('account.my.leave.title'), description: t('account.my.leave.short') };
}

export function Page() {
  const { t } = useTranslation('shell');
  const consequences = t('account.my.leave.consequences', { returnObjects: true }) as string[];
  return (
    <MyPage page="consents" title={t('account.my.leave.title')} lead={t('account.my.leave.short')}>
      <Part id="consequences" title={t('account.my.leave.consequencesTitle')}>
        <ul className={styles['list']}>
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      </Part>
      <Part id="leave" title={t('account.my.leave.passwordTitle')}>
        <LeaveForm />
      </Part>
    </MyPage>
  );
}
