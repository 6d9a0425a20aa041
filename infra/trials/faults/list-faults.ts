import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addAlteredRelease, pointTo } from '../../tooling/e2e/altered-release.ts';
import type { Entries, Stack } from '../../local/stack/stack.ts';
import { serviceNames } from '../../local/services.ts';
import { projectRoot } from '../../tooling/project-root.ts';
import type { MailFault, MailServer } from './mail-server.ts';

export interface Fault {
  name: string;
  /** Brings the fault about and resolves when it is over, so that recovery begins. */
  happen(): Promise<void>;
}

const stoppedMs = 5_000;
const mailFaultMs = 8_000;
const diskFullMs = 4_000;
const clockShiftSeconds = [600, -600];
/** The circuit breaker of a section version opens for 15 s. */
const renderRecoveryMs = 20_000;

/** Ends or stops a process by its number; one that has ended meanwhile is no fault of the trial. */
function signal(pid: number | undefined, name: NodeJS.Signals): void {
  if (pid === undefined) throw new Error('the process to be hit is not running');
  process.kill(pid, name);
}

/** Process numbers below one, itself included. */
function familyOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const parents = stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [child, parent] = line.trim().split(/ +/);
      return { pid: Number(child), parent: Number(parent) };
    });
  const family = [pid];
  for (const member of family)
    family.push(...parents.filter(({ parent }) => parent === member).map((child) => child.pid));
  return family;
}

async function paused(pids: number[]): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGSTOP');
  await wait(stoppedMs);
  for (const pid of pids) signal(pid, 'SIGCONT');
}

const databasePid = (stack: Stack) => stack.pids.at(-1)!;

/** Programs that start each service with a clock of its own, made in a folder of the trial. */
export function shiftedEntries(folder: string): Entries {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'clock-offset'), '0');
  return Object.fromEntries(
    serviceNames.map((name) => {
      const program = path.join(folder, `shifted-${name}.mjs`);
      copyFileSync(path.join(projectRoot, 'infra/trials/faults/shifted-clock.mjs'), program);
      writeFileSync(path.join(folder, `${name}.entry`), path.join(projectRoot, 'services', name, 'dist/src/main.js'));
      return [name, program];
    }),
  );
}

/** Leaves no free space where the services keep their files, which must be a disk of its own. */
async function fillDisk(filesDir: string): Promise<void> {
  const filler = path.join(filesDir, 'filler');
  spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' });
  if (!existsSync(filler) || statSync(filler).size === 0) throw new Error(`${filesDir} could not be filled`);
  await wait(diskFullMs);
  rmSync(filler);
}

/** Resolves once the page of trainings comes rendered on the server, or left to the browser. */
async function untilRendered({ origin }: Stack, where: 'server' | 'browser', limitMs: number): Promise<void> {
  for (const until = performance.now() + limitMs; performance.now() < until; await wait(100)) {
    const { headers } = await fetch(`${origin}/education/schedule`);
    if (headers.get('x-portal-rendered') === where) return;
  }
  throw new Error(`the page of trainings was never rendered in the ${where}`);
}

/** Every fault of the plan. `filesDisk` is a small disk of its own under the services' files, where there is one. */
export function listFaults(stack: Stack, mail: MailServer, clockFolder: string, filesDisk?: string): Fault[] {
  const offset = path.join(clockFolder, 'clock-offset');
  const mailFault = (fault: MailFault): Fault => ({
    name: `mail server, ${fault}`,
    async happen() {
      mail.fault = fault;
      await wait(mailFaultMs);
      mail.fault = 'none';
    },
  });
  const clockFault = (seconds: number): Fault => ({
    name: `clock of education ${seconds > 0 ? 'ahead' : 'behind'} by ${Math.abs(seconds) / 60} min`,
    async happen() {
      const service = stack.services['education']!;
      writeFileSync(offset, String(seconds));
      await service.stop();
      await service.start();
      await wait(stoppedMs);
      writeFileSync(offset, '0');
      await service.stop();
      await service.start();
    },
  });
  /** A release whose server code does something for some seconds wherever it asks for the trainings. */
  const renderFault = (name: string, statement: string): Fault => ({
    name,
    async happen() {
      const call = '"/api/education/view"';
      const faulty = `(()=>{if(Date.now()<${Date.now() + stoppedMs}){${statement}}return ${call}})()`;
      const version = addAlteredRelease(stack, 'education', (text, file) =>
        file === 'server/index.cjs' ? text.replaceAll(/['"]\/api\/education\/view['"]/g, faulty) : text,
      );
      await pointTo(stack, 'education', version);
      await untilRendered(stack, 'browser', stoppedMs);
      await wait(stoppedMs);
      await untilRendered(stack, 'server', renderRecoveryMs);
    },
  });
  return [
    ...serviceNames.flatMap((name): Fault[] => [
      { name: `${name} killed`, happen: async () => signal(stack.services[name]?.pid, 'SIGKILL') },
      { name: `${name} stopped for ${stoppedMs / 1000} s`, happen: () => paused([stack.services[name]!.pid!]) },
    ]),
    { name: 'portal killed', happen: async () => signal(stack.portal.pid, 'SIGKILL') },
    { name: `portal stopped for ${stoppedMs / 1000} s`, happen: () => paused([stack.portal.pid!]) },
    renderFault(`render thread of education spins for ${stoppedMs / 1000} s`, 'for(;;);'),
    renderFault(`render thread of education ends for ${stoppedMs / 1000} s`, 'process.exit(1)'),
    { name: 'Postgres killed', happen: async () => signal(databasePid(stack), 'SIGKILL') },
    { name: `Postgres stopped for ${stoppedMs / 1000} s`, happen: () => paused(familyOf(databasePid(stack))) },
    mailFault('slow'),
    mailFault('refusing'),
    mailFault('cutting off'),
    ...(filesDisk
      ? [{ name: `disk of files full for ${diskFullMs / 1000} s`, happen: () => fillDisk(filesDisk) }]
      : []),
    ...clockShiftSeconds.map(clockFault),
  ];
}

/** A disk of a few megabytes under a folder, as root on Linux; undefined where that is not allowed. */
export function mountSmallDisk(folder: string, megabytes: number): (() => void) | undefined {
  const kept = `${folder}.kept`;
  if (spawnSync('cp', ['-a', folder, kept]).status !== 0) return undefined;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder]).status !== 0) {
    rmSync(kept, { recursive: true });
    return undefined;
  }
  spawnSync('cp', ['-a', `${kept}/.`, folder]);
  rmSync(kept, { recursive: true });
  return () => void spawnSync('umount', ['-l', folder]);
}
