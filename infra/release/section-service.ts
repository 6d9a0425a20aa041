import { setTimeout as wait } from 'node:timers/promises';
import { findServices } from '../local/services.ts';
import type { ReleasePortal } from './connect-portal.ts';
import { step } from './release-report.ts';

const lookEveryMs = 200;
const limitMs = 60_000;

async function untilReady(portal: ReleasePortal, name: string): Promise<void> {
  const since = performance.now();
  while ((await portal.services())[name] !== 'ready') {
    if (performance.now() - since > limitMs)
      throw new Error(`services/${name} does not answer: see what npm start says about it, and its log.`);
    await wait(lookEveryMs);
  }
}

/** Has `npm start` start the service that came with a section, when it does not run yet. At a portal elsewhere its team starts it. */
export async function startNewService(portal: ReleasePortal, name: string): Promise<void> {
  const { supervisor } = portal;
  if (supervisor === undefined || !findServices().includes(name) || name in (await portal.services())) return;
  await step(
    'service',
    async () => {
      process.kill(supervisor, 'SIGUSR2');
      await untilReady(portal, name);
    },
    () => `/api/${name}`,
  );
}
