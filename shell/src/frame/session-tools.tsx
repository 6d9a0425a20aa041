import { can, Icon, Link, useSession, useTranslation, type IconName } from '@portal/kit';
import { isBelow } from './menu-path.ts';
import { useSignOut } from './use-sign-out.ts';

interface SessionToolsProps {
  className?: string;
  /** Class of what small screens have in the drawer instead. */
  wideOnly?: string;
  path: string;
}

/**
 * Login when signed out; when signed in logout, and the ways to one's own pages. The place of one of them is kept while the
 * session is unknown; others come before it, where nothing stands beside them.
 */
export function SessionTools({ className, wideOnly, path }: SessionToolsProps) {
  const { t } = useTranslation('shell');
  const { status, user } = useSession();
  const signOut = useSignOut();

  function way(to: string, name: 'login' | 'account' | 'admin', icon: IconName) {
    const label = t(`common.header.${name}`);
    return (
      <Link
        className={className}
        to={to}
        title={label}
        aria-current={isBelow(to, path) ? 'page' : undefined}
        data-unknown={status === 'unknown' ? '' : undefined}
      >
        <Icon name={icon} size={22} />
      </Link>
    );
  }

  if (!user) return way('/login', 'login', 'log-in');
  const label = t('common.header.logout');
  return (
    <>
      {can(user, '*', 'staff') && <div className={wideOnly}>{way('/admin', 'admin', 'settings')}</div>}
      <div className={wideOnly}>{way('/account', 'account', 'user')}</div>
      <button type="button" className={className} title={label} onClick={signOut}>
        <Icon name="log-out" size={22} />
      </button>
    </>
  );
}
