import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** Without windows of its own the browser takes half the processor time; the engine is the same. */
const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(candidates: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return candidates.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

/** A headless Chromium: CHROME_PATH, or one on the PATH. */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROME_PATH ?? onPath(headlessNames);
}

/** A browser that is installed: a headless one, any other on the PATH, or an application. */
export function installedChromium(): string | undefined {
  return findHeadlessShell() ?? onPath(names) ?? macApplications.find((file) => existsSync(file));
}
