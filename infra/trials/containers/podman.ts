import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const maxOutputBytes = 64 * 1024 * 1024;

/** Of one run at a time: container names and addresses are fixed. */
export const scratch = path.join(tmpdir(), 'portal-trial-containers');
/** Before the name of every container, network and volume. */
export const prefix = 'portal-trial-';

/** Settings of podman for machines that do not let containers raise their limits. */
const settingsFile = path.join(scratch, 'containers.conf');

/** Runs a program to its end; rejects with what it wrote when it fails. Resolves with its output. */
export async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  try {
    const { stdout } = await execute(command, args, {
      maxBuffer: maxOutputBytes,
      env: { ...process.env, ...(existsSync(settingsFile) && { CONTAINERS_CONF: settingsFile }), ...env },
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const lastLines = `${stdout}\n${stderr}`.trim().split('\n').slice(-30).join('\n');
    throw new Error(`${command} ${args.slice(0, 3).join(' ')} …:\n${lastLines || String(error)}`, { cause: error });
  }
}

export const podman = (...args: string[]): Promise<string> => run('podman', args);

export const succeeds = (command: string, ...args: string[]): Promise<boolean> =>
  run(command, args).then(
    () => true,
    () => false,
  );

const packages = 'podman buildah runc netavark aardvark-dns conmon catatonit iptables mmdebstrap jq'.split(' ');

/** CAP_SYS_RESOURCE, by its number in linux/capability.h. */
const sysResource = 24n;

function mayRaiseLimits(): boolean {
  const mask = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  return (BigInt(`0x${mask}`) & (1n << sysResource)) !== 0n;
}

/** runc with the limits that this machine has, instead of those that podman asks for. */
const ownLimits = `#!/bin/sh
drop() { [ -f "$1" ] && jq -c "$2" "$1" > "$1.new" && cat "$1.new" > "$1"; }
before=
for word in "$@"; do
  case $before in
    --bundle|-b) drop "$word/config.json" 'del(.process.rlimits)' ;;
    --process|-p) drop "$word" 'del(.rlimits)' ;;
  esac
  before=$word
done
exec runc "$@"
`;

/** Installs podman on Debian, as root, where it is missing. Rejects elsewhere. */
export async function preparePodman(): Promise<void> {
  mkdirSync(scratch, { recursive: true });
  if (!(await succeeds('podman', '--version'))) {
    if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
      throw new Error('podman is missing: install it, or run this trial as root on Debian.');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...packages], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  }
  if (mayRaiseLimits()) return;
  const runtime = path.join(scratch, 'runc-own-limits');
  writeFileSync(runtime, ownLimits, { mode: 0o755 });
  // crun of Debian 12 refuses cgroups of both versions beside each other
  writeFileSync(
    settingsFile,
    `[engine]\nruntime = "own-limits"\ncgroup_manager = "cgroupfs"\n[engine.runtimes]\nown-limits = ["${runtime}"]\n[network]\nnetwork_backend = "netavark"\n`,
  );
}
