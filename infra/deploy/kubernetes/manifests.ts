import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { projectRoot } from '../../tooling/project-root.ts';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  [field: string]: unknown;
}

/** Which package knows the kinds of an API group; Kubernetes' own are in the first. */
const packages: Record<string, string> = {
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};

/** The documents of a YAML text. Throws for what is no YAML. */
export function readManifests(text: string): Manifest[] {
  return parseAllDocuments(text).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as Manifest;
  });
}

/** Every manifest of this folder, before overlays change it. */
export function sourceManifests(): Manifest[] {
  const folder = import.meta.dirname.replace(`${path.sep}dist${path.sep}`, path.sep);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && path.basename(file) !== 'kustomization.yaml')
    .toSorted()
    .flatMap((file) => readManifests(readFileSync(path.join(folder, file), 'utf8')));
}

const nameOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata?.name}`;

function moduleOf({ apiVersion, kind }: Manifest): string {
  const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  return `${packages[group] ?? 'kubernetes-models'}/${apiVersion}/${kind}`;
}

/** What the schemas of the kinds refuse: wrong types, wrong values, missing fields. */
export async function schemaFaults(manifests: Manifest[]): Promise<string[]> {
  const faults: string[] = [];
  for (const manifest of manifests) {
    try {
      const loaded = (await import(moduleOf(manifest))) as Record<string, new (data: object) => { validate(): void }>;
      const Model = loaded[manifest.kind];
      if (!Model) throw new Error('unknown kind');
      new Model(manifest).validate();
    } catch (error) {
      faults.push(`${nameOf(manifest)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return faults;
}

/** What the types of the kinds refuse besides: keys that no field has. Each manifest becomes a typed literal, which tsc reads. */
export function unknownKeys(manifests: Manifest[]): string[] {
  const folder = mkdtempSync(path.join(projectRoot, 'infra/deploy/.manifests-'));
  const file = path.join(folder, 'literals.ts');
  try {
    const texts = manifests.map(
      (manifest, index) =>
        `import type { I${manifest.kind} as I${index} } from '${moduleOf(manifest)}';\nexport const manifest${index}: I${index} = ${JSON.stringify(manifest)};\n`,
    );
    writeFileSync(file, texts.join(''));
    const tsc = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', ''];
    const { stdout } = spawnSync(process.execPath, [tsc, ...options, file], { encoding: 'utf8', cwd: folder });
    return stdout
      .split('\n')
      .filter((line) => line.includes('error TS'))
      .map((line) => {
        const number = Number(/\((\d+),/.exec(line)?.[1]);
        const manifest = manifests[Math.floor((number - 1) / 2)];
        return `${manifest ? nameOf(manifest) : ''}: ${line.slice(line.indexOf('error TS'))}`;
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
