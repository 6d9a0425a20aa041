import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callSupervisor, type ControlCall } from '../../local/service-releases/control-channel.ts';
import { isRunning } from '../../local/testing/fake-portal.ts';
import { startStack } from '../../local/stack/start-stack.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { builtReleases } from '../built-releases.ts';
import { openTrainings, post, signInAdmin } from '../calls.ts';
import { addAlteredService, nothingNew, type Alteration } from './altered-service.ts';
import { failed, make, percentile, startLoad, type Call, type CallResult, type SteadyLoad } from './steady-load.ts';

const perSecond = 50;
const by = 'trial';
/** A minute is what the runbook promises. */
const mostHealingMs = 60_000;

let stack: Stack;
let load: SteadyLoad;

beforeAll(async () => {
  const releasesDir = mkdtempSync(path.join(tmpdir(), 'releases-'));
  cpSync(builtReleases(), releasesDir, { recursive: true });
  stack = await startStack({ releasesDir, released: true });
  const [educationId] = await openTrainings(stack, 1, 1_000);
  let applicants = 0;
  const calls: Call[] = [
    { method: 'GET', path: '/api/education/view?lang=en' },
    { method: 'GET', path: '/education/schedule?lang=ko' },
    { method: 'GET', path: `/api/education/detail?educationId=${educationId}` },
    { method: 'GET', path: '/api/news/view?lang=ko' },
    {
      method: 'POST',
      path: '/api/education/signup',
      body: () => ({
        educationId,
        email: `load-${(applicants += 1)}@visitor.example`,
        name: '김부하',
        phoneNumber: '010-0000-2018',
        company: '시험기업',
        position: '대리',
        application: '',
      }),
    },
  ];
  load = startLoad(stack.origin, perSecond, calls);
}, 180_000);

afterAll(async () => {
  await load?.stop();
  await stack?.stop();
  if (stack) rmSync(stack.releasesDir, { recursive: true });
});

/** Files of the version of a section that visitors have. */
function liveFolder(section: string): string {
  const state = readFileSync(path.join(stack.dataDir, 'portal/state.json'), 'utf8');
  const { sections } = JSON.parse(state) as { sections: Record<string, { live: string }> };
  return path.join(stack.releasesDir, section, sections[section]?.live ?? '');
}

async function ask(call: ControlCall): Promise<string> {
  return (await callSupervisor(stack.dataDir, call))?.join('\n') ?? 'nobody takes calls';
}

const service = 'education';
/** An automatic rollback in the history. */
const automaticRollback = 'heal';
const publish = (...alterations: Alteration[]) => addAlteredService(stack.dataDir, service, alterations);
const release = (version: string, more: { percent?: number } = {}) =>
  ask({ command: 'release', service, version, by, ...more });

/** What the load met while something was done. */
async function during(work: () => Promise<unknown>): Promise<{ results: CallResult[]; ms: number }> {
  const [from, began] = [load.results.length, performance.now()];
  await work();
  const ms = performance.now() - began;
  await wait(3_000);
  return { results: load.results.slice(from), ms };
}

function report(what: string, results: readonly CallResult[], more = ''): void {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(results, share).toFixed(0));
  const codes = [
    ...new Set(failed(results).map(({ call, status, code }) => `${call.split('?')[0]} ${code ?? status}`)),
  ];
  process.stdout.write(
    `  ${what}: ${results.length} requests, ${failed(results).length} failed${codes.length > 0 ? ` (${codes.join(', ')})` : ''}, p50 ${p50} ms, p99 ${p99} ms${more}\n`,
  );
}

/** Fails every view but the first ones, so that all that is tried before it goes live succeeds. */
const failsUnderLoad: Alteration = {
  file: 'dist/src/features/trainings/training-routes.js',
  alter: (text) =>
    text.replace(
      '=> trainings.view(',
      '=> (globalThis.views = (globalThis.views ?? 0) + 1) > 5 ? broken.under.load() : trainings.view(',
    ),
};

test('the machine and the load have settled', async () => {
  const { results } = await during(() => wait(5_000));
  report('without a release', results);
  expect(failed(results)).toEqual([]);
}, 30_000);

test('a service is released twice under load: no request fails', async () => {
  for (const mark of ['second', 'third']) {
    const version = publish(nothingNew(mark));
    const { results, ms } = await during(async () =>
      expect(await release(version)).toBe(`services/education: ${version} is live`),
    );
    report(`release of the ${mark} version`, results, `, live after ${(ms / 1_000).toFixed(1)} s`);
    expect(failed(results)).toEqual([]);
  }
}, 90_000);

