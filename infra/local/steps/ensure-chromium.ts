import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ClearError } from '../clear-error.ts';
import { findChromium } from '../../tooling/chromium/find-chromium.ts';
import { findHeadlessShell } from '../../tooling/chromium/installed-chromium.ts';

const packages = ['chromium-headless-shell', 'fonts-noto-cjk'];

/** Whether Korean text is shown without web fonts; where `fc-list` is missing, the system brings such fonts. */
function hasKoreanFont(): boolean {
  const { error, stdout } = spawnSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' });
  return error !== undefined || stdout.trim() !== '';
}

/** Installs Chromium where that is possible without asking: as root, with apt. */
function installByApt(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write('Installing Chromium for the browser tests …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const install = () => apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  if (install()) return;
  apt('update', '-qq');
  install();
}

/** Finds the browser for the tests, or installs it; rejects with the line that says how to get one. */
export function ensureChromium(): string {
  if (!findHeadlessShell() || !hasKoreanFont()) installByApt();
  const found = findChromium();
  if (found) return found;
  throw new ClearError(
    'The browser tests need Chromium or Google Chrome: install one (Debian: apt-get install chromium-headless-shell), or name it in CHROME_PATH.',
  );
}
