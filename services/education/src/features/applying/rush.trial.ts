import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createService } from '@portal/service-kit';
import type { Service } from '@portal/service-kit';
import { educationService } from '../../service.ts';
import { educationForFile } from '../../testing/education.ts';

const education = educationForFile();
const seats = 20;
const people = 500;
const roundLimitMs = 30_000;

/** Two copies with pools of five, as real servers. */
const copies: Service[] = [];
const origins: string[] = [];

beforeAll(async () => {
  for (let index = 0; index < 2; index += 1) {
    const copy = await createService(educationService, education().service.env);
    copies.push(copy);
    await copy.app.listen({ host: '127.0.0.1', port: 0 });
    origins.push(`http://127.0.0.1:${(copy.app.server.address() as AddressInfo).port}`);
  }
}, roundLimitMs);
afterAll(() => Promise.all(copies.map((copy) => copy.close())));

interface Told {
  code: number;
  /** Code of a refusal. */
  problem?: string;
  status?: string;
  place?: number;
}

async function send(
  index: number,
  educationId: number,
  email: string,
  headers: Record<string, string> = {},
): Promise<Told> {
  const body = JSON.stringify({
    educationId,
    email,
    name: '김하늘',
    phoneNumber: '010-0000-0001',
    company: '샘플정밀',
    position: '대리',
    application: '',
  });
  const answer = await fetch(`${origins[index % origins.length]}/api/education/signup`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  const told = (await answer.json()) as { code?: string; status: string; place?: number };
  return { code: answer.status, problem: told.code, status: told.status, place: told.place };
}

/** How many applications there are in each state, without repeated ones, which hold no seat. */
const storedFor = (educationId: number) =>
  education()
    .service.db('applications')
    .where({ trainingId: educationId, isRepeat: false })
    .groupBy('status')
    .orderBy('status')
    .select('status', education().service.db.raw('count(*)::int as n'));

describe(`${people} applications for ${seats} seats at once, through two copies`, () => {
  test.each(Array.from({ length: 10 }, (_, round) => round + 1))(
    'give each seat once and the rest its place, round %i',
    async (round) => {
      const educationId = await education().training({ capacity: seats });
      // Every second round as browsers send them, with a key each
      const headers = (): Record<string, string> => (round % 2 === 0 ? { 'idempotency-key': randomUUID() } : {});
      const told = await Promise.all(
        Array.from({ length: people }, (_, index) => send(index, educationId, `p${index}@example.com`, headers())),
      );
      expect(told.flatMap(({ problem }) => problem ?? [])).toEqual([]);
      expect(told.filter(({ status }) => status === 'signup')).toHaveLength(seats);
      const places = told.flatMap(({ place }) => place ?? []).sort((a, b) => a - b);
      expect(places).toEqual(Array.from({ length: people - seats }, (_, index) => index + 1));
      expect(await storedFor(educationId)).toEqual([
        { status: 'signup', n: seats },
        { status: 'waiting', n: people - seats },
      ]);
    },
    roundLimitMs,
  );
});

test(
  'thirty clicks of one guest at once make one application, and strangers are told nothing of it',
  async () => {
    const educationId = await education().training();
    const letters = (index: number) => (index % 3 === 0 ? 'Kim@Example.com' : 'kim@example.com');
    const told = await Promise.all(Array.from({ length: 30 }, (_, index) => send(index, educationId, letters(index))));
    expect(new Set(told.map(({ code, status }) => `${code} ${status}`))).toEqual(new Set(['201 signup']));
    expect(await storedFor(educationId)).toEqual([{ status: 'signup', n: 1 }]);
  },
  roundLimitMs,
);

test(
  'thirty clicks with one key make one application, and nobody is told of a failure',
  async () => {
    const educationId = await education().training();
    const headers = { 'idempotency-key': randomUUID() };
    const told = await Promise.all(
      Array.from({ length: 30 }, (_, index) => send(index, educationId, 'kim@example.com', headers)),
    );
    const codes = new Set(told.map(({ code }) => code));
    expect([...codes].filter((code) => code !== 201 && code !== 409)).toEqual([]);
    expect(codes).toContain(201);
    expect(await storedFor(educationId)).toEqual([{ status: 'signup', n: 1 }]);
  },
  roundLimitMs,
);

test(
  'applying, cancelling and raising the capacity at once never give a seat twice, and leave none free',
  async () => {
    const educationId = await education().training({ capacity: 5 });
    const apply = Array.from({ length: 40 }, (_, index) => send(index, educationId, `q${index}@example.com`));
    const early = await Promise.all(apply.slice(0, 10));
    expect(early.map(({ code }) => code)).toEqual(Array<number>(10).fill(201));
    const as = { id: 'boss', role: 'admin' } as const;
    const cancel = Array.from({ length: 10 }, (_, index) =>
      education().call('PATCH', 'cancel-signup', { as, body: { educationId, email: `q${index}@example.com` } }),
    );
    const raise = education().service.db('trainings').where('id', educationId).update({ capacity: 8 });
    await Promise.all([...apply, ...cancel, raise]);
    // The next cancellation moves the queue up to the raised capacity
    const next = await education()
      .service.db('applications')
      .where({ trainingId: educationId, status: 'signup' })
      .first<{ email: string }>('email');
    await education().call('PATCH', 'cancel-signup', { as, body: { educationId, email: next.email } });
    expect(await storedFor(educationId)).toEqual([
      { status: 'cancelled', n: 11 },
      { status: 'signup', n: 8 },
      { status: 'waiting', n: 21 },
    ]);
  },
  roundLimitMs,
);
