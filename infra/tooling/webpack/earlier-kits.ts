import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type webpack from 'webpack';
import { projectRoot, shellFolder, toolsRoot } from '../project-root.ts';

/** A kit of an earlier major version that the shell brings beside its own. */
export interface EarlierKitPackage {
  /** Its alias among the shell's dependencies: `@portal/kit-1`. */
  name: string;
  version: string;
  /** Chunk group of its scripts and styles. */
  group: string;
}

/** The dependencies `@portal/kit-<major>` of the shell. */
export function earlierKitPackages(): EarlierKitPackage[] {
  const file = path.join(shellFolder, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies)
    .filter((name) => /^@portal\/kit-\d+$/.test(name))
    .map((name) => {
      const manifest = path.join(projectRoot, 'node_modules', name, 'package.json');
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
      return { name, version, group: name.replace('@portal/', '') };
    });
}

const inBrowser = ({ name, version, group }: EarlierKitPackage) => {
  const load = (entry: string, chunk: string) =>
    `() => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(name + entry)})`;
  return `{ version: ${JSON.stringify(version)}, load: ${load('', group)}, loadAdmin: ${load('/admin', `${group}-admin`)}, loadHost: ${load('/host', group)} }`;
};

function onServer(kits: EarlierKitPackage[]): string {
  const imports = kits.map(({ name }, at) =>
    ['', '/server', '/host']
      .map((entry) => `import * as kit${at}${entry.slice(1)} from ${JSON.stringify(name + entry)};`)
      .join('\n'),
  );
  const entries = kits.map(
    ({ version }, at) =>
      `{ version: ${JSON.stringify(version)}, kit: kit${at}, server: kit${at}server, host: kit${at}host }`,
  );
  return `${imports.join('\n')}\nexport const earlierKits = [${entries.join(', ')}];`;
}

/** Puts the earlier kits into `shell/src/earlier-kits`; none when there are none, so that nobody pays for the possibility. */
export function earlierKitRules(side: 'client' | 'server'): webpack.RuleSetRule[] {
  const kits = earlierKitPackages();
  if (kits.length === 0) return [];
  const source = side === 'client' ? `export const earlierKits = [${kits.map(inBrowser).join(', ')}];` : onServer(kits);
  const file = path.join(shellFolder, 'src/earlier-kits', side === 'client' ? 'browser.ts' : 'server.ts');
  const loader = path.join(toolsRoot, 'tooling/webpack/given-source.cjs');
  return [{ test: file, enforce: 'pre', use: [{ loader, options: { source } }] }];
}
