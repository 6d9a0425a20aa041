import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ClearError } from '../clear-error.ts';
import { subfolder } from '../data/data-folder.ts';
import { PackageLock } from './package-closure.ts';
import {
  alteredFile,
  isShared,
  keepPackages,
  readCompiled,
  writeArtifact,
  type ArtifactFacts,
  type CompiledProgram,
} from './service-artifact.ts';

/** A program that is released: a service, or the portal itself. */
export interface Program {
  name: string;
  /** Its folder in the checkout. */
  workspace: string;
}

export interface Artifact {
  facts: ArtifactFacts;
  folder: string;
  /** The file that Node runs. */
  entry: string;
}

/**
 * Artifacts of services and of the portal, in the data folder. They never change. `<packages>/<name>/<version>` holds one;
 * `<packages>/node_modules` has the npm packages of all that were published with the same lock file.
 */
export class ArtifactStore {
  readonly folder: string;

  constructor(dataDir: string) {
    this.folder = subfolder(dataDir, 'service-releases');
  }

  /** Adds the programs as the checkout has them compiled. Returns name → version. */
  publish(root: string, programs: readonly Program[]): Record<string, string> {
    const lock = new PackageLock(root);
    const compiled = programs.map(({ name, workspace }) => readCompiled(root, lock, name, workspace));
    const missing = compiled.filter(({ facts }) => !this.find(facts.name, facts.version));
    if (missing.length > 0) {
      const packages = this.#packagesOf(root, lock);
      for (const program of missing) this.#write(root, program, packages);
    }
    return Object.fromEntries(compiled.map(({ facts }) => [facts.name, facts.version]));
  }

  /** Undefined when there is no such version. */
  find(name: string, version: string): Artifact | undefined {
    for (const packages of this.#packageFolders()) {
      const folder = path.join(this.folder, packages, name, version);
      const file = path.join(folder, 'service.json');
      if (!existsSync(file)) continue;
      const facts = JSON.parse(readFileSync(file, 'utf8')) as ArtifactFacts;
      return { facts, folder, entry: path.join(folder, facts.workspace, 'dist/src/main.js') };
    }
    return undefined;
  }

  /** A version whose files are as they were built. Throws ClearError for one that is not there or was changed. */
  require(name: string, version: string): Artifact {
    const found = this.find(name, version);
    if (!found) throw new ClearError(`${name} has no version ${version}: npm run release -- services/${name} list`);
    const altered = alteredFile(found.folder, found.facts);
    if (altered !== undefined)
      throw new ClearError(`${altered} of ${name} ${version} is not the file that was built: release it again.`);
    return found;
  }

  /** All versions of a program, the newest first. */
  list(name: string): ArtifactFacts[] {
    return this.#packageFolders()
      .flatMap((packages) => namesIn(path.join(this.folder, packages, name)))
      .flatMap((version) => this.find(name, version)?.facts ?? [])
      .toSorted((a, b) => b.builtAt.localeCompare(a.builtAt));
  }

  /** Removes the versions of a program but these, and packages that no version uses. */
  prune(name: string, kept: readonly string[]): void {
    for (const packages of this.#packageFolders()) {
      for (const version of namesIn(path.join(this.folder, packages, name)))
        if (!kept.includes(version))
          rmSync(path.join(this.folder, packages, name, version), { recursive: true, force: true });
      const programs = namesIn(path.join(this.folder, packages)).filter((entry) => entry !== 'node_modules');
      if (programs.every((program) => namesIn(path.join(this.folder, packages, program)).length === 0))
        rmSync(path.join(this.folder, packages), { recursive: true, force: true });
    }
  }

  #packageFolders(): string[] {
    return namesIn(this.folder).filter((name) => name.startsWith('packages-'));
  }

  /** One folder for all programs of the checkout, so that a release of one service need not bring its own. */
  #packagesOf(root: string, lock: PackageLock): string {
    const workspaces = [...namesIn(path.join(root, 'services')).map((name) => `services/${name}`), 'shell/server'];
    const all = workspaces
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
      .flatMap((folder) => lock.closureOf(folder).packages);
    const packages = [...new Set(all)].filter(isShared).toSorted();
    const hash = createHash('sha256')
      .update(JSON.stringify(packages.map((folder) => lock.identityOf(folder))))
      .digest('hex');
    const target = path.join(this.folder, `packages-${hash.slice(0, 12)}`);
    if (!existsSync(target)) this.#whole(target, (folder) => keepPackages(root, packages, folder));
    return target;
  }

  #write(root: string, program: CompiledProgram, packages: string): void {
    const { name, version } = program.facts;
    this.#whole(path.join(packages, name, version), (folder) => writeArtifact(root, program, folder));
  }

  /** Appears with all its files, or not at all. */
  #whole(target: string, write: (folder: string) => void): void {
    const staged = path.join(this.folder, `.staging-${randomUUID()}`);
    mkdirSync(staged);
    try {
      write(staged);
      mkdirSync(path.dirname(target), { recursive: true });
      if (!existsSync(target)) renameSync(staged, target);
    } finally {
      rmSync(staged, { recursive: true, force: true });
    }
  }
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
