import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isOwnRepository, projectRoot } from '../project-root.ts';

function versionOf(name: string): string {
  const { version } = JSON.parse(
    readFileSync(path.join(projectRoot, 'node_modules', name, 'package.json'), 'utf8'),
  ) as {
    version: string;
  };
  return version;
}

/** Of the kit that sections are built with here. */
export const kitVersion = (): string => versionOf('@portal/kit');

/** Library → the version that a shell built now brings to the page. */
export function providedVersions(): Record<string, string> {
  const [react, kit] = [versionOf('react'), kitVersion()];
  // The second entry point of the kit is loaded with the first page that asks for it.
  return { react, 'react/jsx-runtime': react, '@portal/kit': kit, '@portal/kit/admin': kit };
}

interface SectionPackage {
  /** Library → the range of another major version that the section runs with too, such as the next one of the kit. */
  portal?: { alsoRunsWith?: Record<string, string> };
}

/** Library → the ranges that a section in this folder asks for when it is built now. */
export function neededRanges(folder: string): Record<string, string> {
  const file = path.join(isOwnRepository ? projectRoot : folder, 'package.json');
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
