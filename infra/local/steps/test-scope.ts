import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../tooling/project-root.ts';
import { ClearError } from '../clear-error.ts';
import { findServices } from '../services.ts';

/** What a run of the tests covers. */
export interface TestScope {
  /** Folders or files below the project, as patterns for Jest and Playwright; empty for everything. */
  paths: string[];
  /** The section whose pages are built from source; the others are taken as they were built before. */
  section?: string;
  /** False when none is among the paths: then no portal is built and started for them. */
  hasBrowserTests: boolean;
  /** False when single files were named: then types and lint rules are left out. */
  checksCode: boolean;
}

interface SectionPackage {
  portal?: { apis?: string[] };
}

/** A section's own folder, and those of the services of which it uses the whole OpenAPI document, not single calls (`#`). */
function foldersOf(folder: string): string[] {
  const { portal } = JSON.parse(readFileSync(path.join(projectRoot, folder, 'package.json'), 'utf8')) as SectionPackage;
  const services = (portal?.apis ?? [])
    .filter((file) => !file.includes('#'))
    .map((file) => path.relative(projectRoot, path.dirname(path.resolve(projectRoot, folder, file))));
  return [folder, ...services];
}

/** Packages below `services/` that are no service themselves. */
function platformPackages(): string[] {
  const services = findServices();
  return readdirSync(path.join(projectRoot, 'services'))
    .filter((name) => !services.includes(name))
    .map((name) => `services/${name}`);
}

/** The component gallery shows the kit, with which it is tested. */
const galleryTest = 'gallery.spec.ts';

/** The shell's own folders and files, without accounts and pages for admins, which are parts of their own: together they take too long. */
function frameOfShell(): string[] {
  return ['shell/src', 'shell/e2e'].flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder))
      .filter((name) => !['account', 'admin', galleryTest].includes(name))
      .map((name) => `${folder}/${name}`),
  );
}

/** Part → its folders: sections with their services, the shell, accounts, the shell's pages for admins, the portal process, the kit of sections, that of services with the tools. */
export function testParts(): Record<string, string[]> {
  const sections = readdirSync(projectRoot).filter((name) => name.startsWith('mf-'));
  const [, ...accountServices] = foldersOf('shell');
  return {
    ...Object.fromEntries(sections.map((folder) => [folder.slice('mf-'.length), foldersOf(folder)])),
    shell: frameOfShell(),
    account: ['shell/src/account', 'shell/e2e/account', ...accountServices],
    admin: ['shell/src/admin', 'shell/e2e/admin'],
    portal: ['shell/server', 'shell/contract', 'shell/text-bounds'],
    kit: ['shell/kit', 'shell/gallery', `shell/e2e/${galleryTest}`],
    platform: [...platformPackages(), 'infra'],
  };
}

/** Parts that are no section themselves, and the section in which their pages are. */
const sectionOfPart: Record<string, string | undefined> = {
  account: 'shell',
  admin: 'shell',
  portal: undefined,
  kit: undefined,
  platform: undefined,
};

const isBrowserTest = (file: string) => file.endsWith('.spec.ts') && !file.endsWith('.trial.spec.ts');

function holdsBrowserTest(file: string): boolean {
  const full = path.resolve(projectRoot, file);
  return statSync(full).isDirectory()
    ? readdirSync(full, { encoding: 'utf8', recursive: true }).some(isBrowserTest)
    : isBrowserTest(full);
}

/**
 * Reads the arguments after `npm test --`: none, one part (`education`), or paths of files and folders.
 * Throws ClearError for a name that is neither.
 */
export function readTestScope(args: string[]): TestScope {
  if (args.length === 0) return { paths: [], hasBrowserTests: true, checksCode: true };
  const parts = testParts();
  const name = args[0]?.replace(/^mf-/, '') ?? '';
  const folders = args.length === 1 && !args[0]?.includes('/') ? parts[name] : undefined;
  if (folders)
    return {
      paths: folders,
      section: name in sectionOfPart ? sectionOfPart[name] : name,
      hasBrowserTests: folders.some(holdsBrowserTest),
      checksCode: true,
    };
  const unknown = args.find((arg) => !existsSync(path.resolve(projectRoot, arg)));
  if (unknown)
    throw new ClearError(
      `"${unknown}" is neither a part of the tests (${Object.keys(parts).join(', ')}) nor a file or folder.`,
    );
  return { paths: args, hasBrowserTests: args.some(holdsBrowserTest), checksCode: false };
}

/** As a pattern for the full path of a test file; the folders above the project never match. */
export function pathPattern(file: string): string {
  const full = path.resolve(projectRoot, file);
  const escaped = full.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return path.extname(full) === '' ? `^${escaped}/` : `^${escaped}$`;
}
