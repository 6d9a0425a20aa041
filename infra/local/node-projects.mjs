// Which folders are compiled for Node. Node's own modules only: this runs before anything is installed.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Every service with a tsconfig.json, the text bounds, the contract, the portal and the tools; tsc sorts them by their references. */
export function nodeProjects(root) {
  const services = readdirSync(path.join(root, 'services')).map((name) => path.join('services', name));
  return [...services, 'shell/text-bounds', 'shell/contract', 'shell/server', 'infra'].filter((folder) =>
    existsSync(path.join(root, folder, 'tsconfig.json')),
  );
}
