import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { callSupervisor, type ControlCall } from '../../local/service-releases/control-channel.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { connectPortal } from '../../release/connect-portal.ts';
import { packRelease } from '../../release/pack-release.ts';
import { tokenOf } from '../../release/release-portal.ts';
import { addAlteredRelease } from '../../tooling/e2e/altered-release.ts';
import { addAlteredService, nothingNew, type Alteration } from '../service-releases/altered-service.ts';

/** A team with its section and its service. */
export interface Team {
  /** Of both. */
  name: 'education' | 'community';
  /** What its page of a list loads. */
  call: string;
  /** A file of its service. */
  routes: string;
  /** In that file: what responds to the call that its page of a list makes. */
  handler: string;
}

export const teams: readonly Team[] = [
  {
    name: 'education',
    call: '/api/education/view',
    routes: 'dist/src/features/trainings/training-routes.js',
    handler: '=> trainings.view(',
  },
  {
    name: 'community',
    call: '/api/news/view',
    routes: 'dist/src/features/news/news-routes.js',
    handler: '=> news.view(',
  },
];

/** What a release is to go through. */
export type Kind = 'live' | 'canary' | 'rolled back' | 'canary back' | 'refused' | 'healed' | 'canary healed';

export const sectionKinds: readonly Kind[] = [
  ...(['live', 'canary', 'live', 'refused', 'live', 'rolled back', 'healed'] as const),
  ...(['live', 'canary back', 'canary healed', 'refused', 'canary', 'live'] as const),
];
export const serviceKinds: readonly Kind[] = [
  ...(['live', 'live', 'canary', 'refused', 'live', 'rolled back'] as const),
  ...(['healed', 'live', 'canary back', 'refused', 'canary', 'live'] as const),
];

export interface Outcome {
  team: string;
  what: 'section' | 'service';
  kind: Kind;
  /** From the command until visitors had it, or until it was refused. */
  ms: number;
  /** From the first moment at which it was broken until it was taken back. */
  healedMs?: number;
}

/** What its team is told of a release by the webhook. */
export function noticesOf({ team, what, kind }: Outcome): string[] {
  if (kind === 'refused') return [`release.refused ${what} ${team}`];
  if (kind.endsWith('healed')) return [`release.healed ${what} ${team}`];
  return kind === 'rolled back' || kind === 'canary back' ? [`release.rolled_back ${what} ${team}`] : [];
}

/** Visitors meet each version. */
const pauseMs = 1_000;
const mostHealingMs = 60_000;
const by = 'trial';

/** Where a component of a bundle reads what its page's loader has loaded. */
const loadedData = '(0,kit_.useLoaderData)()';

interface PreparedRelease {
  version: string;
  archive: Buffer;
  /** The release throws on the server while this file is there. */
  switchFile: string;
}

/** A section's releases, built before anything is measured, in a copy of the store. */
async function prepareSection(stack: Stack, { name, call }: Team): Promise<PreparedRelease[]> {
  const store = path.join(stack.dataDir, `releases-of-${name}`);
  const switches = path.join(stack.dataDir, `switches-of-${name}`);
  cpSync(stack.releasesDir, store, { recursive: true });
  mkdirSync(switches);
  const prepared: PreparedRelease[] = [];
  for (const [index, kind] of sectionKinds.entries()) {
    const switchFile = path.join(switches, String(index));
    const broken =
      kind === 'refused'
        ? `throw new Error('broken on purpose');`
        : `if (process.getBuiltinModule('node:fs').existsSync(${JSON.stringify(switchFile)})) throw new Error('broken on purpose');`;
    let isAltered = false;
    const version = addAlteredRelease({ releasesDir: store, dataDir: stack.dataDir }, name, (text, file) => {
      if (file !== 'server/index.cjs') return text;
      // In a component, whose part is left to the browser then; of a canary in the loader, whose document would be 503
      const altered =
        kind === 'canary healed'
          ? text.replaceAll(`'${call}'`, `(()=>{${broken}return "${call}"})()`)
          : text.replaceAll(loadedData, `(()=>{${broken}return ${loadedData}})()`);
      isAltered = altered !== text;
      return altered;
    });
    if (!isAltered) throw new Error(`no page of ${name} shows what was loaded`);
    prepared.push({ version, archive: await packRelease(path.join(store, name, version)), switchFile });
  }
  rmSync(store, { recursive: true });
  return prepared;
}

async function until(isTrue: () => Promise<boolean>, what: string): Promise<number> {
  const began = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - began > mostHealingMs) throw new Error(`${what} after ${mostHealingMs / 1_000} s`);
    await wait(200);
  }
  return performance.now() - began;
}

