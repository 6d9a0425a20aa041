import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';

function versionOf(packageFolder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(projectRoot, packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** Library → the version that a shell built now brings to the page. */
export function providedVersions(): Record<string, string> {
  const react = versionOf('node_modules/react');
  const kit = versionOf('shell/kit');
  // The second entry point of the kit is loaded with the first page that asks for it.
  return { react, 'react/jsx-runtime': react, '@portal/kit': kit, '@portal/kit/admin': kit };
}

/** Library → the range that a section built now asks for. */
export function neededRanges(): Record<string, string> {
  return Object.fromEntries(Object.entries(providedVersions()).map(([library, version]) => [library, `^${version}`]));
}