test('a version that does not start, and one whose calls fail when they are tried, are refused', async () => {
  const before = await ask({ command: 'list', service });
  const ends = publish({
    file: 'dist/src/main.js',
    alter: (text) => `if (process.argv[2] === 'serve') throw new Error('broken at the top');\n${text}`,
  });
  const fails = publish({
    file: 'dist/src/features/trainings/training-routes.js',
    alter: (text) => text.replace('=> trainings.view(', '=> nothing.at.all('),
  });
  const { results } = await during(async () => {
    await expect(release(ends)).rejects.toThrow(/education could not start \(.*broken at the top/);
    await expect(release(fails)).rejects.toThrow(
      'refused: calls that work now would fail.\n  GET /api/education/view responds with 500, where the live version responds with 200',
    );
  });
  report('two versions that are refused', results);
  expect(failed(results)).toEqual([]);
  expect((await ask({ command: 'list', service })).split('\n')[0]).toBe(before.split('\n')[0]);
}, 120_000);

test('a response without a field that live pages read, and a migration that the running version cannot live with, are refused', async () => {
  const before = await ask({ command: 'list', service });
  const withoutField = publish({
    file: 'openapi.json',
    alter: (text) => text.replaceAll(/"waitingList"/g, '"queue"'),
  });
  const removesColumn = publish({
    file: 'dist/migrations/index.js',
    alter: (text) =>
      `${text}\nmigrations['999-contract'] = { up: (db) => db.raw('alter table trainings drop column capacity'), down: async () => undefined };\n`,
  });
  const { results } = await during(async () => {
    await expect(release(withoutField)).rejects.toThrow(
      /^refused: sections that are live would no longer work\.\n {2}education \w{12} calls GET \/api\/education\/\w+: .*"waitingList".*\n {4}→ keep it beside what replaces it until a version of education that does without is live/,
    );
    await expect(release(removesColumn)).rejects.toThrow(
      /999-contract is refused while versions serve that may need what it changes \(\d{3}-[\w-]+\): it removes trainings\.capacity\. Release a version first that does without/,
    );
  });
  report('a broken response and a migration that are refused', results);
  expect(failed(results)).toEqual([]);
  expect((await ask({ command: 'list', service })).split('\n')[0]).toBe(before.split('\n')[0]);
}, 60_000);

test('a version that fails once it is live is taken back by itself, and no request fails meanwhile', async () => {
  const summary = async () => (await ask({ command: 'list', service })).split('\n')[0];
  const before = await summary();
  const version = publish(failsUnderLoad);
  let healedMs = 0;
  const { results } = await during(async () => {
    await release(version);
    expect(await summary()).toContain(version);
    const began = performance.now();
    while ((await summary()) !== before && performance.now() - began < mostHealingMs) await wait(100);
    healedMs = performance.now() - began;
  });
  report('release of a broken version', results, `, taken back after ${(healedMs / 1_000).toFixed(1)} s`);
  expect(await summary()).toBe(before);
  expect(await ask({ command: 'list', service })).toMatch(
    /heal +\w{12} +portal +\(\d+ of its \d+ calls failed; the version before does not fail GET \S+ \d+ times/,
  );
  expect(failed(results)).toEqual([]);
}, 120_000);

test('a canary is promoted and taken back, and no request fails', async () => {
  const version = publish(nothingNew('canary'));
  const { results } = await during(async () => {
    expect(await release(version, { percent: 10 })).toMatch(`${version} for 10 % of the visitors`);
    await wait(1_000);
    expect(await ask({ command: 'share', service, percent: 50, by })).toMatch(`${version} for 50 %`);
    expect(await ask({ command: 'promote', service, by })).toBe(`services/education: ${version} is live`);
    await wait(1_000);
    expect(await ask({ command: 'rollback', service, by, reason: 'a trial' })).not.toContain(version);
  });
  report('canary, promotion, roll back', results);
  expect(failed(results)).toEqual([]);
}, 90_000);

test('a version whose call live pages use is not taken back, by hand or by itself, until they do without', async () => {
  const summary = async () => (await ask({ command: 'list', service })).split('\n')[0];
  const before = await summary();
  const withRooms = publish(failsUnderLoad, {
    file: 'openapi.json',
    alter: (text) =>
      text.replace('"/api/education/view":', '"/api/education/rooms": { "get": {} }, "/api/education/view":'),
  });
  expect(await release(withRooms)).toBe(`services/education: ${withRooms} is live`);
  const rooms = path.join(liveFolder('education'), 'client/rooms.js');
  writeFileSync(rooms, 'fetch("/api/education/rooms")');
  await expect(ask({ command: 'rollback', service, by })).rejects.toThrow(
    /^refused: sections that are live would no longer work\.\n {2}education \w{12} calls GET \/api\/education\/rooms: .*\n {4}→ roll back education first/,
  );
  const began = performance.now();
  const hasStayed = async () =>
    / stay +\w{12} +portal +\(\d+ of its \d+ calls failed; .*, and it stays/.test(
      await ask({ command: 'list', service }),
    );
  while (!(await hasStayed()) && performance.now() - began < mostHealingMs) await wait(200);
  expect(await hasStayed()).toBe(true);
  expect(await summary()).toContain(withRooms);
  rmSync(rooms);
  while ((await summary()) !== before && performance.now() - began < mostHealingMs) await wait(200);
  expect(await summary()).toBe(before);
}, 150_000);

test('reads that no version can take take nothing back', async () => {
  const summary = async () => (await ask({ command: 'list', service })).split('\n')[0];
  const flag = path.join(stack.dataDir, 'failing');
  // In both versions: only when they are asked so
  const failing = (mark: string): Alteration[] => [
    nothingNew(mark),
    {
      file: 'dist/src/features/trainings/training-routes.js',
      alter: (text) =>
        text.replace(
          '=> trainings.view(',
          `=> process.getBuiltinModule('node:fs').existsSync(${JSON.stringify(flag)}) ? broken.by.the.request() : trainings.view(`,
        ),
    },
  ];
  await release(publish(...failing('former')));
  const fresh = publish(...failing('fresh'));
  await release(fresh);
  writeFileSync(flag, '');
  await wait(15_000);
  rmSync(flag);
  expect(await summary()).toContain(fresh);
  expect(await ask({ command: 'list', service })).not.toMatch(new RegExp(`${automaticRollback} +${fresh}`));
  await ask({ command: 'rollback', service, by });
  await ask({ command: 'rollback', service, by });
}, 120_000);

test('with automatic rollback off a version that fails stays, people are notified, and it goes once it is on again', async () => {
  const list = () => ask({ command: 'list', service });
  const before = (await list()).split('\n')[0];
  const bearer = await signInAdmin(stack);
  const turn = (isOn: boolean) =>
    post(stack, `/api/portal/releases/education/services/${service}/automatic-rollback`, { isOn }, bearer);
  const isMailed = async () => {
    const response = await fetch(`${stack.origin}/api/user/admin/mailbox`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    const { mails } = (await response.json()) as { mails: { text: string }[] };
    return mails.some(({ text }) => text.includes(version) && text.includes('automatic rollback is off'));
  };
  await turn(false);
  const version = publish(failsUnderLoad);
  await release(version);
  const began = performance.now();
  while (!(await isMailed()) && performance.now() - began < mostHealingMs) await wait(500);
  expect(await isMailed()).toBe(true);
  expect(await list()).toMatch(
    new RegExp(`stay +${version} +portal +\\(\\d+ of its \\d+ calls failed; .*: automatic rollback is off`),
  );
  expect((await list()).split('\n')[0]).toContain(version);
  await turn(true);
  while ((await list()).split('\n')[0] !== before && performance.now() - began < 2 * mostHealingMs) await wait(200);
  expect((await list()).split('\n')[0]).toBe(before);
}, 180_000);

test('the portal is killed under load: no connection is refused, and what was not under way succeeds', async () => {
  const pid = Number(stack.portal.pid);
  const hasEnded = () => !isRunning(pid);
  let killedAt = 0;
  const { results } = await during(async () => {
    await wait(1_000);
    killedAt = performance.now();
    process.kill(pid, 'SIGKILL');
    // What the process had accepted, and connections that are kept, end with it
    while (!hasEnded()) await wait(5);
    await wait(100);
    // Waits in the queue of the system, like all others: on a connection of its own, because a kept one may still be closing
    expect(await make(stack.origin, { method: 'GET', path: '/health/live' })).toMatchObject({ status: 200 });
    await wait(5_000);
  });
  const later = results.filter(({ at }) => at > killedAt);
  const away = Math.max(...later.map(({ ms }) => ms));
  report('the portal killed', results, `, longest wait ${(away / 1_000).toFixed(1)} s`);
  expect(results.filter(({ code }) => code === 'ECONNREFUSED')).toEqual([]);
  expect(later.length).toBeGreaterThan(perSecond);
  expect(failed(later)).toEqual([]);
  // Those that it had accepted ended with it
  expect(failed(results).length).toBeLessThanOrEqual(perSecond / 2);
}, 60_000);
