import { readFileSync, writeFileSync, chownSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generousQuotas } from '@portal/service-kit/generous-quotas';
import { parse } from 'yaml';
import { databaseUsers, findServices, portalSchema } from '../../local/services.ts';
import { projectRoot } from '../../tooling/project-root.ts';
import { addresses, balancerSettings, letters, replicaAddress, servicePort, subnet, type Letter } from './balancer.ts';
import { engines, imageOf } from './images.ts';
import { podman, prefix, scratch, succeeds } from './podman.ts';

const network = `${prefix}network`;
/** Also where all processes start at once on a machine that is busy with other things. */
const readyLimitMs = 180_000;
/** Of the user of the images. */
const uid = 1_000;

interface ComposeFile {
  services: Record<string, { environment?: Record<string, string> }>;
}

export type Variables = Record<string, string>;

/** The settings of the installation: what `portal.mjs settings` prints, and what people write by hand. */
export const readSettings = (): Variables =>
  JSON.parse(readFileSync(path.join(scratch, 'settings.json'), 'utf8')) as Variables;

export const siteOrigin = (): string => readSettings()['PUBLIC_ORIGIN'] ?? '';

/** The variables of a process of the compose file, with its addresses replaced by those of this network. */
function composeVariables(name: string, settings: Variables): Variables {
  const text = readFileSync(path.join(projectRoot, 'infra/deploy/compose.yaml'), 'utf8');
  const { services } = parse(text, { merge: true }) as ComposeFile;
  const fill = (value: string): string =>
    value
      .replaceAll(/\$\{(\w+)(?::[?-]([^}]*))?\}/g, (_all, variable: string, other = '') => settings[variable] ?? other)
      .replace(/^http:\/\/(\w+):8080/, (all, service: string) =>
        findServices().includes(service) ? `http://balancer:${servicePort(service)}` : all,
      );
  const variables = Object.fromEntries(
    Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, fill(value)]),
  );
  const url = variables['DATABASE_URL'];
  return { ...variables, ...(url && { DATABASE_URL: url.replace('@db:5432', '@pooler:6432') }) };
}

const flags = (flag: string, values: Variables): string[] =>
  Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);

const hosts = Object.entries(addresses).flatMap(([name, address]) => ['--add-host', `${name}:${address}`]);

/** Starts an engine, or one of the site's processes, at an address of its own. */
const start = (name: string, address: string, args: string[]): Promise<string> =>
  podman('run', '-d', '--replace', '--name', prefix + name, '--network', network, '--ip', address, ...hosts, ...args);

/** Where a portal keeps the last known state, on this machine. */
export const stateFolder = (letter: Letter): string => path.join(scratch, `portal-${letter}`);

export const containerOf = (name: string, letter: Letter): string => `${prefix}${name}-${letter}`;

/** The administrator of the journeys has no second factor, and all visitors have one address. */
const forTests: Variables = { ...generousQuotas, REQUIRE_SECOND_FACTOR: 'false' };

/** Starts a replica of the portal or of a service, as hardened as the manifests make it. */
export async function startReplica(name: string, letter: Letter): Promise<void> {
  const settings = readSettings();
  const variables = { ...composeVariables(name, settings), ...forTests, TRUSTED_PROXIES: subnet };
  const volumes: string[] = [];
  if (name === portalSchema) {
    const state = path.join(stateFolder(letter), 'portal');
    mkdirSync(state, { recursive: true });
    chownSync(state, uid, uid);
    volumes.push('-v', `${state}:/data/state`, '-v', `${prefix}releases-${letter}:/data/releases`);
  }
  const hardened = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
  const args = [...hardened, ...volumes, ...flags('-e', variables), imageOf(name), 'serve'];
  await start(`${name}-${letter}`, replicaAddress(name, letter), args);
}

/** A replica by itself, without the balancer. */
export const replicaOrigin = (name: string, letter: Letter): string => `http://${replicaAddress(name, letter)}:8080`;

/** Resolves once a replica says that it is ready. */
export async function replicaReady(name: string, letter: Letter): Promise<void> {
  const ready = `${replicaOrigin(name, letter)}/health/ready`;
  await until(`${name}-${letter}`, async () => (await fetch(ready).catch(() => undefined))?.ok === true);
}

/** One of the commands of the tools image. */
export async function runTool(...command: string[]): Promise<string> {
  const settings = readSettings();
  const variables = {
    ...settings,
    ...composeVariables('account', settings),
    ...composeVariables('support', settings),
    ...composeVariables('education', settings),
  };
  const { DATABASE_URL: _own, ...shared } = variables;
  return podman('run', '--rm', '--network', network, ...hosts, ...flags('-e', shared), imageOf('tools'), ...command);
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const limit = performance.now() + readyLimitMs;
  while (!(await holds())) {
    if (performance.now() > limit) throw new Error(`${what} does not start`);
    await wait(300);
  }
}

/** The folders of the engines that outlive their containers. */
export function engineFolder(name: 'database' | 'archive' | 'objects'): string {
  const folder = path.join(scratch, name);
  mkdirSync(folder, { recursive: true, mode: 0o777 });
  return folder;
}

