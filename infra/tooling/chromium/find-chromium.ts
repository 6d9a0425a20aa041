import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Without windows of its own the browser takes half the processor time; the engine is the same. */
const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function onPath(candidates: string[]): string | undefined {
  const [first] = candidates.flatMap(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim() || [],
  );
  return first;
}

/** A headless Chromium: CHROME_PATH, or one on the PATH. */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROME_PATH ?? onPath(headlessNames);
}

/** The browser for tests: a headless one, any other on the PATH, an installed application, or Playwright's own download. */
export function findChromium(): string | undefined {
  const found = findHeadlessShell() ?? onPath(names);
  return found ?? [...macApplications, chromium.executablePath()].find((file) => existsSync(file));
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
