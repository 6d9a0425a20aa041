import type { Portal } from '@portal/kit';
import { mountRoot, PortalProvider } from '@portal/kit/host';
import { AlertDialog } from './alert-dialog.tsx';
import { Toasts } from './toasts.tsx';

/** Mounts toasts and the alert. What was said before is shown then. */
export async function mountNotices(portal: Portal): Promise<void> {
  const element = document.getElementById('shell-toasts');
  if (!element) return;
  const tree = (
    <PortalProvider portal={portal}>
      <Toasts />
      <AlertDialog />
    </PortalProvider>
  );
  await mountRoot(element, tree, { prefix: 'toasts-', hydrate: false });
}
