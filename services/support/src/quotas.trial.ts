import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Service } from '@portal/service-kit';
import { expectQuota, testToken, withDefaultQuotas } from '@portal/service-kit/testing';
import { createInquiryLinks } from './features/thread/inquiry-link.ts';
import { supportQuotas } from './quotas.ts';
import { applicationBody, newMember, questionBody, supportForFile } from './testing/support.ts';

const support = supportForFile();
type App = Service['app'];

beforeAll(async () => {
  await support().service.db('settings').update({ guestInquiries: true });
  guestNumber = (await send(support().service.app, {})).json().number;
});

const bearer = (user: object) => ({ authorization: `Bearer ${testToken(user)}` });
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const send = (app: App, headers: Record<string, string>, body: object = questionBody()) =>
  app.inject({ method: 'POST', url: '/api/email/send', headers, payload: body });
const one = newMember();

/** An inquiry that a guest has sent. */
let guestNumber: string;

const inquiryOf = (user: object) => support().inquiry({}, user);
const answer = (app: App, number: string, headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: `/api/email/my-inquiries/${number}/answer`,
    headers,
    payload: { content: '추가합니다.' },
  });
const upload = (app: App, number: string, headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: `/api/email/my-inquiries/${number}/files`,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\na\r\n--x--\r\n',
  });
/** An inquiry of `one`. */
let owned: Promise<string> | undefined;
const ownNumber = () => (owned ??= inquiryOf(one));
async function linkOf(number: string): Promise<string> {
  const { app, db } = support().service;
  const inquiry = await db('inquiries').where({ number }).first('id', 'linkGeneration');
  return createInquiryLinks(app.config).sign(inquiry, new Date());
}

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
  'answers-per-account': async (app, nth) =>
    answer(app, await inquiryOf(one), { ...bearer(one), ...from(`203.0.113.${nth}`) }),
  'answers-per-address': async (app, nth) => {
    const someone = newMember();
    return answer(app, await inquiryOf(someone), { ...bearer(someone), ...from(`2001:db8:1:4:${nth}::7`) });
  },
  'answers-per-inquiry': async (app, nth) =>
    app.inject({
      method: 'POST',
      url: '/api/email/thread/answer',
      headers: from(`198.51.100.${nth}`),
      payload: { link: await linkOf(guestNumber), content: '추가합니다.' },
    }),
  // What everybody shares: from this machine, for which nothing is kept beyond it
  answers: async (app) => {
    const someone = newMember();
    return answer(app, await inquiryOf(someone), bearer(someone));
  },
  'uploads-per-address': async (app, nth) => {
    const someone = newMember();
    return upload(app, await inquiryOf(someone), { ...bearer(someone), ...from(`2001:db8:1:5:${nth}::7`) });
  },
  'uploads-per-inquiry': async (app, nth) =>
    upload(app, await ownNumber(), { ...bearer(one), ...from(`198.51.100.${nth}`) }),
  'links-per-inquiry': async (app) =>
    app.inject({ method: 'POST', url: '/api/email/thread/new-link', payload: { link: await linkOf(guestNumber) } }),
  'ratings-per-inquiry': async (app) => {
    const { db, app: own } = support().service;
    const { id } = await db('inquiries').where({ number: guestNumber }).first('id');
    await db('satisfaction').insert({ inquiryId: id, askedAt: new Date() }).onConflict('inquiryId').ignore();
    const link = createInquiryLinks(own.config, 'satisfaction with answers').sign(
      { id, linkGeneration: 0 },
      new Date(),
    );
    return app.inject({ method: 'POST', url: '/api/email/satisfaction', payload: { link, isSatisfied: true } });
  },
  inquiries: (app) => send(app, bearer(newMember())),
};

test.each(Object.entries(callsOf))('the quota %s holds over two replicas', async (name, call) => {
  await expectQuota({ service: support().service, name, call, passes: name === 'links-per-inquiry' ? 204 : 200 });
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
