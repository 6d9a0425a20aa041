import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { errorHandler } from '@portal/runtime';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { SessionUser } from '../auth/session-user.ts';
import { createExportLimit } from './limit-exports.ts';
import { sendCsv } from './send-export.ts';

const columns = [{ header: '이름', value: (row: string) => row }];
/** More than one piece of a file. */
const pieceRows = 20_000;

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** Two exports whose rows come once `finish` is called, and what is none; `account` and `address` are typed in the query. */
async function start(limits: Parameters<typeof createExportLimit>[0]) {
  let finish = (): void => undefined;
  const rest = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let closedRows = 0;
  async function* rows() {
    try {
      for (let row = 0; row < pieceRows; row += 1) yield '김철수';
      await rest;
      yield '이영희';
    } finally {
      closedRows += 1;
    }
  }
  app = fastify({ trustProxy: true, forceCloseConnections: true });
  await app.register(errorHandler, { notFoundCode: 'route-not-found' });
  const limitExports = createExportLimit(limits);
  for (const prefix of ['/news', '/classroom'])
    await app.register(
      async (scope) => {
        limitExports(scope);
        scope.addHook('onRequest', async (request) => {
          const { account = 'kim' } = request.query as { account?: string };
          request.user = { id: account } as SessionUser;
        });
        scope.get('/export', { config: { stepUp: 'data' } }, (_request, reply) =>
          sendCsv(reply, 'x.csv', columns, rows()),
        );
        scope.get('/rows', { config: { stepUp: 'rows' } }, async () => 'rows');
      },
      { prefix },
    );
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = (path: string, address = '198.51.100.1') =>
    fetch(`${origin}${path}`, { headers: { 'x-forwarded-for': address } });
  /** Resolves once there is a place: the server notices the end of a response after its client. */
  const untilFree = async (path: string, address?: string) => {
    for (;;) {
      const response = await get(path, address);
      if (response.ok) return response.body?.cancel();
      await response.body?.cancel();
      await wait(10);
    }
  };
  return { get, finish, untilFree, hasClosedRows: () => closedRows > 0 };
}

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

test('a network has a share of the places of a service, over all of its bases; others go on', async () => {
  const { get, finish, untilFree } = await start({ atOnce: 4, perAccount: 2, limitMs: 20_000 });
  const running = [
    await get('/news/export?account=a'),
    await get('/classroom/export?account=b', '198.51.100.2'),
    await get('/news/export?account=c', '203.0.113.1'),
  ];
  expect(running.map(({ status }) => status)).toEqual([200, 200, 200]);
  const refused = await get('/news/export?account=d', '198.51.100.3');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3']);
  expect(await codeOf(refused)).toBe('exports-busy');
  expect((await get('/news/rows?account=d')).status).toBe(200);
  finish();
  for (const file of await Promise.all(running.map((response) => response.text()))) expect(file).toContain('이영희');
  await untilFree('/news/export?account=d', '198.51.100.3');
});

test('an account has few exports under way, from whatever networks', async () => {
  const { get, finish, untilFree } = await start({ atOnce: 8, perAccount: 1, limitMs: 20_000 });
  const first = await get('/news/export');
  const refused = await get('/news/export', '203.0.113.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3']);
  expect(await codeOf(refused)).toBe('exports-under-way');
  finish();
  await first.text();
  await untilFree('/news/export', '203.0.113.1');
});

test.each(['aborted by its client', 'beyond its time'])('an export that is %s gives its place back', async (how) => {
  const isLate = how === 'beyond its time';
  const { get, finish, untilFree, hasClosedRows } = await start({
    atOnce: 1,
    perAccount: 1,
    limitMs: isLate ? 200 : 20_000,
  });
  const first = await get('/news/export');
  expect(first.status).toBe(200);
  if (isLate) await expect(first.text()).rejects.toThrow();
  else await first.body?.cancel();
  await untilFree('/news/export');
  finish();
  while (!hasClosedRows()) await wait(10);
});
