import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nearest folder upwards, from this one, that holds a file. */
function findFolderWith(file: string, folder: string = import.meta.dirname): string {
  return existsSync(path.join(folder, file)) ? folder : findFolderWith(file, path.dirname(folder));
}

/**
 * The checkout this file belongs to, whether it runs from its source or from `infra/dist`; for tools that are installed as
 * the package `@portal/release`, the repository that installed them.
 */
export const projectRoot: string = findFolderWith('package-lock.json');

/** Where these tools keep what is not compiled: `infra` of the checkout, or the package's own folder. */
export const toolsRoot: string = findFolderWith('package.json');

/** Whether the tools are installed as a package, in a repository without the platform's sources. */
export const isOwnRepository: boolean = path.basename(path.dirname(toolsRoot)) === '@portal';

/** The shell's sources, or what the package brings of them. */
export const shellFolder: string = path.join(isOwnRepository ? toolsRoot : projectRoot, 'shell');
