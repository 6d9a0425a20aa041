import {
  EmptyState,
  ErrorState,
  Icon,
  Link,
  Skeleton,
  useLocale,
  useSession,
  useTranslation,
  type HeadInput,
  type PageHead,
  type IconName,
  layout,
} from '@portal/kit';
import { AdminPage } from '@portal/kit/admin';
import { useAdminViews } from '../admin-views.ts';
import { SectionRoleChip } from '../features/members/member-chips.tsx';
import { Overview } from '../features/overview/overview.tsx';
import styles from './admin-home.module.css';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.home.head.title'), description: t('admin.home.head.description') };
}

/** Where everybody with a role begins: what waits, numbers, and the views that they may open, as cards under their section. */
export function Page() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { user } = useSession();
  const { status, groups, retry } = useAdminViews();
  return (
    <AdminPage title={t('admin.home.title')} lead={t('admin.home.lead')}>
      <Overview />
      {status === 'loading' && <Skeleton height={240} />}
      {status === 'failed' && <ErrorState title={t('admin.home.failed')} onRetry={retry} />}
      {status === 'ready' && groups.length === 0 && <EmptyState icon="file" title={t('admin.home.empty')} />}
      {groups.map(({ section, title, views }) => (
        <section key={section} aria-labelledby={`views-of-${section}`}>
          <div className={styles['heading']}>
            <h2 className={`${layout.muted} ${layout.small} ${layout.strong}`} id={`views-of-${section}`}>
              {title[locale]}
            </h2>
            <SectionRoleChip roles={user?.roles?.[section]} />
          </div>
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
