import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { callSupervisor, type ControlCall } from '../../local/service-releases/control-channel.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { connectPortal } from '../../release/connect-portal.ts';
import { tokenOf } from '../../release/release-portal.ts';
import { addAlteredService, nothingNew, type Alteration } from '../service-releases/altered-service.ts';
import { prepareSection, type PreparedRelease } from './prepared-releases.ts';
import { sectionKinds, serviceKinds, type Kind, type Outcome, type Team } from './teams.ts';

/** Visitors meet each version. */
const pauseMs = 1_000;
const mostHealingMs = 60_000;
const by = 'trial';

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
    return { team, what: 'section', kind, version, ms };
  }
  const ms = await timed(offer);
  const outcome: Outcome = { team, what: 'section', kind, version, ms };
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
    return { team: service, what: 'service', kind, version, ms };
  }
  const ms = await timed(offer);
  const outcome: Outcome = { team: service, what: 'service', kind, version, ms };
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
