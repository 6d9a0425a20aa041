import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { accountForFile } from './testing/account.ts';
import { goodPassword, newEmail, signUpBody } from './testing/sign-up-body.ts';

const account = accountForFile();

const people = ['visitor', 'forger', 'member', 'suspended', 'admin'] as const;
type Person = (typeof people)[number];

interface Right {
  /** Path with its values; `{other}` is the id of another member. */
  path?: string;
  body?: () => object;
  /** Status of the answer for everybody, or for each. */
  status: number | Record<Person, number>;
}

/** Without any account: the same for everybody, whatever token comes along. */
const everybody = (status: number, body?: () => object): Right => ({ status, body });
/** A suspended member's token is no session any more, and a forged one never was. */
const members = (status: number, more: Partial<Right> = {}): Right => ({ ...more, status: { visitor: 401, forger: 401, suspended: 401, member: status, admin: status } });
const admins = (status: number, more: Partial<Right> = {}): Right => ({ ...more, status: { visitor: 401, forger: 401, suspended: 401, member: 403, admin: status } });

const wrong = 'not the password';
const someone = '11111111-1111-4111-8111-111111111111';

/** Every call of the document, once. What fails for those who may call it fails for a reason of its own (400, 404), never for a right. */
const rights: Record<string, Right> = {
  'GET /jwks.json': everybody(200),
  'POST /signup': everybody(201, () => signUpBody()),
  'POST /signin': everybody(401, () => ({ email: newEmail(), password: wrong })),
  'POST /refresh': everybody(401),
  'POST /signout': everybody(204),
  'POST /verify-email': everybody(400, () => ({ token: 'none' })),
  'POST /password/forgot': everybody(204, () => ({ email: newEmail() })),
  'POST /password/reset': everybody(400, () => ({ token: 'none', password: goodPassword })),
  'POST /verify-email/send': members(204),
  'GET /detail': { path: '/detail?email={otherEmail}', status: { visitor: 401, forger: 401, suspended: 401, member: 403, admin: 200 } },
  'GET /account': members(200),
  'PATCH /account': members(409, { body: () => ({ version: 0 }) }),
  'DELETE /account': members(400, { body: () => ({ password: wrong }) }),
  'POST /password/change': members(400, { body: () => ({ currentPassword: wrong, newPassword: goodPassword }) }),
  'GET /consents': members(200),
  'GET /devices': members(200),
  'DELETE /devices/{id}': members(404, { path: '/devices/{otherSession}' }),
  'POST /devices/revoke-others': members(200),
  'GET /export': members(200),
  'GET /admin/members': admins(200),
  'GET /admin/members/counts': admins(200),
  'GET /admin/members/export': admins(200),
  'GET /admin/members/{id}': admins(200, { path: '/admin/members/{other}' }),
  'POST /admin/members/{id}/role': admins(404, { path: `/admin/members/${someone}/role`, body: () => ({ role: 'admin', version: 1 }) }),
  'POST /admin/members/{id}/suspend': admins(404, { path: `/admin/members/${someone}/suspend`, body: () => ({ reason: 'x', version: 1 }) }),
  'POST /admin/members/{id}/unsuspend': admins(404, { path: `/admin/members/${someone}/unsuspend`, body: () => ({ version: 1 }) }),
  'GET /admin/mailbox': admins(200),
  'GET /admin/audit': admins(200),
  'GET /admin/audit/options': admins(200),
  'GET /admin/audit/export': admins(200),
};

const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as { paths: Record<string, Record<string, unknown>> };
const calls = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/user', '')}`));

const tokens: Partial<Record<Person, string>> = {};
let other: { id: string; email: string; session: string };

beforeAll(async () => {
  const admin = await account().newAdmin();
  tokens.admin = admin.accessToken;
  tokens.member = (await account().signIn(await account().newMember())).accessToken;
  const suspended = await account().newMember();
  tokens.suspended = (await account().signIn(suspended)).accessToken;
  await account().call('POST', `admin/members/${await account().idOf(suspended)}/suspend`, admin.accessToken, { reason: 'x', version: 1 });
  // A good signature that names an admin, as if the key had leaked into a test token: there is no such session
  tokens.forger = account().service.token({ id: admin.id, email: admin.email, role: 'admin' });
  const email = await account().newMember();
  const { accessToken } = await account().signIn(email);
  const devices = (await account().get('devices', accessToken)).json() as unknown as { id: string }[];
  other = { email, id: await account().idOf(email), session: devices[0]?.id ?? '' };
}, 30_000);

function send(call: string, person: Person) {
  const [method, documented] = call.split(' ') as ['GET', string];
  const { path = documented, body } = rights[call] ?? { path: documented };
  const url = path.replace('{otherEmail}', other.email).replace('{otherSession}', other.session).replace('{other}', other.id);
  const authorization: Record<string, string> = tokens[person] ? { authorization: `Bearer ${tokens[person]}` } : {};
  return account().service.app.inject({ method, url: `/api/user${url}`, payload: body?.(), headers: authorization });
}

test('every call of the document has its rights written down here, and nothing else has', () => {
  expect(Object.keys(rights).toSorted((a, b) => a.localeCompare(b))).toEqual(calls.toSorted((a, b) => a.localeCompare(b)));
});

describe.each(Object.keys(rights))('%s', (call) => {
  test.each(people)('for a %s', async (person) => {
    const expected = rights[call]?.status;
    const { statusCode } = await send(call, person);
    expect(statusCode).toBe(typeof expected === 'number' ? expected : expected?.[person]);
  });
});

describe('no role, id or address of a request is trusted', () => {
  test.each([
    ['PATCH', 'account', { version: 1, role: 'admin' }],
    ['PATCH', 'account', { version: 1, id: someone, name: 'x' }],
    ['PATCH', 'account', { version: 1, email: 'admin@selmatrix.example' }],
    ['POST', 'password/change', { currentPassword: goodPassword, newPassword: goodPassword, userId: someone }],
    ['POST', 'signup', { ...signUpBody(), role: 'admin' }],
    ['POST', 'signin', { email: 'x@example.com', password: wrong, role: 'admin' }],
  ] as const)('%s %s refuses %j', async (method, path, body) => {
    expect((await account().call(method, path, tokens.member ?? '', body)).json()).toMatchObject({ status: 400, code: 'validation-failed' });
  });

  test('headers that claim to be somebody change nothing', async () => {
    const headers = { 'x-user-id': other.id, 'x-user-role': 'admin', 'x-user-email': 'admin@selmatrix.example' };
    for (const url of ['/api/user/admin/members', '/api/user/account']) expect((await account().service.app.inject({ url, headers })).statusCode).toBe(401);
  });
});
