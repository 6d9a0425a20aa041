import { readFileSync } from 'node:fs';

/** What the tests may know of the portal that the global set-up started. */
export interface RunningPortal {
  origin: string;
  adminEmail: string;
  adminPassword: string;
  dataDir: string;
  mailboxDir: string;
  releasesDir: string;
}

/** Handed from the global set-up to the workers, which are processes of their own. */
export const runningPortalVariable = 'PORTAL_UNDER_TEST';

/** The portal under test; throws outside `npx playwright test`. */
export function runningPortal(): RunningPortal {
  const file = process.env[runningPortalVariable];
  if (!file) throw new Error('no portal is running: start the tests with npm test or npx playwright test');
  return JSON.parse(readFileSync(file, 'utf8')) as RunningPortal;
}
