import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseUsers } from '../../local/services.ts';
import { addresses, balancerSettings } from './balancer.ts';
import { engines } from './images.ts';
import { podman, prefix, scratch, succeeds } from './podman.ts';

export const network = `${prefix}network`;
/** Also where all processes start at once on a machine that is busy with other things. */
const readyLimitMs = 180_000;
const answerLimitMs = 1_000;

export type Variables = Record<string, string>;

/** The settings of the installation: what `portal.mjs settings` prints, and what people write by hand. */
export const readSettings = (): Variables =>
  JSON.parse(readFileSync(path.join(scratch, 'settings.json'), 'utf8')) as Variables;

export const flags = (flag: string, values: Variables): string[] =>
  Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);

export const hosts = Object.entries(addresses).flatMap(([name, address]) => ['--add-host', `${name}:${address}`]);

/** Made of the address: containers that had to do with the one before at an address reach the next one at once. */
const hardwareAddress = (address: string): string =>
  ['02', '00', ...address.split('.').map((part) => Number(part).toString(16).padStart(2, '0'))].join(':');

/** Starts an engine, or one of the site's processes, at an address of its own. */
export function start(name: string, address: string, args: string[]): Promise<string> {
  const place = ['--network', network, '--ip', address, '--mac-address', hardwareAddress(address)];
  return podman('run', '-d', '--replace', '--name', prefix + name, ...place, ...hosts, ...args);
}

export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const limit = performance.now() + readyLimitMs;
  while (!(await holds())) {
    if (performance.now() > limit) throw new Error(`${what} does not start`);
    await wait(300);
  }
}

export const engineFolders = ['database', 'restored', 'archive', 'objects'] as const;
type EngineFolder = (typeof engineFolders)[number];

/** The folders of the engines that outlive their containers. */
export function engineFolder(name: EngineFolder): string {
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

export async function startPooler(settings: Variables): Promise<void> {
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

/** As its superuser, from this machine. */
export const databaseUrl = (): string =>
  `postgres://postgres:${readSettings()['ADMIN_DATABASE_PASSWORD'] ?? ''}@${addresses.db}:5432/portal`;

/** A command in the container of Postgres, whose superuser it may connect as. */
export const inDatabase = (...command: string[]): Promise<string> => podman('exec', `${prefix}db`, ...command);

/** Ends an engine at once. */
export const killEngine = (name: 'db' | 'storage'): Promise<string> => podman('kill', prefix + name);

/** A bucket of the S3 server, as this machine reaches it; the processes of the site name it `storage`. */
export const bucketUrl = (bucket: string): string => `s3://${bucket}?endpoint=http://${addresses.storage}:9000`;

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
  const answers = () => fetch(`http://${addresses.storage}:9000`, { signal: AbortSignal.timeout(answerLimitMs) });
  await until('The S3 server', () =>
    answers().then(
      () => true,
      () => false,
    ),
  );
}

const balancerFile = () => path.join(scratch, 'haproxy.cfg');

export async function startBalancer(port: number): Promise<void> {
  writeFileSync(balancerFile(), balancerSettings({ connectsAgain: false }));
  const published = ['-p', `127.0.0.1:${port}:8080`, '-v', `${balancerFile()}:/haproxy.cfg:ro`];
  await start('balancer', addresses.balancer, [...published, engines, 'haproxy', '-W', '-f', '/haproxy.cfg']);
}

/** Where a connection does not come about, the balancer makes one to the other replica from now on. */
export async function letBalancerConnectAgain(): Promise<void> {
  writeFileSync(balancerFile(), balancerSettings({ connectsAgain: true }));
  await podman('kill', '--signal', 'USR2', `${prefix}balancer`);
}
