import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryDataFolder } from '../../local/data/data-folder.ts';
import { startStack } from '../../local/stack/start-stack.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { test as base } from './fixtures.ts';
import { runningPortal } from './running-portal.ts';

export { expect } from './fixtures.ts';

/** A portal of the test file's own, whose releases it may change without disturbing anybody. Begins with what is built. */
export const test = base.extend<
  object,
  { stack: Stack; portalEntry: string | undefined; portalEnv: Record<string, string>; isReleased: boolean }
>({
  /** A file to run instead of the portal's entry. */
  portalEntry: [undefined, { option: true, scope: 'worker' }],
  /** Settings of that portal by the names of their variables. */
  portalEnv: [{}, { option: true, scope: 'worker' }],
  /** Services run as released artifacts, as with `npm start`. */
  isReleased: [false, { option: true, scope: 'worker' }],
  stack: [
    async ({ portalEntry, portalEnv, isReleased }, use) => {
      const { releasesDir, adminPassword } = runningPortal();
      const dataDir = temporaryDataFolder();
      const own = path.join(dataDir, 'releases');
      cpSync(releasesDir, own, { recursive: true });
      const env = { ADMIN_PASSWORD: adminPassword, ...portalEnv };
      const entries = { portal: portalEntry };
      const stack = await startStack({ dataDir, releasesDir: own, env, entries, released: isReleased });
      await use(stack);
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  portal: async ({ stack }, use) => {
    const { origin, adminEmail, adminPassword, dataDir, mailboxDir, releasesDir } = stack;
    await use({ origin, adminEmail, adminPassword, dataDir, mailboxDir, releasesDir });
  },
  baseURL: async ({ stack }, use) => use(stack.origin),
});
