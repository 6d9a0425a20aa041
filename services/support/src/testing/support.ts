import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestService } from '@portal/service-kit/testing';
import type { ReceivedMail, TestService } from '@portal/service-kit/testing';
import type { SessionUser } from '@portal/service-kit';
import type { SupportConfig } from '../config.ts';
import { supportService } from '../service.ts';

const startLimitMs = 30_000;

export type Answer = LightMyRequestResponse;

export interface Support {
  service: TestService<SupportConfig>;
  /** Asks as somebody: a whole user, a role, or nobody. */
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: { as?: Partial<SessionUser>; body?: object; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** Sends a general inquiry of a new member and returns its number. */
  inquiry(changes?: object, as?: Partial<SessionUser>): Promise<string>;
  /** Sends an SMWP application of a new member and returns its number. */
  application(changes?: object, as?: Partial<SessionUser>): Promise<string>;
  /** Mails to an address, oldest first. */
  mailsTo(email: string): Promise<ReceivedMail[]>;
}

/** A member whom nobody has seen before. */
export function newMember(changes: Partial<SessionUser> = {}): Partial<SessionUser> {
  const id = randomUUID();
  return { id, email: `member-${id.slice(0, 8)}@example.com`, name: '김하늘', role: 'member', ...changes };
}

export function newAdmin(changes: Partial<SessionUser> = {}): Partial<SessionUser> {
  const id = randomUUID();
  return { id, email: `admin-${id.slice(0, 8)}@example.com`, name: '관리자', role: 'admin', ...changes };
}

export function questionBody(changes: object = {}): Record<string, string> {
  return {
    name: '김하늘',
    type: 'product',
    phone: '010-0000-1234',
    emailAddress: `${randomUUID().slice(0, 8)}@example.com`,
    title: 'WEB EQ 견적 문의',
    content: '검사 라인 두 곳에\n설치하려고 합니다.',
    ...changes,
  };
}

export function applicationBody(changes: object = {}): Record<string, string> {
  return {
    name: '이바다',
    phone: '031-000-5678',
    email: `${randomUUID().slice(0, 8)}@example.com`,
    applyDate: '2026-10-20',
    title: 'SMWP 계정 신청',
    content: '공장 두 곳에서 쓰려고 합니다.',
    smwpId: 'factory7',
    smwpPassword: 'Gongjang!비밀',
    ...changes,
  };
}

/** The support service on a database of its own. */
async function startSupport(env: Record<string, string> = {}): Promise<Support> {
  const service = await createTestService(supportService, env);
  const ask: Support['ask'] = async (method, url, { as, body, headers = {} } = {}) => {
    const authorization = as ? { authorization: `Bearer ${service.token(as)}` } : {};
    return service.app.inject({ method, url, payload: body, headers: { ...authorization, ...headers } });
  };
  const send = async (call: string, body: object, as: Partial<SessionUser>): Promise<string> => {
    const answer = await ask('POST', `/api/email/${call}`, { as, body });
    if (answer.statusCode !== 200) throw new Error(`${call}: ${answer.statusCode} ${answer.body}`);
    return answer.json().number as string;
  };
  return {
    service,
    ask,
    inquiry: (changes, as = newMember()) => send('send', questionBody(changes), as),
    application: (changes, as = newMember()) => send('apply', applicationBody(changes), as),
    mailsTo: async (email) => (await service.mails()).filter(({ to }) => to === email),
  };
}

/** One service for the tests of a file; each test makes its own people and inquiries. */
export function supportForFile(env: Record<string, string> = {}): () => Support {
  let support: Support | undefined;
  beforeAll(async () => {
    support = await startSupport(env);
  }, startLimitMs);
  afterAll(() => support?.service.close());
  return () => {
    if (!support) throw new Error('the support service has not started');
    return support;
  };
}
