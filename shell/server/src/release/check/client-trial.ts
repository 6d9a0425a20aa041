import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import type { Finding, SectionRelease } from '@portal/contract';
import { earlierKitOf } from '../store/earlier-kit.ts';
import { releaseBase } from '../store/release-snapshot.ts';
import type { BundleDescription } from '../../render/render-protocol.ts';
import type { CheckPatience } from './check-patience.ts';
import { reasonOf } from './finding.ts';

export interface ClientTrialSetup {
  name: string;
  /** Address of the release's files. */
  base: string;
  entry: string;
  /** Where the files are. */
  folder: string;
  modules: string[];
  /** Locale files of the section's pages. */
  bundles: string[];
  shellBundle: string;
  /** Shared library → version. */
  provides: Record<string, string>;
  /** The version of an earlier kit that the section runs with. */
  earlierKit?: string;
}

/** Empty when everything has loaded. */
export interface ClientTrialAnswer {
  step?: string;
  reason?: string;
}

const workerFile = new URL('./client-trial-worker.js', import.meta.url);
const limitMs = 15_000;
const resourceLimits = { maxOldGenerationSizeMb: 192, stackSizeMb: 4 };
const mend =
  'run `npm start` and open the page; code at the top of a module may not touch the page, which is not there yet';

/**
 * Loads what browsers load, in a thread that emulates a browser: a real one is not part of a portal's installation, and
 * rendering is proved with the server's bundle of the same sources. The shell, which starts on load, is only parsed.
 */
export async function checkClient(
  releasesDir: string,
  release: SectionRelease,
  shell: SectionRelease,
  { pages }: BundleDescription,
  patience: CheckPatience,
): Promise<Finding[]> {
  const folder = join(releasesDir, release.name, release.version, 'client');
  const unreadable = findUnreadable(folder);
  if (unreadable) return [finding(unreadable)];
  if (!release.entry) return [];
  const earlierKit = earlierKitOf(shell, release)?.version;
  const failure = await runTrial(patience, {
    name: release.name,
    base: releaseBase(release),
    entry: release.entry,
    folder,
    modules: ['./app', ...new Set(Object.values(release.widgets))],
    bundles: [...new Set(['common', ...pages.flatMap(({ bundles }) => bundles)])],
    shellBundle: join(releasesDir, shell.name, shell.version, 'server', 'index.cjs'),
    provides: {
      ...shell.provides,
      ...(earlierKit !== undefined && { '@portal/kit': earlierKit, '@portal/kit/admin': earlierKit }),
    },
    earlierKit,
  });
  return failure.reason === undefined
    ? []
    : [finding(`${failure.step ?? 'the bundle'} throws while it is loaded: ${failure.reason}`)];
}

function findUnreadable(folder: string): string | undefined {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    try {
      void new Script(readFileSync(join(folder, file), 'utf8'), { filename: file });
    } catch (error) {
      return `${file} is no script: ${reasonOf(error)}`;
    }
  }
  return undefined;
}

async function runTrial(patience: CheckPatience, setup: ClientTrialSetup): Promise<ClientTrialAnswer> {
  const thread = new Worker(workerFile, {
    name: `proof of ${setup.name} in the browser`,
    workerData: setup,
    resourceLimits,
    env: { NODE_ENV: 'production' },
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ClientTrialAnswer>((resolve) => {
      const limit = patience.limit(limitMs);
      timer = setTimeout(() => {
        patience.isExceeded = true;
        resolve({ reason: `not loaded within ${limit / 1_000} s` });
      }, limit);
      thread.once('message', (answer: ClientTrialAnswer) =>
        resolve({ step: answer.step, reason: answer.reason && reasonOf(answer.reason) }),
      );
      thread.once('error', (error) => resolve({ reason: reasonOf(error) }));
      thread.once('exit', () => resolve({ reason: 'the thread ended' }));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

const finding = (cause: string): Finding => ({ code: 'bundle-throws', cause, mend });
