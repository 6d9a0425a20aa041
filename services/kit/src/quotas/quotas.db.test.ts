import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SessionUser } from '../auth/session-user.ts';
import { createService } from '../service/create-service.ts';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import { passQuotaTime } from '../testing/quota-trial.ts';
import { testMember } from '../testing/test-token.ts';
import { quotaMigration } from './quota-migration.ts';
import { defineQuotas } from './quota-registry.ts';
import { createQuotaStore } from './quota-store.ts';
import type { Quotas } from './quotas.ts';

const definition = defineService({
  name: 'sample',
  bases: {},
  migrations: { '001-quotas': quotaMigration },
  quotas: defineQuotas({
    'calls-per-address': { calls: ['call'], key: ['address'], limit: '4/1h' },
    'calls-per-account': { calls: ['call'], key: ['account'], limit: '2/1h', of: 'members' },
    'calls-of-visitors': { calls: ['call'], key: [], limit: '3/1h', of: 'visitors' },
    'calls-in-all': { calls: ['call'], key: [], limit: '100/1h' },
    quick: { calls: ['call'], key: ['email'], limit: '2/2s' },
    'failures-per-account': {
      calls: ['enter'],
      key: ['account'],
      limit: '3/15m',
      counts: 'failures',
      successClears: true,
    },
    'failures-per-address': { calls: ['enter'], key: ['address'], limit: '5/15m', counts: 'failures' },
  }),
});

let service: TestService;
let replicas: Quotas[];
let closeCopy: () => Promise<void>;

beforeAll(async () => {
  service = await createTestService(definition);
  const copy = await createService(definition, service.env);
  replicas = [service.app.quotas, copy.app.quotas];
  closeCopy = copy.close;
}, 30_000);
afterAll(async () => {
  await closeCopy();
  await service.close();
});

let addresses = 0;
const newAddress = () => `2001:db8:0:${(addresses += 1).toString(16)}::1`;
const replica = (nth: number): Quotas => replicas[nth % 2]!;
const member = (id: string): SessionUser => ({ ...testMember, id });

/** How many of many calls at once pass, over both replicas. */
async function passedOf(times: number, call: (quotas: Quotas, nth: number) => Promise<unknown>): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: times }, (_, nth) => call(replica(nth), nth)));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ statusCode: 429, retryAfterSeconds: expect.any(Number) });
  }
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

