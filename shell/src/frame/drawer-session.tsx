import { can, Link, useSession, useTranslation, layout } from '@portal/kit';
import styles from './drawer-session.module.css';
import { isBelow } from './menu-path.ts';

/** Who is signed in, and the ways to their own pages; for visitors the ways in. */
export function DrawerSession({ path }: { path: string }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const ways = user
    ? [{ name: 'account', to: '/account' }, ...(can(user, '*', 'staff') ? [{ name: 'admin', to: '/admin' }] : [])]
    : [
        { name: 'login', to: '/login' },
        { name: 'join', to: '/join' },
      ];
  return (
    <div className={layout.stack3}>
      {user && <p className={layout.strong}>{t('common.header.signedInAs', { name: user.name })}</p>}
      <ul className={styles['ways']}>
        {ways.map(({ name, to }) => (
          <li key={name}>
            <Link className={styles['way']} to={to} aria-current={isBelow(to, path) ? 'page' : undefined}>
              {t(`common.header.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
