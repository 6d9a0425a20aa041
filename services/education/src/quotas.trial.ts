import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Service } from '@portal/service-kit';
import { expectMailQuota, expectQuota, testToken, withDefaultQuotas } from '@portal/service-kit/testing';
import type { educationQuotas } from './quotas.ts';
import { educationForFile } from './testing/education.ts';

const education = educationForFile();
type App = Service['app'];

let roomy: number;
beforeAll(async () => {
  roomy = await education().training({ capacity: 1_000 });
});

const newEmail = () => `${randomUUID()}@example.com`;
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const bearer = (id: string) => ({ authorization: `Bearer ${testToken({ id })}` });
const filled = { name: '김하늘', phoneNumber: '010-0000-0001', company: '샘플정밀', position: '대리', application: '' };

const apply = (app: App, headers: Record<string, string>, { educationId = roomy, email = newEmail() } = {}) =>
  app.inject({ method: 'POST', url: '/api/education/signup', headers, payload: { ...filled, educationId, email } });
const requestLink = (app: App, ip: string, email: string) =>
  app.inject({ method: 'POST', url: '/api/education/lookup-link', headers: from(ip), payload: { email } });
const lookUp = (app: App, ip: string) =>
  app.inject({
    url: '/api/education/search-record',
    headers: from(ip),
    query: { educationId: '1', email: newEmail() },
  });
const readCertificate = (app: App, path: string, ip: string) =>
  app.inject({ url: `/api/education/${path}`, headers: from(ip), query: { number: 'SE-2026-0000000000' } });

interface Trial {
  call(app: App, nth: number): ReturnType<typeof apply>;
  passes: number;
}

/** Quotas of mails that anybody may ask for: beyond them the response is the same, and no mail is sent. */
type MailQuota = 'lookup-links-per-email' | 'lookup-links';

/** What each quota limits: calls that it counts as one and that no other quota does. */
const trials: Record<Exclude<keyof typeof educationQuotas, MailQuota>, Trial> = {
  'guest-applications-per-address-and-training': {
    call: (app, nth) => apply(app, from(`2001:db8:1:1::${nth}`)),
    passes: 201,
  },
  'guest-applications-per-address': { call: (app, nth) => apply(app, from(`2001:db8:1:2::${nth}`)), passes: 201 },
  // What everybody shares: from this machine, for which nothing is kept beyond it
  'guest-applications': { call: (app) => apply(app, {}), passes: 201 },
  'applications-per-account': {
    call: (app, nth) => apply(app, { ...bearer('one'), ...from(`203.0.113.${nth}`) }),
    passes: 201,
  },
  // One address with one training is refused for another reason, so each applies for a training of its own
  'applications-per-email': {
    call: async (app, nth) =>
      apply(app, from(`203.0.113.${nth}`), {
        educationId: await education().training(),
        email: nth % 2 ? 'One@example.com' : 'one@example.com',
      }),
    passes: 201,
  },
  'lookup-links-per-address': { call: (app, nth) => requestLink(app, `2001:db8:1:3::${nth}`, newEmail()), passes: 204 },
  'lookups-per-address': { call: (app, nth) => lookUp(app, `2001:db8:1:4::${nth}`), passes: 200 },
  'certificate-checks-per-address': {
    call: (app, nth) => readCertificate(app, 'certificate', `2001:db8:1:5::${nth}`),
    passes: 404,
  },
  'certificate-files-per-address': {
    call: (app, nth) => readCertificate(app, 'certificate-file', `2001:db8:1:6::${nth}`),
    passes: 404,
  },
};

test.each(Object.entries(trials))('the quota %s holds over two replicas', async (name, { call, passes }) => {
  await expectQuota({ service: education().service, name, call, passes });
});

const mailTrials: Record<MailQuota, { people: number; ip(nth: number): string }> = {
  'lookup-links-per-email': { people: 1, ip: (nth) => `203.0.113.${nth}` },
  'lookup-links': { people: 9, ip: () => '127.0.0.1' },
};

test.each(Object.entries(mailTrials))('the quota %s holds over two replicas', async (name, { people, ip }) => {
  const { service } = education();
  const addresses = Array.from({ length: people }, newEmail);
  for (const email of addresses) await apply(service.app, {}, { email });
  await expectMailQuota({
    service,
    name,
    passes: 204,
    call(app, nth) {
      const email = addresses[nth % people] ?? '';
      return requestLink(app, ip(nth), nth % 2 ? email.toUpperCase() : email);
    },
    mails: async () => (await service.db('outbox').where('key', 'like', 'lookup:%')).length,
  });
});

describe('with the defaults', () => {
  const withDefaults = async (work: (apps: App[]) => Promise<void>) => {
    const { env, replicas } = education().service;
    await work(await replicas.withQuotas(withDefaultQuotas(env)));
  };

  test('twenty-five visitors of one network cannot take all seats of a training, one by one or at once', async () => {
    await withDefaults(async (apps) => {
      for (const isAtOnce of [false, true]) {
        const educationId = await education().training({ capacity: 20 });
        const statuses: number[] = [];
        const visitor = async (nth: number): Promise<void> => {
          statuses.push(
            (await apply(apps[nth % 2]!, from(`2001:db8:7:${isAtOnce ? 1 : 2}::${nth}`), { educationId })).statusCode,
          );
        };
        if (isAtOnce) await Promise.all(Array.from({ length: 25 }, (_, nth) => visitor(nth)));
        else for (let nth = 0; nth < 25; nth += 1) await visitor(nth);
        expect(statuses.toSorted((a, b) => a - b)).toEqual([
          ...Array<number>(5).fill(201),
          ...Array<number>(20).fill(429),
        ]);
        expect(await education().service.db('applications').where('trainingId', educationId)).toHaveLength(5);
      }
    });
  });

  test('a member applies although visitors of the same network have used theirs up', async () => {
    await withDefaults(async ([app]) => {
      const educationId = await education().training({ capacity: 20 });
      for (let nth = 0; nth < 6; nth += 1) await apply(app!, from('203.0.113.200'), { educationId });
      expect((await apply(app!, { ...bearer('somebody'), ...from('203.0.113.200') }, { educationId })).statusCode).toBe(
        201,
      );
    });
  });

  test('a call repeated with its key gets its first response, and is not counted again', async () => {
    await withDefaults(async ([app]) => {
      const [educationId, email] = [await education().training({ capacity: 20 }), newEmail()];
      const headers = { ...from('203.0.113.201'), 'idempotency-key': randomUUID() };
      for (let nth = 0; nth < 9; nth += 1)
        expect((await apply(app!, headers, { educationId, email })).statusCode).toBe(201);
    });
  });

  test('a stranger cannot fill a mailbox with links, from however many addresses', async () => {
    await withDefaults(async (apps) => {
      const email = newEmail();
      await apply(apps[0]!, bearer('owner'), { email });
      const statuses = await Promise.all(
        Array.from(
          { length: 10 },
          async (_, nth) => (await requestLink(apps[nth % 2]!, `203.0.113.${nth}`, email)).statusCode,
        ),
      );
      // The same response: otherwise it would show who has applied
      expect(statuses).toEqual(Array<number>(10).fill(204));
      expect(
        (await education().mailsTo(email)).filter(
          ({ subject }) => subject.includes('신청 내역') || subject.includes('applications'),
        ),
      ).toHaveLength(3);
    });
  });
});
