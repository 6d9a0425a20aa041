import { expect, test } from '@jest/globals';
import { requestWithPredecessor } from './request-predecessor.ts';

const fresh = 'http://fresh';
const former = 'http://former';

/** Sends a request to a fresh version and the one before it; each has a status, or 0 when it does not respond. */
async function request(statuses: { fresh: number; former: number }, method = 'GET') {
  const requested: string[] = [];
  const dropped: string[] = [];
  const response = requestWithPredecessor(
    {
      origin: fresh,
      method,
      request: async (origin) => {
        requested.push(origin);
        const status = origin === fresh ? statuses.fresh : statuses.former;
        if (status === 0) throw new Error(`${origin} is down`);
        return { origin, status };
      },
      statusOf: ({ status }) => status,
      drop: ({ origin }) => void dropped.push(origin),
    },
    (origin) => (origin === fresh ? former : undefined),
  );
  return { response, requested, dropped };
}

test.each([
  ['reads what the fresh one fails to', 500, 200],
  ['has nothing newer', 500, 304],
  ['says that a session is over', 500, 401],
  ['refuses the caller', 502, 403],
])('the response of the version before counts when it %s', async (_what, own, before) => {
  const { response, dropped } = await request({ fresh: own, former: before });
  expect(await response).toEqual({ origin: former, status: before });
  expect(dropped).toEqual([fresh]);
});

test.each([
  ['a call that the version before does not know', 404],
  ['a parameter that it does not know', 400],
  ['a method that it does not know', 405],
  ['a failure of both', 500],
])('%s leaves the response of the fresh version', async (_what, before) => {
  const { response, dropped } = await request({ fresh: 500, former: before });
  expect(await response).toEqual({ origin: fresh, status: 500 });
  expect(dropped).toEqual([former]);
});

test('without any response the error is that of the fresh version', async () => {
  await expect((await request({ fresh: 0, former: 404 })).response).rejects.toThrow('http://fresh is down');
  expect(await (await request({ fresh: 0, former: 200 })).response).toEqual({ origin: former, status: 200 });
});

test('what works, or what writes, is requested once', async () => {
  expect((await request({ fresh: 404, former: 200 })).requested).toEqual([fresh]);
  expect((await request({ fresh: 500, former: 200 }, 'POST')).requested).toEqual([fresh]);
});
