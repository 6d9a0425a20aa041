import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

export interface NewSection {
  /** Of the section, its service, schema and `/api/<name>`: small letters and digits. */
  name: string;
  /** The path of its page: `/careers`. */
  path: string;
  /** What menu and page call it. */
  ko: string;
  en: string;
}

interface Lock {
  packages: Record<string, Record<string, unknown>>;
}

/** Workspace folders of a section and the package that each is. */
export function workspacesOf(name: string): { folder: string; package: string }[] {
  return [
    { folder: `mf-${name}`, package: `mf-${name}` },
    { folder: `services/${name}`, package: `@portal/${name}-service` },
  ];
}

/** A template's files: path without `.txt` → text. */
export function templateFiles(folder: string): [string, string][] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, file).replace(/\.txt$/, ''), readFileSync(file, 'utf8')];
  });
}

/** Fills in the words of a template, as the kind of the file has them. */
export function filler(words: Record<string, string>): (text: string, file: string) => string {
  return (text, file) => {
    const write = /\.tsx?$/.test(file) ? inCode : file.endsWith('.md') ? String : inJson;
    return text.replace(/__[a-z]+__/g, (word) => write(words[word] ?? word));
  };
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
const inCode = (text: string) => text.replace(/[\\']/g, '\\$&');

function readLock(root: string): Lock {
  return JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
}

function writeLock(root: string, lock: Lock): void {
  // As npm sorts them, so that its next install changes nothing
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(
    path.join(root, 'package-lock.json'),
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, undefined, 2)}\n`,
  );
}

/** Makes npm know the workspaces without an install: everything they need is there already. */
function link(root: string, name: string): void {
  const lock = readLock(root);
  for (const workspace of workspacesOf(name)) {
    const {
      name: packageName,
      version,
      dependencies,
    } = JSON.parse(readFileSync(path.join(root, workspace.folder, 'package.json'), 'utf8')) as Record<string, unknown>;
    lock.packages[workspace.folder] = {
      ...(packageName === workspace.folder ? {} : { name: packageName }),
      version,
      dependencies,
    };
    lock.packages[`node_modules/${workspace.package}`] = { resolved: workspace.folder, link: true };
    const place = path.join(root, 'node_modules', workspace.package);
    mkdirSync(path.dirname(place), { recursive: true });
    rmSync(place, { force: true, recursive: true });
    symlinkSync(path.relative(path.dirname(place), path.join(root, workspace.folder)), place);
  }
  writeLock(root, lock);
}

/** Writes a section and its service from the templates and links them as workspaces. */
export function writeSection(root: string, { name, path: address, ko, en }: NewSection): void {
  const versionOf = (folder: string, dependency: string) =>
    (
      JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
        dependencies: Record<string, string>;
      }
    ).dependencies[dependency] ?? '*';
  const fill = filler({
    __name__: name,
    __path__: address,
    __ko__: ko,
    __en__: en,
    __react__: versionOf('mf-marketing', 'react'),
    __knex__: versionOf('services/content', 'knex'),
  });
  const templates = path.join(root, 'infra/tooling/new-section/template');
  for (const [template, target] of [
    ['section', `mf-${name}`],
    ['service', `services/${name}`],
  ] as const) {
    for (const [file, text] of templateFiles(path.join(templates, template))) {
      const place = path.join(root, target, fill(file, ''));
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, fill(text, file));
    }
  }
  link(root, name);
}

/** Whether the service came with `new:section`, as its package.json says. */
function isAdded(root: string, name: string): boolean {
  const { portal } = JSON.parse(readFileSync(path.join(root, 'services', name, 'package.json'), 'utf8')) as {
    portal?: { added?: boolean };
  };
  return portal?.added ?? false;
}

/** Whether there is such a section with its service, and it was added to the site. */
export function mayBeRemoved(root: string, name: string): boolean {
  return (
    /^[a-z][a-z0-9]*$/.test(name) &&
    workspacesOf(name).every(({ folder }) => existsSync(path.join(root, folder))) &&
    isAdded(root, name)
  );
}

/** Takes a section, its service and their links away. False when it may not be. */
export function removeSection(root: string, name: string): boolean {
  if (!mayBeRemoved(root, name)) return false;
  const workspaces = workspacesOf(name);
  const lock = readLock(root);
  for (const { folder, package: packageName } of workspaces) {
    rmSync(path.join(root, folder), { recursive: true, force: true });
    const place = path.join(root, 'node_modules', packageName);
    if (lstatSync(place, { throwIfNoEntry: false })) rmSync(place, { recursive: true, force: true });
    delete lock.packages[folder];
    delete lock.packages[`node_modules/${packageName}`];
  }
  writeLock(root, lock);
  return true;
}
