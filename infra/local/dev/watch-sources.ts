import { watch, type FSWatcher } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../tooling/project-root.ts';

/** What a change to a file asks for. */
export type Change =
  | { kind: 'pages'; section: string; isManifest: boolean }
  | { kind: 'process'; name: string }
  | { kind: 'all-services' }
  | { kind: 'all-processes' };

const settleMs = 150;
const ignored = /(^|\/)(node_modules|dist|e2e|testing|gallery)\/|\.(test|spec)\.tsx?$|\.generated\.ts$|~$|\.swp$/;

/** Which part of the portal a source file belongs to, or undefined when nothing has to happen. */
export function changeOf(file: string): Change | undefined {
  if (ignored.test(file)) return undefined;
  if (file.startsWith('services/runtime/') || file.startsWith('shell/text-bounds/')) return { kind: 'all-processes' };
  if (file.startsWith('services/kit/')) return { kind: 'all-services' };
  const service = /^services\/(\w+)\//.exec(file)?.[1];
  if (service) return { kind: 'process', name: service };
  if (file.startsWith('shell/server/') || file.startsWith('shell/contract/'))
    return { kind: 'process', name: 'portal' };
  const [, section, rest = ''] = /^(?:mf-)?([^/]+)\/(.+)$/.exec(file) ?? [];
  // What the portal knows of a section before any of its code is loaded.
  return section
    ? { kind: 'pages', section, isManifest: /^(section\.ts|locales\/\w+\/common\.json)$/.test(rest) }
    : undefined;
}

/** Calls back with each batch of changes, never while the previous batch is being worked on. */
export async function watchSources(onChanges: (changes: Change[]) => Promise<void>): Promise<FSWatcher[]> {
  let pending: Change[] = [];
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const flush = (): void => {
    const batch = pending;
    pending = [];
    working = working.then(() => onChanges(batch));
  };
  const names = await readdir(projectRoot);
  const folders = names.filter((name) => name === 'shell' || name === 'services' || name.startsWith('mf-'));
  return folders.map((folder) =>
    watch(path.join(projectRoot, folder), { recursive: true }, (_event, name) => {
      const change = name === null ? undefined : changeOf(`${folder}/${name}`);
      if (!change) return;
      pending.push(change);
      clearTimeout(timer);
      timer = setTimeout(flush, settleMs);
    }),
  );
}
