import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';
import { importsOf, packageOf } from './imports-of.ts';
import { pinnedVersions, readManifestOf } from './platform-packages.ts';
import { publishedManifest } from './published-manifest.ts';

/** Files that the compiler leaves where they are, beside what it compiled. */
const copied = /\.(?:css|svg|png|webp)$/;
/** Compiled files that are for the checkout alone. */
const left = /\.tsbuildinfo$|\.map$|\.(?:test|trial|db|http)\./;

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** The kit's own words are the shell's: its test helpers look for them two folders above. */
const brought: Record<string, [string, string][]> = {
  'shell/kit': [
    ['shell/locales/ko/common.json', 'locales/ko/common.json'],
    ['shell/locales/en/common.json', 'locales/en/common.json'],
    ['shell/locales/ko/admin.json', 'locales/ko/admin.json'],
    ['shell/locales/en/admin.json', 'locales/en/admin.json'],
    ['shell/kit/assets.d.ts', 'assets.d.ts'],
  ],
};

/** Writes a compiled workspace into a folder as it is published: JavaScript, declarations, style sheets, package.json. */
export function stageWorkspace(workspace: string, target: string): void {
  const source = path.join(projectRoot, workspace);
  mkdirSync(target, { recursive: true });
  for (const file of filesBelow(path.join(source, 'dist')))
    if (!left.test(file)) cpSync(path.join(source, 'dist', file), path.join(target, 'dist', file));
  for (const file of filesBelow(path.join(source, 'src')))
    if (copied.test(file)) cpSync(path.join(source, 'src', file), path.join(target, 'dist/src', file));
  for (const [from, to] of brought[workspace] ?? []) cpSync(path.join(projectRoot, from), path.join(target, to));
  const changelog = path.join(source, 'CHANGELOG.md');
  if (existsSync(changelog)) cpSync(changelog, path.join(target, 'CHANGELOG.md'));
  const compiled = filesBelow(target).filter((file) => file.endsWith('.js'));
  const used = new Set(compiled.flatMap((file) => importsOf(path.join(target, file))).map(packageOf));
  const manifest = publishedManifest(readManifestOf(workspace), [...used].toSorted(), pinnedVersions());
  if (workspace === 'shell/kit') manifest.exports = { ...manifest.exports, './assets': { types: './assets.d.ts' } };
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
