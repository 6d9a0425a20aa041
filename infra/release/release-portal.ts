import path from 'node:path';
import { derivedToken } from '@portal/server/releases';
import { holderOf } from '../local/data/data-lock.ts';
import { ensureSecrets } from '../local/data/secrets.ts';
import { projectRoot } from '../tooling/project-root.ts';
import { connectPortal, type ReleasePortal } from './connect-portal.ts';

/** The portal of PORTAL_ORIGIN with RELEASE_TOKEN, else the one that runs on PORTAL_DATA. Rejects when neither is there. */
export async function findPortal(section: string): Promise<ReleasePortal> {
  const remote = process.env['PORTAL_ORIGIN'];
  const dataDir = path.resolve(projectRoot, process.env['PORTAL_DATA'] || 'var');
  if (remote) {
    const token = process.env['RELEASE_TOKEN'];
    if (!token) throw new Error('RELEASE_TOKEN is missing: set it to the token of the section at that portal.');
    return connectPortal(new URL(remote).origin, token);
  }
  const holder = holderOf(dataDir);
  if (!holder)
    throw new Error(
      `No portal runs on ${dataDir}: start it with npm start, or set PORTAL_ORIGIN and RELEASE_TOKEN for one elsewhere.`,
    );
  return connectPortal(holder.address, process.env['RELEASE_TOKEN'] || tokenOf(dataDir, section), holder.pid);
}

/** A section's token at the portal that runs on a data folder. */
export function tokenOf(dataDir: string, section: string): string {
  return derivedToken(ensureSecrets(dataDir).releaseTokenSecret, section);
}
