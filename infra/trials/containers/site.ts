import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generousQuotas } from '@portal/service-kit/generous-quotas';
import { parse } from 'yaml';
import { databaseUsers, findServices, portalSchema } from '../../local/services.ts';
import { projectRoot } from '../../tooling/project-root.ts';
import { letters, replicaAddress, servicePort, subnet, type Letter } from './balancer.ts';
import {
  engineFolders,
  flags,
  hosts,
  network,
  readSettings,
  start,
  startBalancer,
  startDatabase,
  startPooler,
  startStorage,
  until,
  type Variables,
} from './engines.ts';
import { imageOf } from './images.ts';
import { podman, prefix, scratch, succeeds } from './podman.ts';

/** As the manifests have it. */
const stopLimitSeconds = 30;
/** Of the user of the images. */
const uid = 1_000;

interface ComposeFile {
  services: Record<string, { environment?: Record<string, string> }>;
}

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

/** Where a portal keeps the last known state, on this machine. */
export const stateFolder = (letter: Letter): string => path.join(scratch, `portal-${letter}`);

export const containerOf = (name: string, letter: Letter): string => `${prefix}${name}-${letter}`;

const generous = '1000000/1m';
/** The administrator of the journeys has no second factor, all visitors have one address, and few people make all calls of a load. */
const forTests: Variables = {
  ...generousQuotas,
  SUPPORT_QUOTA_INQUIRIES_PER_ACCOUNT: generous,
  SUPPORT_QUOTA_RECEIPTS_PER_EMAIL: generous,
  REQUIRE_SECOND_FACTOR: 'false',
};

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

/**
 * Asks a replica to end, as Kubernetes does, and waits for it. Throws when it had to be killed, or ended with a failure: it had not
 * finished what it was working on.
 */
export async function stopReplica(name: string, letter: Letter): Promise<void> {
  const container = containerOf(name, letter);
  await podman('stop', '--time', String(stopLimitSeconds), container);
  const code = (await podman('inspect', '--format', '{{.State.ExitCode}}', container)).trim();
  if (code !== '0') throw new Error(`${container} ended with ${code}`);
}

/** Kills a replica. Returns when it was told and when it was gone, in the time of `performance.now()`; between them it may still work. */
export async function killReplica(name: string, letter: Letter): Promise<{ toldAt: number; goneAt: number }> {
  const pid = Number(await podman('inspect', '--format', '{{.State.Pid}}', containerOf(name, letter)));
  const toldAt = performance.now();
  process.kill(pid, 'SIGKILL');
  while (existsSync(`/proc/${pid}`)) await wait(1);
  return { toldAt, goneAt: performance.now() };
}

/** A replica by itself, without the balancer. */
export const replicaOrigin = (name: string, letter: Letter): string => `http://${replicaAddress(name, letter)}:8080`;

/** Resolves once a replica says that it is ready. */
export async function replicaReady(name: string, letter: Letter): Promise<void> {
  const ready = `${replicaOrigin(name, letter)}/health/ready`;
  await until(`${name}-${letter}`, async () => (await fetch(ready).catch(() => undefined))?.ok === true);
}

const replicas = () => databaseUsers().flatMap((name) => letters.map((letter) => [name, letter] as const));

/** Starts two of everything, and resolves once the balancer hands on to them. */
export async function startReplicas(): Promise<void> {
  for (const [name, letter] of replicas()) await startReplica(name, letter);
  for (const [name, letter] of replicas()) await replicaReady(name, letter);
  const { PUBLIC_ORIGIN: origin = '' } = readSettings();
  await until('The site', async () => (await fetch(origin).catch(() => undefined))?.ok === true);
}

/** Ends all of them at once. */
export async function killReplicas(): Promise<void> {
  await podman('kill', ...replicas().map(([name, letter]) => containerOf(name, letter)));
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

/** Removes every container, volume and the network of the trial, and what they stored. */
export async function removeSite(): Promise<void> {
  const names = (await podman('ps', '-a', '--format', '{{.Names}}'))
    .split('\n')
    .filter((name) => name.startsWith(prefix));
  if (names.length > 0) await podman('rm', '-f', '-t', '0', ...names);
  for (const letter of letters) await succeeds('podman', 'volume', 'rm', '-f', `${prefix}releases-${letter}`);
  await succeeds('podman', 'network', 'rm', '-f', network);
  for (const name of [...engineFolders, 'portal-a', 'portal-b'])
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
  await startReplicas();
}
