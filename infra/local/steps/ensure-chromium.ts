import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ClearError } from '../clear-error.ts';
import { findChromium } from '../../tooling/chromium/find-chromium.ts';

/** Installs Chromium where that is possible without asking: as root, with apt. */
function installByApt(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write('Installing Chromium for the browser tests …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
  ]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** Finds the browser for the tests, or installs it; rejects with the line that says how to get one. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  installByApt();
  const installed = findChromium();
  if (installed) return installed;
  throw new ClearError(
    'The browser tests need Chromium or Google Chrome: install one (Debian: apt-get install chromium), or name it in CHROME_PATH.',
  );
}
