import './admin-frame.css';
import type { Portal } from '@portal/kit';
import { addShellMessages, mountRoot, PortalProvider } from '@portal/kit/host';
import { AdminMenu } from './admin-menu.tsx';

export interface AdminFrame {
  toggle(isShown: boolean): void;
}

/** Makes the frame of the pages for admins, not shown yet: a menu before `<main>`, in a root of its own. */
export async function makeAdminFrame(portal: Portal): Promise<AdminFrame> {
  await addShellMessages(portal.i18n, portal.locale(), ['admin']);
  const element = document.createElement('div');
  element.id = 'shell-admin';
  element.hidden = true;
  document.getElementById('main')?.before(element);
  const menu = (
    <PortalProvider portal={portal}>
      <AdminMenu />
    </PortalProvider>
  );
  await mountRoot(element, menu, { prefix: 'admin-', hydrate: false });
  return {
    toggle(isShown) {
      element.hidden = !isShown;
      document.documentElement.toggleAttribute('data-admin', isShown);
    },
  };
}
