import { beforeEach, expect, test } from '@jest/globals';
import { sharedReads } from './shared-reads.ts';

const address = 'http://127.0.0.1:1/api/content/timeline?lang=ko';
let asked: { url: string; signal?: AbortSignal | null; answer(status: number, body: string): void; fail(): void }[];
let clock: number;
let read: typeof fetch;

beforeEach(() => {
  asked = [];
  clock = 0;
  read = sharedReads(
    (input, init) =>
      new Promise((resolve, reject) => {
        asked.push({
          url: String(input),
          signal: init?.signal,
          answer: (status, body) => resolve(new Response(body, { status, headers: { 'x-from': 'service' } })),
          fail: () => reject(new TypeError('fetch failed')),
        });
      }),
    () => clock,
  );
});

const settled = async () => new Promise((resolve) => setTimeout(resolve));

test('calls for the same share one response, each with a body of its own', async () => {
  const both = [
    read(address, { headers: { 'x-request-id': 'a' } }),
    read(address, { headers: { 'x-request-id': 'b' } }),
  ];
  asked[0]!.answer(200, '[1]');
  const [one, other] = await Promise.all(both);
  expect([await one!.json(), await other!.json()]).toEqual([[1], [1]]);
  expect(other!.headers.get('x-from')).toBe('service');
  expect(await (await read(address)).text()).toBe('[1]');
  expect(asked).toHaveLength(1);
});

test('a moment later the service is asked again', async () => {
  void read(address);
  asked[0]!.answer(200, '[1]');
  await settled();
  clock = 60;
  void read(address);
  expect(asked).toHaveLength(2);
});

test('what is another call is asked for by itself', () => {
  void read(address);
  void read(`${address}&page=2`);
  void read(address, { headers: { 'accept-language': 'en' } });
  void read(address, { method: 'POST' });
  void read(address, { method: 'POST' });
  void read(address, { headers: { traceparent: '00-1' } });
  void read(address, { headers: { traceparent: '00-1' } });
  expect(asked).toHaveLength(7);
});

test('a failure serves those who waited for it, and nobody after them', async () => {
  const refused = [read(address), read(address)];
  asked[0]!.answer(503, '{}');
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([503, 503]);
  const broken = [read(address), read(address)];
  expect(asked).toHaveLength(2);
  asked[1]!.fail();
  expect((await Promise.allSettled(broken)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  void read(address);
  expect(asked).toHaveLength(3);
});

test('who gives up leaves the others their response', async () => {
  const controller = new AbortController();
  const given = read(address, { signal: controller.signal });
  const other = read(address);
  controller.abort(new Error('no time'));
  await expect(given).rejects.toThrow('no time');
  expect(asked[0]!.signal?.aborted).toBe(false);
  asked[0]!.answer(200, '[1]');
  expect(await (await other).text()).toBe('[1]');
  await expect(read(address, { signal: controller.signal })).rejects.toThrow('no time');
});
