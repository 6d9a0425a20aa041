import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { PackageManifest } from './published-manifest.ts';

/** Workspaces that repositories of teams install, each after those it depends on. All have one version. */
export const platformWorkspaces = [
  'shell/text-bounds',
  'services/runtime',
  'shell/contract',
  'services/kit',
  'shell/kit',
] as const;

/** The package of the tools that build, serve and release a section: `infra`, as far as a section needs it. */
export const toolsPackage = '@portal/release';

export function readManifestOf(folder: string): PackageManifest {
  return JSON.parse(readFileSync(path.join(projectRoot, folder, 'package.json'), 'utf8')) as PackageManifest;
}

/** The version that all packages of the platform have. */
export const platformVersion = (): string => readManifestOf('shell/kit').version;

/** Package → the version that the checkout pins, over all its workspaces. */
export function pinnedVersions(): Record<string, string> {
  const services = readdirSync(path.join(projectRoot, 'services')).map((name) => `services/${name}`);
  const folders = ['.', 'infra', 'shell', 'shell/server', ...platformWorkspaces, ...services];
  return Object.assign(
    {},
    ...[...new Set(folders)].map((folder) => {
      const { dependencies, devDependencies } = readManifestOf(folder);
      return { ...devDependencies, ...dependencies };
    }),
  ) as Record<string, string>;
}
