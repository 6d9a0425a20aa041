import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pinnedVersions, platformVersion, toolsPackage } from '../packages/platform-packages.ts';
import { projectRoot } from '../project-root.ts';
import { filler, templateFiles, type NewSection } from './section-files.ts';

/** Of the template for a section of this repository, what a section elsewhere has too. */
const common = new Set([
  'section.ts',
  'src/app.ts',
  'src/definition.ts',
  'src/messages.ts',
  'src/server.ts',
  'locales/ko/common.json',
  'locales/en/common.json',
]);
const runs = ['@portal/kit', 'react', 'react-dom'];
const develops = [
  toolsPackage,
  '@jest/globals',
  '@testing-library/dom',
  '@testing-library/react',
  '@types/react',
  'jest',
  'jest-environment-jsdom',
  'msw',
  'typescript',
];
/** Packages of the platform that others need: from archives, all are named, because no registry has them. */
const between = ['@portal/contract', '@portal/runtime', '@portal/text-bounds'];
/** What the platform overrides for itself, since its packages depend on it there too. */
const overridden = ['light-my-request'];

/** Where a repository gets the packages of the platform from: a registry, or archives of `npm run pack` that it keeps. */
function sourceOf(repository: string, archives: string | undefined): (name: string) => string {
  if (archives === undefined) return () => `^${platformVersion()}`;
  mkdirSync(path.join(repository, 'packages'), { recursive: true });
  const kept = readdirSync(archives).filter((file) => file.endsWith('.tgz'));
  return (name) => {
    const archive = kept.find((file) => file.startsWith(`${name.slice(1).replace('/', '-')}-`));
    if (!archive)
      throw new Error(`${archives} holds no archive of ${name}: make them with npm run pack -- ${archives}`);
    cpSync(path.join(archives, archive), path.join(repository, 'packages', archive));
    return `file:packages/${archive}`;
  };
}

/** Writes the repository of a section into an empty folder. `archives`: a folder of packed packages, instead of a registry. */
export function writeRepository(
  folder: string,
  { name, path: address, ko, en }: NewSection,
  archives: string | undefined,
): void {
  const templates = path.join(projectRoot, 'infra/tooling/new-section/template');
  const fill = filler({ __name__: name, __path__: address, __ko__: ko, __en__: en });
  const ofSection = templateFiles(path.join(templates, 'section')).filter(([file]) => common.has(file));
  const all = [
    ...ofSection.map(([file, text]) => [`mf-${name}/${file}`, text] as const),
    ...templateFiles(path.join(templates, 'repository')),
  ];
  for (const [file, text] of all) {
    const place = path.join(folder, fill(file, ''));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, fill(text, file));
  }
  chmodSync(path.join(folder, '.ci/run'), 0o755);
  const pinned = pinnedVersions();
  const source = sourceOf(folder, archives);
  const versionsOf = (names: string[]) =>
    Object.fromEntries(
      names.map((wanted) => [wanted, wanted.startsWith('@portal/') ? source(wanted) : (pinned[wanted] ?? '*')]),
    );
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  const { overrides } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
    overrides: Record<string, string>;
  };
  const whole = {
    ...manifest,
    dependencies: versionsOf(runs),
    devDependencies: versionsOf([...develops, ...(archives === undefined ? [] : between)].toSorted()),
    overrides: Object.fromEntries(overridden.map((name) => [name, overrides[name]])),
  };
  writeFileSync(file, `${JSON.stringify(whole, undefined, 2)}\n`);
}
