import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryDataFolder } from '../../local/data/data-folder.ts';
import { copyCheckout } from '../checkout/copy-checkout.ts';
import { test as base } from './fixtures.ts';
import { runningPortal, type RunningPortal } from './running-portal.ts';

export { expect } from './fixtures.ts';

export interface Finished {
  /** Exit code, or the signal that ended it. */
  code: number | NodeJS.Signals | null;
  output: string;
}

/** A copy of the checkout with `npm start` running in it: tests change its sources and ship them as a team does. */
export interface CheckoutCopy extends RunningPortal {
  root: string;
  /** What `npm run <script> -- <args>` does, in the copy. */
  run(script: string, args: string[], env?: Record<string, string>): Promise<Finished>;
  /** The same, still running. */
  spawn(
    script: string,
    args: string[],
    env?: Record<string, string>,
  ): { child: ChildProcess; finished: Promise<Finished>; output(): string };
}

async function settled(copy: ReturnType<CheckoutCopy['spawn']>, text: RegExp): Promise<void> {
  const ended = copy.finished.then(({ output }) => Promise.reject(new Error(`npm start ended:\n${output}`)));
  ended.catch(() => undefined); // later it ends because it is told to
  const seen = new Promise<void>((resolve) => {
    copy.child.stdout?.on('data', () => text.test(copy.output()) && resolve());
  });
  await Promise.race([seen, ended]);
}

/** Tests that ship from a checkout of their own, each worker's with its own portal, releases and data. */
export const test = base.extend<object, { checkout: CheckoutCopy }>({
  checkout: [
    async ({}, use) => {
      const folder = temporaryDataFolder();
      const [root, dataDir] = [path.join(folder, 'checkout'), path.join(folder, 'data')];
      const { releasesDir: built, adminEmail, adminPassword } = runningPortal();
      copyCheckout(root);
      cpSync(built, path.join(dataDir, 'releases'), { recursive: true });
      const env = { ...process.env, NODE_OPTIONS: '', PORTAL_DATA: dataDir, PORT: '0', ADMIN_PASSWORD: adminPassword };
      const start: CheckoutCopy['spawn'] = (script, args, more) => {
        const child = spawn(process.execPath, ['infra/local/start.mjs', `--${script}`, ...args], {
          cwd: root,
          env: { ...env, ...more },
        });
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
        const finished = once(child, 'close').then(([code, signal]) => ({
          code: (code ?? signal) as Finished['code'],
          output,
        }));
        return { child, finished, output: () => output };
      };
      const portal = start('start', []);
      try {
        await settled(portal, /The portal is ready/);
        const { address } = JSON.parse(readFileSync(path.join(dataDir, 'portal.lock'), 'utf8')) as { address: string };
        await use({
          root,
          dataDir,
          origin: address,
          adminEmail,
          adminPassword,
          releasesDir: path.join(dataDir, 'releases'),
          mailboxDir: path.join(dataDir, 'mailbox'),
          spawn: start,
          run: (...call) => start(...call).finished,
        });
      } finally {
        portal.child.kill('SIGINT');
        await portal.finished;
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  portal: async ({ checkout }, use) => use(checkout),
  baseURL: async ({ checkout }, use) => use(checkout.origin),
});
