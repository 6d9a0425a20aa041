import type { Portal } from '@portal/kit';
import { mountRoot, PortalProvider } from '@portal/kit/host';
import type { ReactNode } from 'react';
import { AlertDialog } from './frame/alert-dialog.tsx';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { Toasts } from './frame/toasts.tsx';

/** Brings header and footer to life and adds what only the browser shows: toasts and the alert. */
export function mountFrame(portal: Portal): void {
  function mount(id: string, prefix: string, node: ReactNode): void {
    const element = document.getElementById(id);
    if (!element) return;
    const tree = <PortalProvider portal={portal}>{node}</PortalProvider>;
    void mountRoot(element, tree, { prefix, hydrate: element.hasChildNodes() });
  }
  mount('shell-header', 'header-', <Header path={location.pathname} />);
  mount('shell-footer', 'footer-', <Footer />);
  mount(
    'shell-toasts',
    'toasts-',
    <>
      <Toasts />
      <AlertDialog />
    </>,
  );
}
