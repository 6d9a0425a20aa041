import { existsSync } from 'node:fs';
import path from 'node:path';

/** The checkout this file belongs to, whether it runs from its source or from `infra/dist`. */
export const projectRoot: string = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  return existsSync(path.join(folder, 'package-lock.json')) ? folder : findRoot(path.dirname(folder));
}
