import type { MenuNode } from '@portal/kit/host';
import { Icon, Link, useLocale, useTranslation, layout } from '@portal/kit';
import { useEffect, useRef, type MouseEvent } from 'react';
import { SWAPPED } from '../section-host/swapped.ts';
import { DrawerSession } from './drawer-session.tsx';
import { LocalePicker } from './locale-picker.tsx';
import styles from './menu-drawer.module.css';
import { isShown } from './menu-path.ts';

// The header shows its own menu from here on; see the breakpoint of header.module.css.
const WIDE_SCREEN = '(min-width: 960px)';
const ID = 'menu-drawer';

/** What the browser answers itself must not be answered twice. */
const knowsCommands = () => 'command' in HTMLButtonElement.prototype;

/** The browser opens and closes a dialog by itself on a press of such a button, also before the page is hydrated; early.ts and `onClick` are for browsers that do not. */
const invokes = (command: 'show-modal' | 'close') => ({ command, commandfor: ID });

/** Opens the drawer. */
export function MenuDrawerButton({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  function open() {
    const dialog = document.getElementById(ID);
    if (!knowsCommands() && dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  }
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-label={t('common.header.openMenu')}
      onClick={open}
      {...invokes('show-modal')}
    >
      <Icon name="menu" size={24} />
    </button>
  );
}

/** The menu of small screens. It is part of the document, so that it opens before any script has run. */
export function MenuDrawer({ menu, path }: { menu: MenuNode[]; path: string }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const shownPath = useRef(path);
  const close = () => dialog.current?.close();

  useEffect(() => {
    // Somebody may have opened it before it was hydrated
    if (shownPath.current !== path) close();
    shownPath.current = path;
  }, [path]);
  useEffect(() => {
    const closeElsewhere = () => location.pathname !== shownPath.current && close();
    const wide = matchMedia(WIDE_SCREEN);
    addEventListener(SWAPPED, closeElsewhere);
    wide.addEventListener('change', close);
    return () => {
      removeEventListener(SWAPPED, closeElsewhere);
      wide.removeEventListener('change', close);
    };
  }, []);

  function closeOnLeaving(event: MouseEvent<HTMLDialogElement>) {
    const isBackdrop = event.target === dialog.current;
    const isLink = event.target instanceof Element && event.target.closest('a,nav button') !== null;
    if (isBackdrop) close();
    // After a page that is ready has come: to close changes the styles of the whole page, which is then a new one anyway
    else if (isLink) setTimeout(close);
  }

  return (
    <dialog
      ref={dialog}
      id={ID}
      className={styles['drawer']}
      aria-label={t('common.header.menu')}
      closedby="any"
      onClick={closeOnLeaving}
    >
      <div className={styles['panel']}>
        <div className={styles['top']}>
          <LocalePicker />
          <button
            type="button"
            className={styles['close']}
            aria-label={t('common.header.closeMenu')}
            onClick={() => knowsCommands() || close()}
            {...invokes('close')}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <DrawerSession path={path} />
        <nav aria-label={t('common.header.mainMenu')}>
          <ul className={layout.stack5}>
            {menu.map((group) => (
              <li key={group.id}>
                {group.children.length > 0 && <p className={styles['name']}>{group.name[locale]}</p>}
                <ul>
                  {(group.children.length > 0 ? group.children : [group]).map((entry) => (
                    <li key={entry.id}>
                      <Link
                        className={styles['link']}
                        to={entry.path}
                        aria-current={isShown(entry, path) ? 'page' : undefined}
                      >
                        {entry.name[locale]}
                        <Icon className={styles['linkIcon']} name="chevron-right" size={18} />
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  );
}
