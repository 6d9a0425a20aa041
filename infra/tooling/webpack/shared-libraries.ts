import { existsSync, readFileSync } from 'node:fs';
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

interface SectionPackage {
  /** Library → the range of another major version that the section runs with too, such as the next one of the kit. */
  portal?: { alsoRunsWith?: Record<string, string> };
}

/** Library → the ranges that a section in this folder asks for when it is built now. */
export function neededRanges(folder: string): Record<string, string> {
  const file = path.join(folder, 'package.json');
  const { portal } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SectionPackage) : {};
  const also = (library: string) =>
    portal?.alsoRunsWith?.[library.split('/', library.startsWith('@') ? 2 : 1).join('/')];
  return Object.fromEntries(
    Object.entries(providedVersions()).map(([library, version]) => [
      library,
      [`^${version}`, also(library)].filter(Boolean).join(' || '),
    ]),
  );
}
