import type { APIResponse, Browser, Page } from '@playwright/test';
import { createMember, signIn, type Person } from '../../infra/tooling/e2e/accounts.ts';
import { expect } from '../../infra/tooling/e2e/fixtures.ts';
import { runningPortal } from '../../infra/tooling/e2e/running-portal.ts';

/** Somebody at another browser, who only makes calls. */
export interface Caller {
  person: Person;
  token: string;
  call(method: string, path: string, data?: unknown): Promise<APIResponse>;
}

async function signedIn(page: Page, person: Person): Promise<Caller> {
  const answer = await page.request.post('/api/user/signin', {
    data: { email: person.email, password: person.password },
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    person,
    token: accessToken,
    call: (method, path, data) => page.request.fetch(path, { method, data, headers }),
  };
}

const newPage = (browser: Browser, baseURL = runningPortal().origin) => browser.newPage({ baseURL });

export async function newMember(browser: Browser, origin?: string): Promise<Caller> {
  const page = await newPage(browser, origin);
  return signedIn(page, await createMember(page));
}

/** Another admin than the one that tests sign in as: a new member whom that one has made an admin. */
export async function newAdmin(browser: Browser): Promise<Caller> {
  const page = await newPage(browser);
  const person = await createMember(page);
  const first = await newPage(browser);
  const { call } = await signedIn(first, await signIn(first, 'admin'));
  const members = (await (await call('GET', `/api/user/admin/members?search=${person.email}`)).json()) as {
    data: { id: string; version: number }[];
  };
  const { id, version } = members.data[0] ?? { id: '', version: 0 };
  const promoted = await call('POST', `/api/user/admin/members/${id}/role`, { role: 'admin', version });
  expect(promoted.status(), await promoted.text()).toBe(200);
  return signedIn(page, person);
}

async function handIn({ call }: Caller, path: string, data: Record<string, string>): Promise<string> {
  const answer = await call('POST', path, data);
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { number: string }).number;
}

const newId = () => Math.random().toString(36).slice(2, 8);

/** A general inquiry of a new member: its number and title, and who sent it. */
export async function sendQuestion(browser: Browser, values: Record<string, string> = {}) {
  const member = await newMember(browser);
  const data = {
    name: '김시험',
    type: 'product',
    phone: '010-0000-2018',
    emailAddress: member.person.email,
    title: `연동 문의 ${newId()}`,
    content: '답변을 기다립니다.',
    ...values,
  };
  return { number: await handIn(member, '/api/email/send', data), title: data.title, member };
}

/** An SMWP account application of a new member. */
export async function sendSmwpApplication(browser: Browser) {
  const member = await newMember(browser);
  const smwpPassword = `Secret!${newId()}`;
  const data = {
    name: '김시험',
    phone: '010-0000-2018',
    email: member.person.email,
    applyDate: '2026-12-01',
    title: `계정 신청 ${newId()}`,
    content: '계정을 신청합니다.',
    smwpId: 'factory2018',
    smwpPassword,
  };
  return { number: await handIn(member, '/api/email/apply', data), title: data.title, smwpPassword, member };
}

interface Settings {
  version: number;
  guestInquiries: boolean;
  inboxEmail: string | null;
}

/** Opens the general inquiry to visitors without a session, or closes it; whatever it was. */
export async function setGuestInquiries({ call }: Caller, guestInquiries: boolean): Promise<void> {
  const path = '/api/email/admin/settings';
  const { version, inboxEmail } = (await (await call('GET', path)).json()) as Settings;
  expect((await call('PUT', path, { version, guestInquiries, inboxEmail })).status()).toBe(200);
}

/** The same at another portal than the one that tests share: its number, and who sent it. */
export async function sendQuestionTo(origin: string, browser: Browser): Promise<{ number: string; member: Person }> {
  const member = await newMember(browser, origin);
  const data = {
    name: '김시험',
    type: 'product',
    phone: '010-0000-2018',
    emailAddress: member.person.email,
    title: `연동 문의 ${newId()}`,
    content: '답변을 기다립니다.',
  };
  return { number: await handIn(member, '/api/email/send', data), member: member.person };
}
