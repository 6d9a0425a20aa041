import type { Portal } from '@portal/kit';
import { mountRoot, PortalProvider } from '@portal/kit/host';
import type { ReactNode } from 'react';
import type { CompanyFacts } from './frame/company/company-facts.ts';
import { Header } from './frame/header.tsx';
import { LiveFooter } from './frame/live-footer.tsx';
import { yieldToPage } from './yield-to-page.ts';

/** Hydrates header and footer. Resolves at the end. */
export async function mountFrame(portal: Portal, facts: CompanyFacts | undefined): Promise<void> {
  async function mount(id: string, prefix: string, node: ReactNode): Promise<void> {
    const element = document.getElementById(id);
    if (!element) return;
    await yieldToPage();
    const tree = <PortalProvider portal={portal}>{node}</PortalProvider>;
    await mountRoot(element, tree, { prefix, hydrate: element.hasChildNodes() });
  }
  await Promise.all([
    mount('shell-header', 'header-', <Header path={location.pathname} />),
    mount('shell-footer', 'footer-', <LiveFooter rendered={facts} />),
  ]);
}
