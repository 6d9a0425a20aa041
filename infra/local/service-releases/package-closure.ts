import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  version?: string;
  /** Of a link: the folder of a workspace. */
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** What a program needs besides Node. */
export interface Closure {
  /** Folders of workspaces, the program's own among them: `services/kit`. */
  workspaces: string[];
  /** Folders of npm's packages: `node_modules/knex`. */
  packages: string[];
}

/** What the checkout's lock file says of who needs what. */
export class PackageLock {
  readonly #root: string;
  readonly #locked: Record<string, LockedPackage>;

  constructor(root: string) {
    this.#root = root;
    const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
    this.#locked = (JSON.parse(lock) as { packages: Record<string, LockedPackage> }).packages;
  }

  /** All that a workspace depends on, without what is for development or was not installed on this system. */
  closureOf(workspace: string): Closure {
    const seen = new Set<string>();
    const waiting = [workspace];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      if (seen.has(folder) || !existsSync(path.join(this.#root, folder))) continue;
      seen.add(folder);
      const { dependencies, optionalDependencies, peerDependencies } = this.#read(folder);
      for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
        waiting.push(...this.#find(folder, name));
    }
    const folders = [...seen].toSorted();
    return {
      workspaces: folders.filter((folder) => !folder.includes('node_modules/')),
      packages: folders.filter((folder) => folder.includes('node_modules/')),
    };
  }

  /** Name, version and hash of a package: others of the same name are other code. */
  identityOf(folder: string): string {
    const { version = '', integrity = '' } = this.#read(folder);
    return `${folder}@${version} ${integrity}`;
  }

  /** A new section's service is not in the lock file yet. */
  #read(folder: string): LockedPackage {
    const locked = this.#locked[folder];
    if (locked || folder.includes('node_modules/')) return locked ?? {};
    return JSON.parse(readFileSync(path.join(this.#root, folder, 'package.json'), 'utf8')) as LockedPackage;
  }

  /** As Node does: in the folder itself, then in each above it. */
  #find(from: string, name: string): string[] {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
      const place = path.posix.join(folder, 'node_modules', name);
      const locked = this.#locked[place];
      if (locked) return [locked.link === true && locked.resolved !== undefined ? locked.resolved : place];
      if (folder === '') return [];
    }
  }
}
