import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDevShell } from '../../section-server/build-dev-shell.ts';
import { projectRoot } from '../project-root.ts';
import { programOf } from './imports-of.ts';
import { pinnedVersions, platformVersion, toolsPackage } from './platform-packages.ts';
import type { PackageManifest } from './published-manifest.ts';

/** Of `infra`, what the compiler does not compile and a section's build, dev server or tests read. */
const assets = [
  'tooling/webpack/pure-react-router.cjs',
  'tooling/webpack/section-runtime.ts',
  'tooling/webpack/caret-range.ts',
  'section-server/refresh-loader.cjs',
  'section-server/section-entry.mjs',
  'tooling/jest/browser-environment.js',
  'tooling/jest/browser-gaps.js',
  'tooling/jest/class-names.js',
  'tooling/jest/empty-module.js',
  'tooling/jest/asset-path.js',
  'own-repository/jest-preset.js',
  'own-repository/section-compiler.json',
];
/** Of the shell, for the site's name and icon on images of pages. */
const ofTheShell = ['public/icon.svg', 'locales/ko/common.json', 'locales/en/common.json'];

/** Writes the tools of a section's repository into a folder as they are published, with the shell built for development. */
export async function stageTools(target: string, devFolder: string): Promise<void> {
  const infra = path.join(projectRoot, 'infra');
  mkdirSync(target, { recursive: true });
  const scripts = assets.filter((file) => file.endsWith('js')).map((file) => path.join(infra, file));
  const { files, packages } = programOf([path.join(infra, 'dist/own-repository/own-repository.js'), ...scripts]);
  for (const file of files) cpSync(file, path.join(target, path.relative(infra, file)));
  for (const file of assets) cpSync(path.join(infra, file), path.join(target, file));
  for (const file of ofTheShell) cpSync(path.join(projectRoot, 'shell', file), path.join(target, 'shell', file));
  cpSync(await buildDevShell(devFolder, true), path.join(target, 'dev-shell'), { recursive: true });
  const pinned = pinnedVersions();
  const dependencies = packages.map((name) => {
    const version = pinned[name];
    if (version === undefined) throw new Error(`no workspace pins ${name}, which the tools of sections import`);
    return [name, version];
  });
  const manifest: PackageManifest = {
    name: toolsPackage,
    version: platformVersion(),
    description: 'Builds, serves and releases a section of the portal from a repository of its own',
    type: 'module',
    bin: { 'portal-section': 'dist/own-repository/own-repository.js' },
    exports: {
      './jest-preset': './own-repository/jest-preset.js',
      './tsconfig.json': './own-repository/section-compiler.json',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(dependencies) as Record<string, string>,
  };
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
