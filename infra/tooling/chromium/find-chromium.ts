import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installedChromium } from './installed-chromium.ts';

/** The browser for tests: one that is installed, or Playwright's own download. */
export function findChromium(): string | undefined {
  return installedChromium() ?? [chromium.executablePath()].find((file) => existsSync(file));
}

/** No sandbox, which root cannot have; and none of the browser's own traffic. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
