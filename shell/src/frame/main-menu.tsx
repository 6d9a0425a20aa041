import type { MenuNode } from '@portal/kit/host';
import { Icon, Link, useLocale, useTranslation } from '@portal/kit';
import { useId } from 'react';
import styles from './main-menu.module.css';
import { holdsPath, isShown } from './menu-path.ts';
import { useHoverMenu } from './use-hover-menu.ts';

interface MainMenuProps {
  menu: MenuNode[];
  path: string;
  onOpenChange(isOpen: boolean): void;
}

/** The menu of wide screens: groups that open their list on hover, press and keyboard. */
export function MainMenu({ menu, path, onOpenChange }: MainMenuProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const listId = useId();
  const { root, openId, groupEvents, press, close } = useHoverMenu(path, onOpenChange);

  return (
    <nav aria-label={t('common.header.mainMenu')} ref={root}>
      <ul className={styles['list']}>
        {menu.map((group) => (
          <li
            key={group.id}
            className={styles['group']}
            data-current={holdsPath(group, path) ? '' : undefined}
            {...groupEvents(group.id)}
          >
            {group.children.length === 0 ? (
              <Link className={styles['name']} to={group.path} aria-current={isShown(group, path) ? 'page' : undefined}>
                {group.name[locale]}
              </Link>
            ) : (
              <>
                <button
                  type="button"
                  className={styles['name']}
                  aria-expanded={openId === group.id}
                  aria-controls={`${listId}-${group.id}`}
                  onClick={() => press(group.id)}
                >
                  {group.name[locale]}
                  <Icon className={styles['arrow']} name="chevron-down" size={16} />
                </button>
                <ul
                  className={styles['links']}
                  id={`${listId}-${group.id}`}
                  data-open={openId === group.id ? '' : undefined}
                >
                  {group.children.map((entry) => (
                    <li key={entry.id}>
                      <Link
                        className={styles['link']}
                        to={entry.path}
                        onClick={close}
                        aria-current={isShown(entry, path) ? 'page' : undefined}
                      >
                        {entry.name[locale]}
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