describe('uses', () => {
  test('at once pass up to the burst, over both replicas together', async () => {
    const ip = newAddress();
    expect(await passedOf(30, (quotas) => quotas.take({ ip }, ['calls-per-address']))).toBe(4);
  });

  test('of one network take a quarter of what everybody has together', async () => {
    const all = (ipOf: (nth: number) => string) =>
      passedOf(60, (quotas, nth) => quotas.take({ ip: ipOf(nth) }, ['calls-in-all']));
    expect(await all((nth) => `2001:db8:ffff:${nth}::1`)).toBe(25);
    expect(await all((nth) => `198.51.100.${nth}`)).toBe(25);
    // The fifty that are left, and for ten more networks what is kept for each
    expect(await all((nth) => `203.0.${nth}.1`)).toBe(60);
  });

  test('of a network that took little pass after a moment when others have used up what everybody has', async () => {
    await service.db('quota_counts').delete();
    const strangers = (nth: number) => `203.0.${nth % 10}.${nth}`;
    expect(await passedOf(100, (quotas, nth) => quotas.take({ ip: strangers(nth) }, ['calls-in-all']))).toBe(100);
    const alarms = async () => {
      const text = await service.app.metricsRegistry.metrics();
      return Number(/quota_shared_count_exceeded_total\{quota="calls-in-all"[^}]*\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const before = await alarms();
    const from = (ip: string) => service.app.quotas.take({ ip }, ['calls-in-all', 'calls-per-address']);
    const began = performance.now();
    await from('198.18.0.1');
    expect(performance.now() - began).toBeGreaterThan(1_400);
    await expect(from('198.18.0.2')).rejects.toMatchObject({ statusCode: 429, code: 'too-many-requests' });
    await from('198.19.0.1');
    // Without a network there is nothing that is kept for it
    await expect(service.app.quotas.take({}, ['calls-in-all'])).rejects.toMatchObject({ statusCode: 429 });
    expect((await alarms()) - before).toBe(4);
    await service.db('quota_counts').delete();
  });

  test('whose response is the same either way are admitted or not', async () => {
    const admits = () => service.app.quotas.admits({}, ['quick'], { email: 'alike@example.com' });
    expect([await admits(), await admits(), await admits()]).toEqual([true, true, false]);
  });

  test('come back one by one over the period, up to the burst', async () => {
    const ip = newAddress();
    const pass = (times: number) => passedOf(times, (quotas) => quotas.take({ ip }, ['calls-per-address']));
    expect(await pass(9)).toBe(4);
    await passQuotaTime(service.db, 15 * 60);
    expect(await pass(9)).toBe(1);
    await passQuotaTime(service.db, 100 * 60 * 60);
    expect(await pass(9)).toBe(4);
  });

  test('that are refused say when the next one passes, and it does', async () => {
    const email = 'quick@example.com';
    const take = (nth: number) => replica(nth).take({}, ['quick'], { email });
    await take(0);
    await take(1);
    const refusal: unknown = await take(2).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      statusCode: 429,
      code: 'too-many-requests',
      retryAfterSeconds: expect.any(Number),
    });
    await wait((refusal as { retryAfterSeconds: number }).retryAfterSeconds * 1_000 + 20);
    await take(3);
  });

  test('wait no longer than a period, whatever longer one was configured before', async () => {
    const email = 'changed@example.com';
    const once = await createService(definition, { ...service.env, SAMPLE_QUOTA_QUICK: '1/1d' });
    await once.app.quotas.take({}, ['quick'], { email });
    await once.close();
    await expect(replica(0).take({}, ['quick'], { email })).rejects.toMatchObject({
      retryAfterSeconds: expect.closeTo(1, 0),
    });
  });

  test('that one quota refuses are counted by none', async () => {
    const ip = newAddress();
    const user = member('a');
    expect(await passedOf(10, (quotas) => quotas.take({ ip, user }, ['calls-per-address', 'calls-per-account']))).toBe(
      2,
    );
    expect(
      await passedOf(10, (quotas, nth) =>
        quotas.take({ ip, user: member(`b${nth}`) }, ['calls-per-address', 'calls-per-account']),
      ),
    ).toBe(2);
  });

  test('of neighbours in one /64 count together, and an IPv4-mapped address as the IPv4 address', async () => {
    const network = newAddress().replace('::1', '');
    expect(
      await passedOf(20, (quotas, nth) => quotas.take({ ip: `${network}:${nth}::${nth}` }, ['calls-per-address'])),
    ).toBe(4);
    expect(
      await passedOf(20, (quotas, nth) =>
        quotas.take({ ip: nth % 2 ? '::ffff:203.0.113.9' : '203.0.113.9' }, ['calls-per-address']),
      ),
    ).toBe(4);
  });

  test('count for those alone whom a quota is of', async () => {
    const admin: SessionUser = { ...member('boss'), role: 'admin' };
    const editor: SessionUser = { ...member('editor'), roles: { sample: ['editor'] } };
    for (const user of [admin, editor])
      expect(
        await passedOf(9, (quotas) =>
          quotas.take({ ip: newAddress(), user }, ['calls-per-account', 'calls-of-visitors']),
        ),
      ).toBe(9);
    const other: SessionUser = { ...member('other'), roles: { elsewhere: ['manager'] } };
    expect(
      await passedOf(9, (quotas) => quotas.take({ ip: newAddress(), user: other }, ['calls-per-account'])),
    ).toBeLessThan(9);
    expect(
      await passedOf(9, (quotas) => quotas.take({ ip: newAddress() }, ['calls-per-account', 'calls-of-visitors'])),
      // Three for everybody, and the one that is kept for each network
    ).toBe(4);
  });

  test('of a batch are judged in their order, in one statement', async () => {
    const ip = newAddress();
    const statements: string[] = [];
    const listen = ({ sql }: { sql: string }) => void statements.push(sql);
    service.db.on('query', listen);
    const calls = Array.from({ length: 7 }, (_, nth) => ({
      caller: { ip: nth === 2 ? newAddress() : ip },
      quotas: ['calls-per-address'],
    }));
    const refusals = await service.app.quotas.judge(service.db, calls);
    service.db.off('query', listen);
    expect(refusals.map((refusal) => refusal?.statusCode)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      429,
      429,
    ]);
    expect(statements).toHaveLength(1);
  });

  test('with keys in different orders never wait for each other in a circle', async () => {
    const [one, other] = [newAddress(), newAddress()];
    const call = (ip: string) => ({ caller: { ip }, quotas: ['calls-per-address'] });
    const rounds = Array.from({ length: 40 }, (_, nth) =>
      replica(nth).judge(service.db, nth % 3 ? [call(one), call(other)] : [call(other), call(one)]),
    );
    const passed = (await Promise.all(rounds)).flat().filter((refusal) => refusal === undefined);
    expect(passed).toHaveLength(8);
  });
});

