import path from 'node:path';
import { holderOf } from '../../local/data/data-lock.ts';
import { readBuilt, writeBuilt } from '../../release/built-versions.ts';
import { findPortal } from '../../release/release-portal.ts';
import { projectRoot } from '../project-root.ts';
import { mayBeRemoved, removeSection } from './section-files.ts';

/** Takes a section off the portal on PORTAL_DATA, at its next start when none runs. False when it was not on it. */
async function withdraw(name: string): Promise<boolean> {
  const dataDir = path.resolve(projectRoot, process.env['PORTAL_DATA'] || 'var');
  const releasesDir = path.resolve(projectRoot, process.env['RELEASES_DIR'] || path.join(dataDir, 'releases'));
  const built = readBuilt(releasesDir);
  if (built[name]) writeBuilt(releasesDir, { ...built, [name]: { input: '', version: null } });
  if (!holderOf(dataDir)) return Boolean(built[name]);
  try {
    await (await findPortal(name)).withdraw(name, 'removed from the sources');
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('unknown-section')) return false;
    throw error;
  }
}

/** Undoes `new:section`: pages off the local portal, service stopped, folders and links gone. Returns a line for the reader; throws when there is no such section. */
export async function takeAway(name: string): Promise<string> {
  if (!mayBeRemoved(projectRoot, name))
    throw new Error(name ? `There is no section "${name}" that could be removed.` : 'npm run remove:section -- <name>');
  const wasLive = await withdraw(name);
  removeSection(projectRoot, name);
  const running = holderOf(path.resolve(projectRoot, process.env['PORTAL_DATA'] || 'var'));
  if (running) process.kill(running.pid, 'SIGUSR2');
  const pages = wasLive ? ' Its pages and menu entries are off the portal.' : '';
  return `  mf-${name} and services/${name} are gone.${pages} Its tables stay in the schema "${name}" of databases that had it.\n`;
}
