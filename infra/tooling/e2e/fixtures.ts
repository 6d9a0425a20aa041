import { test as base, type Page } from '@playwright/test';
import { signIn, type Person } from './accounts.ts';
import { readMail, type Mail } from './mailbox.ts';
import { runningPortal, type RunningPortal } from './running-portal.ts';
import { watchConsole } from './watch-console.ts';
import { notePresses, watchPresses } from './watch-presses.ts';
import { opensUntilShown } from './when-shown.ts';

export { expect } from '@playwright/test';

interface PortalFixtures {
  /** Console messages and failed requests that a test brings about on purpose; anything else fails it. */
  allowedConsole: RegExp[];
  portal: RunningPortal;
  /** Signs a page's context in: the first admin, a new member (the default), or a person known already. */
  signIn(page: Page, as?: 'admin' | 'member' | Person): Promise<Person>;
  /** Waits for the newest mail to an address, with such a subject, in the local mailbox. */
  readMail(to: string, subject?: RegExp): Promise<Mail>;
  quietConsole: void;
  keptFocus: void;
}

/** Playwright's test with the portal's address as base, and an empty console as part of every expectation. */
export const test = base.extend<PortalFixtures>({
  allowedConsole: [[], { option: true }],
  baseURL: async ({}, use) => use(runningPortal().origin),
  portal: async ({}, use) => use(runningPortal()),
  signIn: async ({}, use) => use(signIn),
  readMail: async ({ portal }, use) => use((to, subject) => readMail(portal.mailboxDir, to, subject)),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) opensUntilShown(page);
    await use(page);
  },
  quietConsole: [
    async ({ context, portal, allowedConsole }, use) => {
      const faults = watchConsole(context, portal.origin);
      await use();
      const unexpected = faults.filter((fault) => !allowedConsole.some((pattern) => pattern.test(fault)));
      if (unexpected.length > 0) throw new Error(`the console is not empty:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  keptFocus: [
    async ({ context, portal, javaScriptEnabled }, use) => {
      if (!javaScriptEnabled) return use();
      const report = await watchPresses(context);
      await use();
      notePresses(portal.dataDir, report);
      if (report.faults.length > 0) throw new Error(report.faults.join('\n'));
    },
    { auto: true },
  ],
});
