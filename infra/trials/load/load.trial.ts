import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startStack } from '../../local/stack/start-stack.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { builtReleases } from '../built-releases.ts';
import { createMember, openTrainings, signIn, type Person } from '../calls.ts';

/** An hour, or as many minutes as LOAD_MINUTES says. */
const minutes = Number(process.env.LOAD_MINUTES ?? 60);
/** About half of what two quiet cores take of this mix; LOAD_RATE is another number of requests a second. */
const perSecond = Number(process.env.LOAD_RATE ?? 60);
const sampleEveryMs = 20_000;
const renewEveryMs = 5 * 60_000;
/** Caches fill and code is compiled in the first part; growth counts from there to the end. */
const warmUpShare = 0.25;
const allowedGrowth = 0.15;
const allowedGrowthMegabytes = 25;

interface Route {
  name: string;
  /** Of a hundred requests. */
  weight: number;
  send(index: number): Promise<Response>;
}

let stack: Stack;
let people: Person[];
let tokens: string[];
let trainings: number[];

beforeAll(async () => {
  stack = await startStack({
    releasesDir: builtReleases(),
    env: { LOG_LEVEL: 'warn' },
    serviceVariables: { SUPPORT_QUOTA_INQUIRIES_PER_ACCOUNT: '1000000/1m' },
    durable: true,
  });
  people = [];
  for (let index = 0; index < 4; index += 1) people.push(await createMember(stack));
  tokens = await Promise.all(people.map((person) => signIn(stack, person)));
  trainings = await openTrainings(stack, 200, 500);
}, 120_000);
afterAll(() => stack.stop());

const get = (path: string) => fetch(stack.origin + path, { headers: { 'accept-encoding': 'br' } });
const send = (path: string, body: object, bearer?: string) =>
  fetch(stack.origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: JSON.stringify(body),
  });

/** A post with an attachment of 200 KB. */
function upload(index: number): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    title: `글 ${index}`,
    content: '내용',
    type: 'question',
    email: '',
    fileName: 'a.txt',
  }))
    form.set(name, value);
  form.set('file', new Blob(['가나다라 '.repeat(16_000)], { type: 'text/plain' }), 'a.txt');
  return fetch(`${stack.origin}/api/classroom/edit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens[index % tokens.length]}` },
    body: form,
  });
}

const documents = [
  '/',
  '/education/schedule',
  '/news',
  '/support/download',
  '/service/product/web-eq',
  '/education/classroom/list',
  '/?lang=en',
];
const lists = [
  '/api/education/view',
  '/api/news/view?page=1&itemsPerPage=10',
  '/api/classroom/view?page=1&itemsPerPage=10',
  '/api/content/timeline',
];
const routes: Route[] = [
  { name: 'documents', weight: 45, send: (index) => get(documents[index % documents.length]!) },
  { name: 'lists', weight: 40, send: (index) => get(lists[index % lists.length]!) },
  {
    name: 'applications',
    weight: 6,
    send: (index) =>
      send('/api/education/signup', {
        educationId: trainings[index % trainings.length],
        email: `load-${randomUUID()}@visitor.example`,
        name: '김하늘',
        phoneNumber: '010-0000-0001',
        company: '샘플정밀',
        position: '대리',
        application: '',
      }),
  },
  { name: 'uploads', weight: 3, send: upload },
  { name: 'sign-ins', weight: 3, send: (index) => send('/api/user/signin', people[index % people.length]!) },
  {
    name: 'inquiries',
    weight: 3,
    send: (index) =>
      send(
        '/api/email/send',
        {
          name: '김하늘',
          type: 'product',
          phone: '010-0000-0001',
          emailAddress: 'reader@visitor.example',
          title: `문의 ${index}`,
          content: '내용',
        },
        tokens[index % tokens.length],
      ),
  },
];

/** Resident memory of a process in megabytes. Linux. */
function memoryOf(pid: number): number {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN);
  return Math.round(kilobytes / 1024);
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const median = (values: number[]) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

test(
  'mixed load leaves the memory of every process flat and answers every request',
  async () => {
    // A request that is wrong in itself is known before the hour, not after it
    for (const route of routes) {
      const { status } = await route.send(0);
      expect([route.name, status < 400 ? 'answered' : status]).toEqual([route.name, 'answered']);
    }
    const names: [string, number][] = [
      ['portal', stack.portal.pid!],
      ...Object.entries(stack.services).map(([name, { pid }]): [string, number] => [name, pid!]),
    ];
    const samples = new Map(names.map(([name]) => [name, [] as number[]]));
    const times = new Map(routes.map(({ name }) => [name, [] as number[]]));
    const failures: string[] = [];
    const deck = routes.flatMap((route) => Array.from({ length: route.weight }, () => route));
    const sampling = setInterval(
      () => names.forEach(([name, pid]) => samples.get(name)?.push(memoryOf(pid))),
      sampleEveryMs,
    );
    const renewing = setInterval(
      () =>
        void Promise.all(people.map((person) => signIn(stack, person))).then(
          (renewed) => (tokens = renewed),
          (error: unknown) => failures.push(String(error)),
        ),
      renewEveryMs,
    );
    const open = new Set<Promise<void>>();
    const began = performance.now();
    for (let index = 0; performance.now() - began < minutes * 60_000; index += 1) {
      const route = deck[(index * 37) % deck.length]!;
      const at = performance.now();
      const request: Promise<void> = route
        .send(index)
        .then(
          async (response) => {
            await response.arrayBuffer();
            times.get(route.name)?.push(performance.now() - at);
            if (response.status >= 400) failures.push(`${route.name}: ${response.status}`);
          },
          (error: unknown) => void failures.push(`${route.name}: ${String(error)}`),
        )
        .finally(() => open.delete(request));
      open.add(request);
      await wait(Math.max(0, began + ((index + 1) * 1_000) / perSecond - performance.now()));
    }
    await Promise.all(open);
    clearInterval(sampling);
    clearInterval(renewing);

    process.stdout.write(
      `\n${minutes} min at ${perSecond} requests a second\n| route | requests | median | p99 |\n|---|---|---|---|\n`,
    );
    for (const [name, list] of times) {
      const sorted = list.toSorted((a, b) => a - b);
      process.stdout.write(
        `| ${name} | ${sorted.length} | ${percentile(sorted, 0.5).toFixed(1)} ms | ${percentile(sorted, 0.99).toFixed(0)} ms |\n`,
      );
    }
    process.stdout.write(`\n| process | memory after the warm-up | at the end |\n|---|---|---|\n`);
    const grown: string[] = [];
    for (const [name, list] of samples) {
      const steady = list.slice(Math.floor(list.length * warmUpShare));
      const [first, last] = [
        median(steady.slice(0, Math.ceil(steady.length / 4))),
        median(steady.slice(-Math.ceil(steady.length / 4))),
      ];
      process.stdout.write(`| ${name} | ${first} MB | ${last} MB |\n`);
      if (last > first * (1 + allowedGrowth) && last - first > allowedGrowthMegabytes)
        grown.push(`${name}: ${list.join(', ')}`);
    }
    const counts = new Map<string, number>();
    for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({});
    expect(grown).toEqual([]);
    expect(names.map(([, pid]) => pid)).toEqual([
      stack.portal.pid,
      ...Object.values(stack.services).map(({ pid }) => pid),
    ]);
  },
  (minutes + 3) * 60_000,
);
