import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '../../tooling/e2e/fixtures.ts';

/** One form of admins: what it needs, how to come to its text, and what somebody else changes meanwhile. */
export interface AdminForm {
  name: string;
  /** Makes what the form is about, by calls of another admin. */
  prepare(calls: APIRequestContext): Promise<PreparedForm>;
}

export interface PreparedForm {
  url: string;
  /** From the opened page to the open form. */
  open?(page: Page): Promise<void>;
  field(page: Page): Locator;
  /** What has to be filled in besides before it can be stored. */
  fillIn?(page: Page): Promise<void>;
  submit(page: Page): Locator;
  /** What must be answered before it is sent. */
  confirm?(page: Page): Promise<void>;
  /** Stores something else of the same thing, as another admin; absent where there is nothing that two could change. */
  changeMeanwhile?(): Promise<void>;
  /** What is stored now, as one text: what was typed and what was changed meanwhile must be in it. */
  stored(): Promise<string>;
}

/** A word that no other test uses. */
export const id = () => randomUUID().slice(0, 8);
export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page) => page.getByRole('dialog');

/** What a call responded; fails unless it succeeded. */
export async function json<Body>(answer: {
  ok(): boolean;
  text(): Promise<string>;
  json(): Promise<unknown>;
}): Promise<Body> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Body;
}

/** A new member. */
export async function signUp(calls: APIRequestContext): Promise<{ email: string; password: string }> {
  const person = { email: `${id()}@visitor.example`, password: `correct-horse-${id()}` };
  const data = {
    ...person,
    name: '김시험',
    birthDate: '1990-05-17',
    gender: 'female',
    phoneNumber: '010-0000-2018',
    company: '시험기업',
    consents: { terms: true, privacy: true, marketing: false },
  };
  await json(await calls.post('/api/user/signup', { data, headers: { authorization: '' } }));
  return person;
}
