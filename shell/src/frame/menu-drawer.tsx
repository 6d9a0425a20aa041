import type { MenuNode } from '@portal/kit/host';
import { Icon, Link, useLocale, useTranslation } from '@portal/kit';
import { useEffect, useRef, type MouseEvent } from 'react';
import { DrawerSession } from './drawer-session.tsx';
import { LocalePicker } from './locale-picker.tsx';
import styles from './menu-drawer.module.css';
import { isShown } from './menu-path.ts';

interface MenuDrawerProps {
  menu: MenuNode[];
  path: string;
  isOpen: boolean;
  /** Must stay the same function: a new one closes the drawer. */
  onClose(): void;
}

// The header shows its own menu from here on; see the breakpoint of header.module.css.
const WIDE_SCREEN = '(min-width: 960px)';

/** The menu of small screens. Empty while closed, so that documents do not carry the links twice. */
export function MenuDrawer({ menu, path, isOpen, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useEffect(onClose, [onClose, path]);
  useEffect(() => {
    if (!isOpen) return;
    const wide = matchMedia(WIDE_SCREEN);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [isOpen, onClose]);

  function closeOnLeaving(event: MouseEvent<HTMLDialogElement>) {
    const isBackdrop = event.target === dialog.current;
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isBackdrop || isLink) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles['drawer']}
      aria-label={t('common.header.menu')}
      onClose={onClose}
      onClick={closeOnLeaving}
    >
      {isOpen && (
        <div className={styles['panel']}>
          <div className={styles['top']}>
            <LocalePicker />
            <button
              type="button"
              className={styles['close']}
              aria-label={t('common.header.closeMenu')}
              onClick={onClose}
            >
              <Icon name="close" size={24} />
            </button>
          </div>
          <DrawerSession path={path} />
          <nav aria-label={t('common.header.mainMenu')}>
            <ul className={styles['groups']}>
              {menu.map((group) => (
                <li key={group.id}>
                  <p className={styles['name']}>{group.name[locale]}</p>
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
      )}
    </dialog>
  );
}
