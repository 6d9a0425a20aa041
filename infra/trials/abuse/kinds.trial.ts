import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AttackOrder, AttackResult } from '../../bench/abuse/attacker.ts';
import { abuseKinds, type Target } from '../../bench/abuse/kinds.ts';
import { median } from '../../bench/load.ts';
import { startStack } from '../../local/stack/start-stack.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { projectRoot } from '../../tooling/project-root.ts';
import { hugePng } from '../attack/bombs.ts';
import { builtReleases } from '../built-releases.ts';
import { createMember, openTrainings, signIn } from '../calls.ts';

/** What visitors open meanwhile: documents of all sections, lists, a search, a file. */
const urls = [
  '/',
  '/news',
  '/education/schedule',
  '/support/download',
  '/login',
  '/api/news/view?page=1&itemsPerPage=10',
  '/api/classroom/view?page=1&itemsPerPage=10',
  '/api/education/view',
  '/api/portal/search?q=%EA%B5%90%EC%9C%A1',
  '/api/file/documents',
];
const attackSeconds = 6;
const quietSeconds = 6;
const lowestLimitMs = 60;
const timesQuiet = 4;

let stack: Stack;
let target: Target;
let quietMs: number;

interface Visits {
  failures: string[];
  times: number[];
}

/** Visitors of four networks, two at a time, until `isOver`; a visit has ten seconds. */
async function visit(isOver: () => boolean): Promise<Visits> {
  const visits: Visits = { failures: [], times: [] };
  const visitor = async (first: number) => {
    for (let index = first; !isOver(); index += 1) {
      const url = urls[index % urls.length] ?? '/';
      const began = performance.now();
      const headers = { 'x-forwarded-for': `203.0.${113 + (index % 4)}.${1 + (index % 50)}` };
      try {
        const response = await fetch(stack.origin + url, { headers, signal: AbortSignal.timeout(10_000) });
        await response.arrayBuffer();
        if (response.status !== 200) visits.failures.push(`${url}: ${response.status}`);
      } catch (error) {
        visits.failures.push(`${url}: ${String(error)}`);
      }
      visits.times.push(performance.now() - began);
      await wait(40);
    }
  };
  await Promise.all([visitor(0), visitor(5)]);
  return visits;
}

/** Attacks with a process of its own. */
async function attack(kind: string, networks: number): Promise<AttackResult> {
  const attacker = fork(path.join(projectRoot, 'infra/dist/bench/abuse/attacker.js'), { serialization: 'advanced' });
  const order: AttackOrder = { kind, networks, origin: stack.origin, seconds: attackSeconds, target };
  attacker.send(order);
  const [result] = (await once(attacker, 'message')) as [AttackResult];
  await once(attacker, 'exit');
  return result;
}

beforeAll(async () => {
  // Addresses of visitors are those that the load names
  stack = await startStack({
    releasesDir: builtReleases(),
    env: { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' },
  });
  const ask = async <Body>(call: string) => (await (await fetch(stack.origin + call)).json()) as Body;
  const { data: posts } = await ask<{ data: { newsId: number }[] }>('/api/news/view?page=1&itemsPerPage=10');
  const [document] = await ask<{ filename: string }[]>('/api/file/documents');
  if (!posts[0] || !document) throw new Error('the sample content has no post or no catalogue');
  const [trainingId = 0] = await openTrainings(stack, 1, 500);
  target = {
    token: await signIn(stack, await createMember(stack)),
    catalogue: `/api/file/download?filePath=${encodeURIComponent(`catalogs/${document.filename}`)}`,
    postId: posts[0].newsId,
    trainingId,
    picture: hugePng(3_000),
  };
  let isOver = false;
  const warmUp = visit(() => isOver);
  await wait(3_000);
  isOver = true;
  await warmUp;
  isOver = false;
  const quiet = visit(() => isOver);
  await wait(quietSeconds * 1_000);
  isOver = true;
  quietMs = median((await quiet).times);
  process.stdout.write(`quiet: median ${quietMs.toFixed(1)} ms\n`);
}, 180_000);

afterAll(() => stack?.stop());

describe.each(abuseKinds.map(({ name }) => name))('%s', (kind) => {
  test.each([1, 3])(
    'from %i networks keep no one else from the site',
    async (networks) => {
      let isOver = false;
      const visiting = visit(() => isOver);
      const result = await attack(kind, networks);
      isOver = true;
      const { times, failures } = await visiting;
      process.stdout.write(
        `| ${kind} | ${networks} | ${Object.entries(result)
          .map(([status, times]) => `${times} × ${status}`)
          .join(
            ', ',
          )} | ${times.length} | ${failures.length} | ${median(times).toFixed(1)} | ${Math.max(...times).toFixed(0)} |\n`,
      );
      expect(failures).toEqual([]);
      expect(median(times)).toBeLessThan(Math.max(lowestLimitMs, timesQuiet * quietMs));
    },
    60_000,
  );
});
