import {
  ErrorState,
  Icon,
  Link,
  Skeleton,
  useLocale,
  useTranslation,
  type HeadInput,
  type PageHead,
  type IconName,
} from '@portal/kit';
import { AdminPage } from '@portal/kit/admin';
import { useAdminViews } from '../admin-views.ts';
import styles from './admin-home.module.css';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.home.head.title'), description: t('admin.home.head.description') };
}

/** Where admins begin: every section's views as cards. */
export function Page() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { status, groups, retry } = useAdminViews();
  return (
    <AdminPage title={t('admin.home.title')} lead={t('admin.home.lead')}>
      {status === 'loading' && <Skeleton height={240} />}
      {status === 'failed' && <ErrorState title={t('admin.home.failed')} onRetry={retry} />}
      {groups.map(({ title, views }) => (
        <section key={title.ko}>
          <h2 className={styles['title']}>{title[locale]}</h2>
          <ul className={styles['cards']}>
            {views.map((view) => (
              <li key={view.path}>
                <Link className={styles['card']} to={view.path}>
                  <span className={styles['mark']}>
                    <Icon name={(view.icon ?? 'file') as IconName} size={22} />
                  </span>
                  <span>
                    <strong className={styles['name']}>{view.name[locale]}</strong>
                    {view.text && <span className={styles['text']}>{view.text[locale]}</span>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </AdminPage>
  );
}
