import { describe, expect, test } from '@jest/globals';
import { accountForFile } from './testing/account.ts';
import { addTotp } from './testing/second-factor.ts';
import { newEmail, signUpBody } from './testing/sign-up-body.ts';

const account = accountForFile();
/** Of each call. A median of so few is enough for the tolerance: each call pays for a whole password hash or a wait. */
const rounds = Number(process.env.TIMING_ROUNDS ?? 40);
/** In flight together: the machine is as busy for one kind as for the other. */
const batch = 5;
/** Of the slower median. Equal work is equal by construction; this finds a way that skips the hash or the wait, which would be a tenth. */
const tolerance = 0.5;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

let addresses = 0;
/** The throttle counts by address. */
function fromSomewhere(): Record<string, string> {
  addresses += 1;
  return {
    'x-forwarded-for': `10.${Math.floor(addresses / 62_500)}.${Math.floor(addresses / 250) % 250}.${addresses % 250}`,
  };
}

interface Tried {
  ms: number;
  status: number;
  body: string;
}

async function attempt(call: string, body: object): Promise<Tried> {
  const startedAt = performance.now();
  const answer = await account().post(call, body, fromSomewhere());
  const text = answer.body === '' ? '' : JSON.stringify({ ...answer.json(), requestId: '', email: '', name: '' });
  return { ms: performance.now() - startedAt, status: answer.statusCode, body: text };
}

const bodies: Record<string, (email: string) => object> = {
  signin: (email) => ({ email, password: 'not the password' }),
  signup: (email) => signUpBody({ email }),
  'password/forgot': (email) => ({ email }),
  'signin/link': (email) => ({ email }),
};

describe.each(Object.keys(bodies))('%s', (call) => {
  test('answers alike for an address that has an account and one that has none: in text, status and time', async () => {
    const known = await account().signUp();
    const tried: { known: Tried[]; unknown: Tried[] } = { known: [], unknown: [] };
    for (let round = 0; round < rounds; round += batch) {
      const pairs = await Promise.all(
        Array.from({ length: batch }, async (_, index) => {
          // Turn about, so that neither kind is always first in the queue
          const [first, second] = index % 2 ? [known, newEmail()] : [newEmail(), known];
          const answers = await Promise.all([first, second].map((email) => attempt(call, bodies[call]?.(email) ?? {})));
          return index % 2 ? answers : answers.toReversed();
        }),
      );
      for (const [hit, miss] of pairs) {
        if (hit) tried.known.push(hit);
        if (miss) tried.unknown.push(miss);
      }
    }
    const answersOf = (list: Tried[]) => [...new Set(list.map(({ status, body }) => `${status} ${body}`))];
    expect(answersOf(tried.known)).toHaveLength(1);
    expect(answersOf(tried.unknown)).toEqual(answersOf(tried.known));
    const [a, b] = [median(tried.known.map(({ ms }) => ms)), median(tried.unknown.map(({ ms }) => ms))];
    expect(Math.abs(a - b) / Math.max(a, b)).toBeLessThan(tolerance);
  }, 120_000);
});

test('a wrong password takes as long for nobody, for a member and for one with a second factor', async () => {
  // Signed up, not put into the table: the hash of such a password is cheap to check
  const email = await account().signUp();
  const { accessToken } = await account().signIn(email);
  const person = { email, id: await account().idOf(email), accessToken };
  await addTotp(account(), person);
  const emails = { nobody: newEmail(), member: await account().signUp(), 'second factor': person.email };
  const kinds = Object.keys(emails) as (keyof typeof emails)[];
  const tried: Record<keyof typeof emails, number[]> = { nobody: [], member: [], 'second factor': [] };
  for (let round = 0; round < rounds; round += 1) {
    // Turn about, so that no kind is always first
    for (let turn = 0; turn < kinds.length; turn += 1) {
      const kind = kinds[(round + turn) % kinds.length]!;
      const { ms, status } = await attempt('signin', { email: emails[kind], password: 'not the password' });
      expect(status).toBe(401);
      tried[kind].push(ms);
    }
  }
  const medians = Object.fromEntries(kinds.map((kind) => [kind, median(tried[kind])]));
  process.stdout.write(
    `Wrong password, median of ${rounds}: ${kinds.map((kind) => `${kind} ${medians[kind]?.toFixed(1)} ms`).join(', ')}\n`,
  );
  const [fastest, slowest] = [Math.min(...Object.values(medians)), Math.max(...Object.values(medians))];
  expect((slowest - fastest) / slowest).toBeLessThan(tolerance);
}, 240_000);
