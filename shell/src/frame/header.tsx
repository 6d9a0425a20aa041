import { buildMenu, useRegistry } from '@portal/kit/host';
import { Icon, Link, useTranslation } from '@portal/kit';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import styles from './header.module.css';
import { LocalePicker } from './locale-picker.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuDrawer, MenuDrawerButton } from './menu-drawer.tsx';
import { SessionTools } from './session-tools.tsx';
import { useAtTop } from './use-at-top.ts';
import { useCurrentPath } from './use-current-path.ts';

const Menu = memo(MainMenu);
const Drawer = memo(MenuDrawer);

/** The site's header: black, but transparent at the top of Home. `path` is that of the rendered page. */
export function Header({ path: renderedPath }: { path: string }) {
  const { t } = useTranslation('shell');
  const path = useCurrentPath(renderedPath);
  // The page comes first: to render both menus again takes a phone 20 ms
  const menuPath = useDeferredValue(path);
  const registry = useRegistry();
  const menu = useMemo(() => buildMenu(registry), [registry]);
  const { sentinel, isAtTop } = useAtTop();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isHome = path === '/';

  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('common.header.skip')}
      </a>
      <div className={styles['sentinel']} ref={sentinel} aria-hidden="true" />
      <header className={styles['header']} data-transparent={isHome && isAtTop && !isMenuOpen ? '' : undefined}>
        <div className={styles['bar']}>
          <Link className={styles['logo']} to="/" aria-label={t('common.header.home')}>
            <Logo />
          </Link>
          <div className={styles['menu']}>
            <Menu menu={menu} path={menuPath} onOpenChange={setIsMenuOpen} />
          </div>
          <div className={styles['tools']}>
            <SessionTools className={styles['tool']} wideOnly={styles['wideOnly']} path={path} />
            <Link
              className={styles['tool']}
              to="/search"
              aria-label={t('common.header.search')}
              aria-current={path === '/search' ? 'page' : undefined}
            >
              <Icon name="search" size={22} />
            </Link>
            <div className={styles['wideOnly']}>
              <LocalePicker />
            </div>
            <div className={styles['narrowOnly']}>
              <MenuDrawerButton className={styles['tool']} />
            </div>
          </div>
        </div>
      </header>
      <Drawer menu={menu} path={menuPath} />
      <div className={styles['space']} data-home={isHome ? '' : undefined} />
    </>
  );
}