/** Rejects unless `work` is refused for this reason. */
async function isRefused(work: Promise<unknown>, reason: RegExp): Promise<void> {
  const said = await work.then(
    () => 'it went live',
    (error: unknown) => String(error),
  );
  if (!reason.test(said)) throw new Error(`expected a refusal with ${reason}: ${said}`);
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Releases a section in all kinds of ways. Rejects when one of them does not end as it has to. */
async function releaseSection(stack: Stack, team: string, kind: Kind, release: PreparedRelease): Promise<Outcome> {
  const portal = connectPortal(stack.origin, tokenOf(stack.dataDir, team));
  const { version, archive, switchFile } = release;
  const before = (await portal.overview(team)).live;
  const live = async (expected: string | undefined): Promise<void> => {
    const overview = await portal.overview(team);
    if (overview.live !== expected) throw new Error(`${team}: ${overview.live} is live instead of ${expected}`);
    if (overview.canary) throw new Error(`${team}: the canary ${overview.canary.version} is left`);
  };
  const isCanary = kind.startsWith('canary');
  const percent = kind === 'canary healed' ? 50 : 10;
  const offer = async (): Promise<void> => {
    await portal.publish(team, archive);
    await portal.move(team, isCanary ? 'canary' : 'live', { version, ...(isCanary && { percent }) });
  };
  if (kind === 'refused') {
    const ms = await timed(() => isRefused(offer(), /path-does-not-render: .*broken on purpose/));
    await live(before);
    return { team, what: 'section', kind, ms };
  }
  const ms = await timed(offer);
  const outcome: Outcome = { team, what: 'section', kind, ms };
  if (kind.endsWith('healed')) {
    writeFileSync(switchFile, '');
    outcome.healedMs = await until(
      async () => (await portal.overview(team)).history[0]?.action === 'heal',
      `${team} ${version} is not taken back`,
    );
    rmSync(switchFile);
    await live(before);
    return outcome;
  }
  await wait(pauseMs);
  if (kind === 'canary') {
    await portal.move(team, 'canary', { percent: 50 });
    await wait(pauseMs);
    await portal.move(team, 'promote', {});
  }
  if (kind === 'rolled back' || kind === 'canary back') await portal.move(team, 'rollback', { reason: 'a trial' });
  await live(kind.endsWith('back') ? before : version);
  return outcome;
}

/** Fails every call but the first ones, so that all that is tried before it goes live succeeds. */
const failsUnderLoad = ({ routes, handler }: Team): Alteration => ({
  file: routes,
  alter: (text) =>
    text.replace(
      handler,
      handler.replace('=> ', '=> (globalThis.calls = (globalThis.calls ?? 0) + 1) > 5 ? broken.under.load() : '),
    ),
});

const failsAlways = ({ routes, handler }: Team): Alteration => ({
  file: routes,
  alter: (text) => text.replace(handler, '=> nothing.at.all('),
});

/** The same for a service. */
async function releaseService(stack: Stack, team: Team, kind: Kind, mark: string): Promise<Outcome> {
  const service = team.name;
  const ask = async (call: ControlCall) => (await callSupervisor(stack.dataDir, call))?.join('\n') ?? '';
  const list = async () => (await ask({ command: 'list', service })).split('\n');
  const summary = async () => (await list())[0] ?? '';
  const before = await summary();
  const alterations =
    kind === 'refused' ? [failsAlways(team)] : kind === 'healed' ? [failsUnderLoad(team)] : [nothingNew(mark)];
  const version = addAlteredService(stack.dataDir, service, alterations);
  const percent = kind.startsWith('canary') ? 10 : undefined;
  const offer = () => ask({ command: 'release', service, version, by, ...(percent !== undefined && { percent }) });
  const stands = async (expected: string): Promise<void> => {
    const found = await summary();
    if (found !== expected) throw new Error(`"${found}" instead of "${expected}"`);
  };
  const isLive = `services/${service}: ${version} is live`;
  if (kind === 'refused') {
    const ms = await timed(() => isRefused(offer(), /calls that work now would fail/));
    await stands(before);
    return { team: service, what: 'service', kind, ms };
  }
  const ms = await timed(offer);
  const outcome: Outcome = { team: service, what: 'service', kind, ms };
  if (kind === 'healed') {
    outcome.healedMs = await until(async () => (await summary()) === before, `${isLive}, not taken back`);
    if (!/ heal /.test((await list()).join('\n'))) throw new Error(`${service}: nothing was healed`);
    return outcome;
  }
  await wait(pauseMs);
  if (kind === 'canary') {
    await ask({ command: 'share', service, percent: 50, by });
    await wait(pauseMs);
    await ask({ command: 'promote', service, by });
  }
  if (kind === 'rolled back' || kind === 'canary back')
    await ask({ command: 'rollback', service, by, reason: 'a trial' });
  await stands(kind.endsWith('back') ? before : isLive);
  return outcome;
}

/** Builds what a team will release, and returns what releases it: section and service in turn, one after the other. */
export async function prepareTeam(stack: Stack, team: Team): Promise<() => Promise<Outcome[]>> {
  const prepared = await prepareSection(stack, team);
  return async () => {
    const outcomes: Outcome[] = [];
    for (const [index, release] of prepared.entries()) {
      outcomes.push(await releaseSection(stack, team.name, sectionKinds[index]!, release));
      const kind = serviceKinds[index];
      if (kind) outcomes.push(await releaseService(stack, team, kind, String(index)));
    }
    return outcomes;
  };
}
