import { getPortal } from '@portal/kit';
import { addShellMessages } from '@portal/kit/host';
import type { ShareScope } from '../sections/federation.ts';
import { shellMessages } from '../messages.ts';
import { earlierKits, type EarlierKit } from './browser.ts';

/** A section of that kit begins only after this: its components read the same portal as all others. */
async function connected(kit: EarlierKit, load: () => Promise<object>): Promise<() => object> {
  const [library, host] = await Promise.all([load(), kit.loadHost()]);
  host.provideShellMessages(shellMessages);
  host.setPortal(getPortal());
  return () => library;
}

/** With the words that its components show. */
async function loadAdmin(kit: EarlierKit): Promise<object> {
  const { i18n, locale } = getPortal();
  const [admin] = await Promise.all([kit.loadAdmin(), addShellMessages(i18n, locale(), ['admin'])]);
  return admin;
}

/** Adds earlier kits to what sections find on the page; each is loaded when the first section asks for it. */
export function shareEarlierKits(scope: ShareScope): void {
  for (const kit of earlierKits) {
    const shared = { from: 'shell', eager: false };
    const { version } = kit;
    (scope['@portal/kit'] ??= {})[version] = { ...shared, get: () => connected(kit, kit.load) };
    (scope['@portal/kit/admin'] ??= {})[version] = { ...shared, get: () => connected(kit, () => loadAdmin(kit)) };
  }
}