export async function startDatabase(data = engineFolder('database')): Promise<void> {
  const { ADMIN_DATABASE_PASSWORD: password = '' } = readSettings();
  const postgres = await postgresUid();
  for (const folder of [data, engineFolder('archive')]) chownSync(folder, postgres, postgres);
  const volumes = ['-v', `${data}:/data`, '-v', `${engineFolder('archive')}:/archive`];
  const variables = { PGDATA: '/data/cluster', PGPASSWORD: password, ADMIN_DATABASE_PASSWORD: password };
  await start('db', addresses.db, [
    ...volumes,
    ...flags('-e', variables),
    engines,
    'sh',
    '/usr/local/bin/start-database',
  ]);
  await until('Postgres', () =>
    succeeds('podman', 'exec', `${prefix}db`, 'psql', '-h', '/tmp', '-U', 'postgres', '-c', 'select 1'),
  );
}

let postgresId: number | undefined;
async function postgresUid(): Promise<number> {
  return (postgresId ??= Number(await podman('run', '--rm', engines, 'id', '-u')));
}

async function startPooler(settings: Variables): Promise<void> {
  const folder = path.join(scratch, 'pooler');
  mkdirSync(folder, { recursive: true });
  const users = databaseUsers().map((name) => {
    const { username, password } = new URL(settings[`${name.toUpperCase()}_DATABASE_URL`] ?? '');
    return `"${username}" "${password}"`;
  });
  writeFileSync(path.join(folder, 'users.txt'), users.join('\n'));
  // As the Pooler of infra/deploy/kubernetes/platform/database.yaml
  const lines = [
    '[databases]',
    'portal = host=db port=5432 dbname=portal',
    '[pgbouncer]',
    'listen_addr = *',
    'listen_port = 6432',
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    'auth_file = /pooler/users.txt',
    'pool_mode = transaction',
    'default_pool_size = 12',
    'max_client_conn = 1000',
    'max_prepared_statements = 200',
    'server_idle_timeout = 60',
  ];
  writeFileSync(path.join(folder, 'pgbouncer.ini'), lines.join('\n'));
  await start('pooler', addresses.pooler, [
    '-v',
    `${folder}:/pooler:ro`,
    engines,
    'pgbouncer',
    '/pooler/pgbouncer.ini',
  ]);
}

/** The S3 server of the compose file: it checks signatures and rights, and keeps versions. */
export async function startStorage(): Promise<void> {
  const settings = readSettings();
  const folder = engineFolder('objects');
  const inner = ['buckets/portal-files', 'buckets/portal-releases', 'versions', 'keys'];
  const postgres = await postgresUid();
  chownSync(folder, postgres, postgres);
  for (const name of ['buckets', ...inner]) {
    mkdirSync(path.join(folder, name), { recursive: true });
    chownSync(path.join(folder, name), postgres, postgres);
  }
  const variables = {
    ROOT_ACCESS_KEY: settings['AWS_ACCESS_KEY_ID'] ?? '',
    ROOT_SECRET_KEY: settings['AWS_SECRET_ACCESS_KEY'] ?? '',
  };
  const command = 'versitygw --port :9000 --iam-dir /data/keys posix --versioning-dir /data/versions /data/buckets';
  const args = ['-v', `${folder}:/data`, ...flags('-e', variables), engines, ...command.split(' ')];
  await start('storage', addresses.storage, args);
}

async function startBalancer(port: number): Promise<void> {
  const file = path.join(scratch, 'haproxy.cfg');
  writeFileSync(file, balancerSettings());
  const published = ['-p', `127.0.0.1:${port}:8080`, '-v', `${file}:/haproxy.cfg:ro`];
  await start('balancer', addresses.balancer, [...published, engines, 'haproxy', '-f', '/haproxy.cfg']);
}

/** Removes every container, volume and the network of the trial, and what they stored. */
export async function removeSite(): Promise<void> {
  const names = (await podman('ps', '-a', '--format', '{{.Names}}'))
    .split('\n')
    .filter((name) => name.startsWith(prefix));
  if (names.length > 0) await podman('rm', '-f', '-t', '0', ...names);
  for (const letter of letters) await succeeds('podman', 'volume', 'rm', '-f', `${prefix}releases-${letter}`);
  await succeeds('podman', 'network', 'rm', '-f', network);
  for (const name of ['database', 'archive', 'objects', 'portal-a', 'portal-b'])
    rmSync(path.join(scratch, name), { recursive: true, force: true });
}

/** Starts two of everything that serves, behind a balancer at a port of this machine, with the sample content. */
export async function startSite(port: number): Promise<void> {
  await removeSite();
  await podman('network', 'create', '--subnet', subnet, network);
  const printed = await podman('run', '--rm', imageOf('tools'), 'settings');
  const settings: Variables = Object.fromEntries(
    printed
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
  );
  const byHand = {
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    MAIL_FROM: 'Portal <noreply@visitor.example>',
    ADMIN_EMAIL: 'admin@visitor.example',
    // Nobody takes mail here; it waits in the outbox
    SMTP_URL: 'smtp://127.0.0.1:25',
  };
  writeFileSync(path.join(scratch, 'settings.json'), JSON.stringify({ ...settings, ...byHand }), { mode: 0o600 });
  await Promise.all([startDatabase(), startStorage()]);
  await startPooler(settings);
  await runTool('provision');
  await runTool('migrate');
  await runTool('seed', '--sample');
  await runTool('publish');
  await startBalancer(port);
  const replicas = databaseUsers().flatMap((name) => letters.map((letter) => [name, letter] as const));
  for (const [name, letter] of replicas) await startReplica(name, letter);
  for (const [name, letter] of replicas) await replicaReady(name, letter);
  await until('The site', async () => (await fetch(byHand.PUBLIC_ORIGIN).catch(() => undefined))?.ok === true);
}
