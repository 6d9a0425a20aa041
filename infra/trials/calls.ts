import { randomUUID } from 'node:crypto';
import type { Stack } from '../local/stack/stack.ts';

/** What calls need to know of a site that runs. */
export type Site = Pick<Stack, 'origin' | 'adminEmail' | 'adminPassword'>;

export interface Person {
  email: string;
  password: string;
}

/** Why fetch failed: the error of the connection. Jest has realms of its own, in which `instanceof Error` does not hold. */
export function connectionFailure(error: unknown): string {
  const hasCause = typeof error === 'object' && error !== null && 'cause' in error && error.cause !== undefined;
  return String(hasCause ? error.cause : error);
}

/** A POST of JSON that must succeed. Throws with status and text otherwise. */
export async function post<Body>(stack: Site, call: string, body: object, bearer?: string): Promise<Body> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (bearer) headers['authorization'] = `Bearer ${bearer}`;
  const response = await fetch(stack.origin + call, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${call}: ${response.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as Body;
}

/** Signs in; resolves with the access token, which lives ten minutes. */
export async function signIn(stack: Site, { email, password }: Person): Promise<string> {
  return (await post<{ accessToken: string }>(stack, '/api/user/signin', { email, password })).accessToken;
}

export const signInAdmin = (stack: Site) => signIn(stack, { email: stack.adminEmail, password: stack.adminPassword });

/** Signs a new member up. */
export async function createMember(stack: Site): Promise<Person> {
  const person = { email: `trial-${randomUUID()}@visitor.example`, password: 'correct-horse-battery' };
  await post(stack, '/api/user/signup', {
    ...person,
    name: '김시험',
    birthDate: '1990-05-17',
    gender: 'female',
    phoneNumber: '010-0000-2018',
    company: '시험기업',
    consents: { terms: true, privacy: true, marketing: false },
  });
  return person;
}

/** Makes trainings that take applications. Returns their ids. */
export async function openTrainings(stack: Site, count: number, capacity: number): Promise<number[]> {
  const bearer = await signInAdmin(stack);
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const made = await post<{ educationId: number }>(
      stack,
      '/api/education/edit',
      {
        title: `교육 ${index}`,
        type: '정기교육',
        status: 'recruiting',
        content: '내용',
        startDate: '2033-03-01',
        endDate: '2033-03-01',
        startTime: '10:00',
        endTime: '17:00',
        capacity,
        email: stack.adminEmail,
      },
      bearer,
    );
    ids.push(made.educationId);
  }
  return ids;
}