describe('failures', () => {
  const both = ['failures-per-account', 'failures-per-address'] as const;

  test('at once are checked up to the limit, over both replicas together', async () => {
    let checked = 0;
    const passed = await passedOf(20, async (quotas) => {
      const attempt = await quotas.attempt({ ip: newAddress() }, both, { account: 'at once' });
      checked += 1;
      await wait(30);
      await attempt.failed();
    });
    expect([passed, checked]).toEqual([3, 3]);
  });

  test('do not come from successes, however many are checked at once', async () => {
    const ip = newAddress();
    const passed = await passedOf(40, async (quotas, nth) => {
      const attempt = await quotas.attempt({ ip }, both, { account: `right ${nth}` });
      await wait(10);
      await attempt.succeeded();
    });
    expect(passed).toBe(40);
  });

  test('are told to wait until the oldest is a whole period old', async () => {
    const enter = async () => (await replica(0).attempt({ ip: newAddress() }, both, { account: 'window' })).failed();
    await enter();
    await passQuotaTime(service.db, 600);
    await enter();
    await enter();
    await expect(enter()).rejects.toMatchObject({
      statusCode: 429,
      code: 'too-many-attempts',
      retryAfterSeconds: expect.closeTo(300, -1),
    });
    await passQuotaTime(service.db, 300);
    await enter();
    await expect(enter()).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: expect.closeTo(600, -1) });
  });

  test('are forgotten after a success where the quota says so, and stay where it does not', async () => {
    const ip = newAddress();
    const fail = async (account: string) => (await replica(0).attempt({ ip }, both, { account })).failed();
    await fail('clears');
    await fail('clears');
    await (await replica(1).attempt({ ip }, both, { account: 'clears' })).succeeded();
    await fail('clears');
    await fail('clears');
    await fail('clears');
    // The account has three again, the address has five
    await expect(fail('clears')).rejects.toMatchObject({ statusCode: 429 });
    await expect(fail('another')).rejects.toMatchObject({ statusCode: 429 });
  });

  test('are not made by a process that died while it checked', async () => {
    const enter = () => replica(0).attempt({ ip: newAddress() }, ['failures-per-account'], { account: 'died' });
    await enter();
    await enter();
    await enter();
    await service.db.raw(
      "update quota_counts set open_until = array(select t - interval '10 seconds' from unnest(open_until) as t)",
    );
    await (await enter()).failed();
  });
});

describe('counts', () => {
  test('hold neither addresses nor accounts', async () => {
    await service.app.quotas.take({ ip: '198.51.100.77' }, ['calls-per-address']);
    const rows = await service.db('quota_counts').select<{ key: Buffer }[]>();
    for (const { key } of rows) expect(key).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|example/);
  });

  test('that say nothing any more are removed, the others stay', async () => {
    const ip = newAddress();
    await service.app.quotas.take({ ip }, ['calls-per-address']);
    const before = await service.db('quota_counts').count<{ count: string }[]>();
    await service.db('quota_counts').update({ expiresAt: service.db.raw("now() - interval '2 minutes'") });
    await service.app.quotas.take({ ip }, ['calls-per-address']);
    await service.app.quotas.sweep();
    expect(Number(before[0]?.count)).toBeGreaterThan(1);
    expect(await service.db('quota_counts').count()).toEqual([{ count: '1' }]);
    expect(await passedOf(5, (quotas) => quotas.take({ ip }, ['calls-per-address']))).toBe(2);
  });

  test('come into being while maintenance removes them', async () => {
    const store = createQuotaStore(service.db);
    const sweeping = Array.from({ length: 20 }, async () => {
      await service.db('quota_counts').update({ expiresAt: service.db.raw("now() - interval '2 minutes'") });
      await store.sweep(1_000);
    });
    const ip = newAddress();
    const taking = passedOf(60, (quotas) => quotas.take({ ip }, ['calls-per-address']));
    await Promise.all(sweeping);
    expect(await taking).toBeGreaterThanOrEqual(4);
  });

  test('that cannot be reached fail the call like any failure of the database', async () => {
    const away = await createService(definition, {
      ...service.env,
      DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none',
    });
    await expect(away.app.quotas.take({ ip: newAddress() }, ['calls-per-address'])).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
    await away.close();
  });
});
