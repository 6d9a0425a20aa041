import { afterAll, beforeAll } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import type { ReceivedMail, TestService } from '@portal/service-kit/testing';
import { accountService } from '../service.ts';
import { insertMember } from './insert-member.ts';
import { goodPassword, signUpBody } from './sign-up-body.ts';

const startLimitMs = 30_000;

interface Cookie {
  name: string;
  value: string;
}

export interface Answer {
  statusCode: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
  cookies: Cookie[];
  json(): Record<string, unknown>;
}

export interface Account {
  service: TestService;
  post(call: string, payload?: object, headers?: Record<string, string>): Promise<Answer>;
  get(call: string, accessToken?: string): Promise<Answer>;
  /** A call with an access token, of whatever method. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    call: string,
    accessToken: string,
    payload?: object,
  ): Promise<Answer>;
  /** Signs in and returns both tokens. */
  signIn(email: string, password?: string): Promise<{ accessToken: string; refreshToken: string }>;
  /** A new member of the role `admin`, with an access token. */
  newAdmin(): Promise<{ email: string; id: string; accessToken: string }>;
  idOf(email: string): Promise<string>;
  refresh(refreshToken: string): Promise<Answer>;
  /** Makes a member as a sign-up leaves it, without its wait and with a password that is cheap to check; returns the address. */
  newMember(): Promise<string>;
  /** Signs up and returns the address: for tests of how long a call takes. */
  signUp(): Promise<string>;
  /** Mails to an address, oldest first. */
  mailsTo(email: string): Promise<ReceivedMail[]>;
}

/** The refresh token that an answer set; '' when it was cleared, undefined when it was left alone. */
export function refreshTokenIn(answer: Answer): string | undefined {
  return answer.cookies.find(({ name }) => name === 'refresh_token')?.value;
}

/** The account service on a database of its own. */
export async function startAccount(env: Record<string, string> = {}): Promise<Account> {
  const service = await createTestService(accountService, env);
  const post: Account['post'] = async (call, payload, headers = {}) =>
    service.app.inject({ method: 'POST', url: `/api/user/${call}`, payload, headers });
  const idOf: Account['idOf'] = async (email) =>
    (await service.db('users').where({ email }).first<{ id: string }>('id')).id;
  const refresh = (refreshToken: string): Promise<Answer> =>
    post('refresh', undefined, { cookie: `refresh_token=${refreshToken}` });
  const account: Account = {
    service,
    post,
    refresh,
    idOf,
    call: async (method, call, accessToken, payload) =>
      service.app.inject({
        method,
        url: `/api/user/${call}`,
        payload,
        headers: { authorization: `Bearer ${accessToken}` },
      }),
    async newAdmin() {
      const email = await account.newMember();
      await service.db('users').where({ email }).update({ role: 'admin' });
      return { email, id: await idOf(email), accessToken: (await account.signIn(email)).accessToken };
    },
    get: async (call, accessToken) =>
      service.app.inject({
        url: `/api/user/${call}`,
        headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {},
      }),
    newMember: () => insertMember(service),
    async signUp() {
      const body = signUpBody();
      await post('signup', body);
      return body.email;
    },
    mailsTo: async (email) => (await service.mails()).filter(({ to }) => to === email),
    async signIn(email, password = goodPassword) {
      const answer = await post('signin', { email, password });
      return { accessToken: String(answer.json()['accessToken']), refreshToken: refreshTokenIn(answer) ?? '' };
    },
  };
  return account;
}

/** One service for the tests of a file; each test makes its own members. */
export function accountForFile(): () => Account {
  let account: Account | undefined;
  beforeAll(async () => {
    account = await startAccount();
  }, startLimitMs);
  afterAll(() => account?.service.close());
  return () => {
    if (!account) throw new Error('the account service has not started');
    return account;
  };
}
