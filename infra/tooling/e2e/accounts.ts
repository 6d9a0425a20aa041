import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { runningPortal } from './running-portal.ts';

export interface Person {
  email: string;
  password: string;
  name: string;
}

/** Signs a new member up through the public call. Each call makes another person. */
export async function createMember(page: Page): Promise<Person> {
  const id = randomUUID().slice(0, 8);
  const person: Person = { email: `member-${id}@visitor.example`, password: `correct-horse-${id}`, name: '김시험' };
  const response = await page.request.post('/api/user/signup', {
    data: {
      ...person,
      birthDate: '1990-05-17',
      gender: 'female',
      phoneNumber: '010-0000-2018',
      company: '시험기업',
      consents: { terms: true, privacy: true, marketing: false },
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return person;
}

/**
 * Signs in as the first admin or as a new member by the call that the login page makes; the cookies belong to the
 * page's context, so that the next document it opens finds its session. Returns who signed in.
 */
export async function signIn(page: Page, as: 'admin' | 'member' | Person = 'member'): Promise<Person> {
  const { adminEmail, adminPassword } = runningPortal();
  const person =
    as === 'admin'
      ? { email: adminEmail, password: adminPassword, name: '' }
      : as === 'member'
        ? await createMember(page)
        : as;
  const response = await page.request.post('/api/user/signin', {
    data: { email: person.email, password: person.password },
  });
  expect(response.status(), await response.text()).toBe(200);
  const { name } = (await response.json()) as { name: string };
  return { ...person, name };
}
