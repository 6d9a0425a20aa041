// Which folders are compiled for Node. Node's own modules only: this runs before anything is installed.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** How a folder is compiled for Node: no `tsconfig.json`, so that checks read the whole repository as one program. */
export const buildFile = (folder) => path.join(folder, 'tsconfig.node.json');

/** Those files of every service, the text bounds, the contract, the portal and the tools; tsc sorts them by their references. */
export function nodeProjects(root) {
  const services = readdirSync(path.join(root, 'services')).map((name) => path.join('services', name));
  return [...services, 'shell/text-bounds', 'shell/contract', 'shell/server', 'infra']
    .map(buildFile)
    .filter((file) => existsSync(path.join(root, file)));
}
