import type { AdminView } from '@portal/contract';
import { Button, Icon, Link, Skeleton, useLocale, useTranslation, type IconName } from '@portal/kit';
import { useEffect, useId, useRef, useState } from 'react';
import { useCurrentPath } from '../../frame/use-current-path.ts';
import { useAdminViews, viewOf } from '../admin-views.ts';
import { AdminSearch } from './admin-search.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import styles from './admin-menu.module.css';

/** Scrolls a menu that is longer than the screen to the page that is open. */
function showCurrent(menu: HTMLElement): void {
  const link = menu.querySelector<HTMLElement>('[aria-current]');
  if (!link) return;
  const { offsetTop: top, offsetHeight: height } = link;
  const isInView = top >= menu.scrollTop && top + height <= menu.scrollTop + menu.clientHeight;
  if (!isInView) menu.scrollTop = top - (menu.clientHeight - height) / 2;
}

/** The menu of the pages for admins: the views of every section that the member may open. On small screens it opens on a press. */
export function AdminMenu() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const path = useCurrentPath('/admin');
  const { status, groups, retry } = useAdminViews();
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const current = viewOf(groups, path);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => setIsOpen(false), [path]);
  useEffect(() => {
    if (menu.current) showCurrent(menu.current);
  }, [current]);

  function entry(view: Pick<AdminView, 'path' | 'icon'>, name: string) {
    const isCurrent = view.path === '/admin' ? path === '/admin' : view === current;
    return (
      <Link className={styles['link']} to={view.path} aria-current={isCurrent ? 'page' : undefined}>
        <Icon name={(view.icon ?? 'file') as IconName} size={18} />
        {name}
      </Link>
    );
  }

  return (
    <nav ref={menu} className={styles['menu']} aria-label={t('admin.ui.menu.label')}>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="menu" size={20} />
        {current?.name[locale] ?? t('admin.ui.menu.label')}
        <Icon className={styles['arrow']} name="chevron-down" size={18} />
      </button>
      <AdminSearch isActive={path.startsWith('/admin')} groups={groups} />
      <div className={styles['list']} id={listId} data-open={isOpen ? '' : undefined}>
        {entry({ path: '/admin', icon: 'menu' }, t('admin.ui.menu.home'))}
        {groups.map(({ section, title, views }) => (
          // The overview has regions of these names
          <div key={section} role="group" aria-label={title[locale]}>
            <p className={styles['title']} aria-hidden="true">
              {title[locale]}
            </p>
            <ul className={styles['links']}>
              {views.map((view) => (
                <li key={view.path}>{entry(view, view.name[locale])}</li>
              ))}
            </ul>
          </div>
        ))}
        {status === 'loading' && <Skeleton height={120} />}
        {status === 'failed' && (
          <div className={styles['failed']} role="alert">
            <p>{t('admin.ui.menu.failed')}</p>
            <Button variant="secondary" size="small" onClick={retry}>
              {t('common.ui.retry')}
            </Button>
          </div>
        )}
      </div>
      {/* Not in the list, which is folded on narrow screens: a dialog in it would hold the page and not be seen */}
      <ShortcutHelp isActive={path.startsWith('/admin')} />
    </nav>
  );
}
