import { Icon, Link, useSession, useTranslation } from '@portal/kit';
import { useSignOut } from './use-sign-out.ts';

/** Login when signed out, logout when signed in; the same place for both and while the session is unknown. */
export function SessionTool({ className, path }: { className?: string; path: string }) {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const signOut = useSignOut();
  if (status === 'signed-in') {
    const label = t('common.header.logout');
    return (
      <button type="button" className={className} aria-label={label} title={label} onClick={signOut}>
        <Icon name="log-out" size={22} />
      </button>
    );
  }
  const label = t('common.header.login');
  return (
    <Link
      className={className}
      to="/login"
      aria-label={label}
      title={label}
      aria-current={path === '/login' ? 'page' : undefined}
      data-unknown={status === 'unknown' ? '' : undefined}
    >
      <Icon name="log-in" size={22} />
    </Link>
  );
}
