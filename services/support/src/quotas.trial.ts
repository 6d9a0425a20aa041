import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Service } from '@portal/service-kit';
import { expectQuota, testToken, withDefaultQuotas } from '@portal/service-kit/testing';
import { supportQuotas } from './quotas.ts';
import { applicationBody, newMember, questionBody, supportForFile } from './testing/support.ts';

const support = supportForFile();
type App = Service['app'];

beforeAll(async () => {
  await support().service.db('settings').update({ guestInquiries: true });
});

const bearer = (user: object) => ({ authorization: `Bearer ${testToken(user)}` });
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const send = (app: App, headers: Record<string, string>, body: object = questionBody()) =>
  app.inject({ method: 'POST', url: '/api/email/send', headers, payload: body });
const one = newMember();

type Name = keyof typeof supportQuotas;

/** What each quota limits: calls that it counts as one and that no other quota does. */
const callsOf: Record<Exclude<Name, 'receipts-per-email'>, (app: App, nth: number) => ReturnType<typeof send>> = {
  'inquiries-per-account': (app, nth) => {
    const headers = { ...bearer(one), ...from(`203.0.113.${nth}`) };
    return nth % 3
      ? send(app, headers)
      : app.inject({ method: 'POST', url: '/api/email/apply', headers, payload: applicationBody() });
  },
  'guest-inquiries-per-address': (app, nth) => send(app, from(`2001:db8:1:2:${nth}::7`)),
  'inquiries-per-address': (app, nth) => send(app, { ...bearer(newMember()), ...from(`2001:db8:1:3:${nth}::7`) }),
  inquiries: (app, nth) => send(app, { ...bearer(newMember()), ...from(`198.51.100.${nth}`) }),
};

test.each(Object.entries(callsOf))('the quota %s holds over two replicas', async (name, call) => {
  await expectQuota({ service: support().service, name, call, passes: 200 });
});

test('a receipt goes to one address so many times over two replicas; beyond it an inquiry is taken without one', async () => {
  const emailAddress = 'receipts@example.com';
  const { env, replicas } = support().service;
  const apps = await replicas.withQuotas({ ...env, SUPPORT_QUOTA_RECEIPTS_PER_EMAIL: '3/1h' });
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, nth) => send(apps[nth % 2]!, bearer(newMember()), questionBody({ emailAddress }))),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(8).fill(200));
  expect(await support().mailsTo(emailAddress)).toHaveLength(3);
});

test('every quota is tried here', () => {
  expect([...Object.keys(callsOf), 'receipts-per-email'].toSorted()).toEqual(Object.keys(supportQuotas).toSorted());
});

describe('with the defaults', () => {
  test('guests of one network are slowed down after five inquiries, and told how long', async () => {
    const { env, replicas } = support().service;
    const apps = await replicas.withQuotas(withDefaultQuotas(env));
    const answers = [];
    for (let nth = 0; nth < 6; nth += 1) answers.push(await send(apps[nth % 2]!, from(`2001:db8:9:9::${nth}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.at(-1)?.json()).toMatchObject({ code: 'too-many-requests' });
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(600);
    expect((await send(apps[0]!, from('2001:db8:9:a::1'))).statusCode).toBe(200);
  });
});
