import type { Portal } from '@portal/kit';
import { mountRoot, PortalProvider } from '@portal/kit/host';
import type { ReactNode } from 'react';
import { AlertDialog } from './frame/alert-dialog.tsx';
import type { CompanyFacts } from './frame/company/company-facts.ts';
import { Header } from './frame/header.tsx';
import { LiveFooter } from './frame/live-footer.tsx';
import { Toasts } from './frame/toasts.tsx';

/** Ends the task, so that the browser can paint and answer the visitor before the work goes on. */
function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Brings header and footer to life and adds what only the browser shows: toasts and the alert. Resolves when all stand. */
export async function mountFrame(portal: Portal, facts: CompanyFacts | undefined): Promise<void> {
  async function mount(id: string, prefix: string, node: ReactNode): Promise<void> {
    const element = document.getElementById(id);
    if (!element) return;
    await yieldToPage();
    const tree = <PortalProvider portal={portal}>{node}</PortalProvider>;
    await mountRoot(element, tree, { prefix, hydrate: element.hasChildNodes() });
  }
  await Promise.all([
    mount('shell-header', 'header-', <Header path={location.pathname} />).then(() => {
      // From here on it answers by itself: see early.ts and main-menu.module.css
      document.documentElement.dataset.hydrated = '';
    }),
    mount('shell-footer', 'footer-', <LiveFooter rendered={facts} />),
    mount(
      'shell-toasts',
      'toasts-',
      <>
        <Toasts />
        <AlertDialog />
      </>,
    ),
  ]);
}
