import { getPortal } from '@portal/kit';
import { addShellMessages, mountRoot, PortalProvider } from '@portal/kit/host';
import type { ApiClient } from '../api/client.ts';
import { startStepUp } from '../api/second-factor.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

/** Several calls that are refused at once ask once. */
let pending: Promise<boolean> | undefined;

async function ask(): Promise<boolean> {
  const portal = getPortal();
  const api: ApiClient = portal.api;
  const [options] = await Promise.all([
    startStepUp(api),
    addShellMessages(portal.i18n, portal.locale(), ['account', 'second-factor']),
  ]);
  const element = document.body.appendChild(document.createElement('div'));
  return new Promise((resolve) => {
    const root = mountRoot(
      element,
      <PortalProvider portal={portal}>
        <StepUpDialog
          options={options}
          onEnd={async (isProved) => {
            resolve(isProved);
            (await root).unmount();
            element.remove();
          }}
        />
      </PortalProvider>,
      { prefix: 'step-up-', hydrate: false },
    );
  });
}

/** Asks for the second factor, or the password without one, over the page; true once it was proved and the session has the new token. */
export function askStepUp(): Promise<boolean> {
  pending ??= ask().finally(() => {
    pending = undefined;
  });
  return pending;
}
