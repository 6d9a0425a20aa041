import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { errorCode } from '../clear-error.ts';
import type { PackageLock } from './package-closure.ts';

/** `service.json` of an artifact. */
export interface ArtifactFacts {
  name: string;
  /** Begin of the hash of all that it runs. */
  version: string;
  /** ISO time. */
  builtAt: string;
  /** Folder of the program in the artifact: `services/education`. */
  workspace: string;
  /** Names of its migrations, in their order. */
  migrations: string[];
  /** npm's packages that it runs with. */
  packages: string[];
  /** File → SHA-256 of its content. */
  files: Record<string, string>;
}

const versionLength = 12;
/** Neither run nor read by a process. */
const left = /\.(?:d\.[mc]?ts(?:\.map)?|tsbuildinfo)$/;
const ofPackagesLeft = /\.(?:d\.[mc]?ts|map|md)$/;

/** A file of the checkout and where it lies there: both relative to the root. */
function filesBelow(root: string, folder: string, isLeft: RegExp): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(root, file, isLeft);
    return entry.isFile() && !isLeft.test(entry.name) ? [file] : [];
  });
}

/** Compiled code, descriptions of the calls, what declares the package, and the folders that it names under `files`. */
function filesOf(root: string, workspace: string): string[] {
  const descriptions = readdirSync(path.join(root, workspace)).filter((name) => /^openapi.*\.json$/.test(name));
  const { files = [] }: { files?: string[] } = JSON.parse(
    readFileSync(path.join(root, workspace, 'package.json'), 'utf8'),
  );
  return [
    ...['package.json', ...descriptions].map((name) => path.posix.join(workspace, name)),
    ...['dist', ...files].flatMap((name) => filesBelow(root, path.posix.join(workspace, name), left)),
  ];
}

export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** What a compiled program consists of. Reading and hashing takes a tenth of a second. */
export interface CompiledProgram {
  facts: ArtifactFacts;
  workspaces: string[];
  packages: string[];
}

/** Describes a program of the checkout as it is compiled now. */
export function readCompiled(root: string, lock: PackageLock, name: string, workspace: string): CompiledProgram {
  const { workspaces, packages } = lock.closureOf(workspace);
  const files = Object.fromEntries(
    workspaces
      .flatMap((folder) => filesOf(root, folder))
      .toSorted()
      .map((file) => [file, hashOf(readFileSync(path.join(root, file)))]),
  );
  const identities = packages.map((folder) => lock.identityOf(folder));
  const version = createHash('sha256')
    .update(JSON.stringify([name, files, identities]))
    .digest('hex')
    .slice(0, versionLength);
  const migrationsFolder = path.posix.join(workspace, 'dist/migrations/');
  const migrations = Object.keys(files)
    .filter((file) => file.startsWith(migrationsFolder) && file.endsWith('.js') && !file.endsWith('/index.js'))
    .map((file) => path.basename(file, '.js'));
  const facts = {
    name,
    version,
    builtAt: new Date().toISOString(),
    workspace,
    migrations,
    packages: identities,
    files,
  };
  return { facts, workspaces, packages };
}

/** Links a file, so that it takes no room and what npm installs later does not change it; copies it to another disk. */
function keep(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV' && errorCode(error) !== 'EPERM' && errorCode(error) !== 'EMLINK') throw error;
    copyFileSync(from, to);
  }
}

/** Whether a package lies in the folder of all; a workspace may have its own, of another version. */
export const isShared = (folder: string): boolean => folder.startsWith('node_modules/');

/** Puts npm's packages into a folder, where Node finds them from all folders in it. */
export function keepPackages(root: string, packages: readonly string[], target: string): void {
  for (const folder of packages) {
    const source = realpathSync(path.join(root, folder));
    for (const file of filesBelow(source, '', ofPackagesLeft))
      keep(path.join(source, file), path.join(target, folder, file));
  }
}

/** Writes the files of a program, which no build changes later, and the links by which its packages find each other. */
export function writeArtifact(root: string, { facts, workspaces, packages }: CompiledProgram, target: string): void {
  for (const file of Object.keys(facts.files)) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(target, file));
  }
  keepPackages(
    root,
    packages.filter((folder) => !isShared(folder)),
    target,
  );
  for (const folder of workspaces) {
    const { name } = JSON.parse(readFileSync(path.join(target, folder, 'package.json'), 'utf8')) as { name: string };
    const link = path.join(target, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.relative(path.dirname(link), path.join(target, folder)), link);
  }
  writeFileSync(path.join(target, 'service.json'), `${JSON.stringify(facts, undefined, 1)}\n`);
}

/** The first file of an artifact that is not as it was built; undefined when all are. */
export function alteredFile(folder: string, { files }: ArtifactFacts): string | undefined {
  return Object.entries(files).find(([file, hash]) => {
    const place = path.join(folder, file);
    return !existsSync(place) || hashOf(readFileSync(place)) !== hash;
  })?.[0];
}
