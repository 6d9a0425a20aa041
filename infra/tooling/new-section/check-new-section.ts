import { existsSync } from 'node:fs';
import path from 'node:path';
import { basesOf, serviceNames } from '../../local/services.ts';
import { findSections, readManifest } from '../../release/section-source.ts';
import { projectRoot } from '../project-root.ts';
import { workspacesOf, type NewSection } from './section-files.ts';

const namePattern = /^[a-z][a-z0-9]{1,29}$/;
const pathPattern = /^\/[A-Za-z0-9][A-Za-z0-9/-]*$/;
const reserved = new Set(['shell', 'kit', 'portal', 'admin', 'public', 'api', 'r', 'health', 'metrics']);

/** Why a section cannot be made; undefined when it can. */
export async function faultOf({ name, path: address }: NewSection): Promise<string | undefined> {
  if (!namePattern.test(name) || reserved.has(name))
    return `"${name}" is no name for a section: use 2 to 30 small letters and digits, and none of ${[...reserved].join(', ')}.`;
  if (!pathPattern.test(address) || address.endsWith('/'))
    return `"${address}" is no path for a section: write it as "/careers".`;
  const taken = workspacesOf(name).find(({ folder }) => existsSync(path.join(projectRoot, folder)));
  if (taken) return `${taken.folder} is there already.`;
  const service = serviceNames.find((other) => basesOf(other).includes(name));
  if (service) return `/api/${name} belongs to the service ${service}: choose another name.`;
  for (const source of findSections()) {
    const { paths, menu } = await readManifest(source);
    const owned = paths.find(
      (pattern) =>
        pattern !== '/*' && (pattern === address || pattern === `${address}/*` || pattern.startsWith(`${address}/`)),
    );
    if (owned) return `${owned} belongs to ${source.name}: choose another path.`;
    if (menu.some(({ id }) => id === name)) return `${source.name} has a menu entry "${name}": choose another name.`;
  }
  return undefined;
}
