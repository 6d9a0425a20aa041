import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { mailTemplateCallName, mailTemplateCalls } from '@portal/service-kit/testing';
import { accountForFile } from './testing/account.ts';
import { proveSession } from './testing/second-factor.ts';
import { goodPassword, newEmail, signUpBody } from './testing/sign-up-body.ts';
import { createSoftwarePasskey } from './testing/software-passkey.ts';

const account = accountForFile();

/** `member` asks about what is theirs, `other member` about what is that member's. */
const people = ['visitor', 'forger', 'member', 'other member', 'suspended', 'admin'] as const;
type Person = (typeof people)[number];

interface Right {
  /** Path with its values: `{id}`, `{email}` and `{session}` are the member's. */
  path?: string;
  body?: () => object;
  /** Status of the answer for everybody, or for each. */
  status: number | Record<Person, number>;
}

const nobody = { visitor: 401, forger: 401, suspended: 401 };
/** Without any account: the same for everybody, whatever token comes along. */
const everybody = (status: number, body?: () => object): Right => ({ status, body });
/** With or without an account; a token that is no good is refused all the same, so that the browser gets a new one. */
const anybody = (status: number, body: () => object): Right => ({
  body,
  status: { ...nobody, visitor: status, member: status, 'other member': status, admin: status },
});
/** A suspended member's token is no session any more, and a forged one never was. */
const members = (status: number, more: Partial<Right> = {}): Right => ({
  ...more,
  status: { ...nobody, member: status, 'other member': status, admin: status },
});
const admins = (status: number, more: Partial<Right> = {}): Right => ({
  ...more,
  status: { ...nobody, member: 403, 'other member': 403, admin: status },
});

const wrong = 'not the password';
const someone = '11111111-1111-4111-8111-111111111111';

/** Every call of the document, once. What fails for those who may call it fails for a reason of its own (400, 404), never for a right. */
const rights: Record<string, Right> = {
  'GET /jwks.json': everybody(200),
  'POST /signup': everybody(201, () => signUpBody()),
  'POST /signin': everybody(401, () => ({ email: newEmail(), password: wrong })),
  'POST /signin/second-factor': everybody(400, () => ({ challenge: 'none', totp: '123456' })),
  'POST /signin/passkey/options': everybody(200),
  'POST /signin/passkey': everybody(401, () => ({ passkey: createSoftwarePasskey().get({ challenge: 'bm9uZQ' }) })),
  'POST /signin/link': everybody(202, () => ({ email: newEmail() })),
  'POST /signin/link/use': everybody(400, () => ({ token: 'none' })),
  'POST /refresh': everybody(401),
  'POST /signout': everybody(204),
  'POST /verify-email': anybody(400, () => ({ token: 'none' })),
  'POST /password/forgot': everybody(204, () => ({ email: newEmail() })),
  'POST /password/reset': everybody(400, () => ({ token: 'none', password: goodPassword })),
  'POST /verify-email/send': members(204),
  'GET /detail': { path: '/detail?email={email}', status: { ...nobody, member: 200, 'other member': 403, admin: 200 } },
  'GET /account': members(200),
  'PATCH /account': members(409, { body: () => ({ version: 0 }) }),
  'DELETE /account': members(400, { body: () => ({ password: wrong }) }),
  'POST /password/change': members(400, { body: () => ({ currentPassword: wrong, newPassword: goodPassword }) }),
  'GET /consents': members(200),
  'GET /devices': members(200),
  'DELETE /devices/{id}': {
    path: '/devices/{session}',
    status: { ...nobody, member: 204, 'other member': 404, admin: 404 },
  },
  'POST /devices/revoke-others': members(200),
  'GET /export': members(200),
  'GET /release-mails': members(200),
  'PUT /release-mails': members(200, { body: () => ({ events: ['healed'], allSections: false }) }),
  'GET /second-factor': members(200),
  'POST /second-factor/passkeys/options': members(200),
  'POST /second-factor/passkeys': members(400, {
    body: () => ({ name: 'x', passkey: createSoftwarePasskey().create({ challenge: 'bm9uZQ' }) }),
  }),
  'PATCH /second-factor/passkeys/{id}': members(404, {
    path: `/second-factor/passkeys/${someone}`,
    body: () => ({ name: 'x' }),
  }),
  'DELETE /second-factor/passkeys/{id}': members(404, { path: `/second-factor/passkeys/${someone}` }),
  'POST /second-factor/totp': members(201),
  'POST /second-factor/totp/confirm': members(400, { body: () => ({ totp: 'abcdef' }) }),
  'DELETE /second-factor/totp': members(404),
  'POST /second-factor/recovery-codes': members(409),
  'POST /step-up/options': members(200),
  'POST /step-up': members(400, { body: () => ({ totp: 'abcdef' }) }),
  'GET /my-data': members(200),
  'GET /admin/members': admins(200),
  'GET /admin/members/counts': admins(200),
  'GET /admin/members/export': admins(200),
  'GET /admin/members/{id}': admins(200, { path: '/admin/members/{id}' }),
  'POST /admin/members/{id}/role': admins(404, {
    path: `/admin/members/${someone}/role`,
    body: () => ({ role: 'admin', version: 1 }),
  }),
  'PUT /admin/members/{id}/roles': admins(404, {
    path: `/admin/members/${someone}/roles`,
    body: () => ({ role: 'member', version: 1, sections: { support: ['agent'] } }),
  }),
  'POST /admin/members/{id}/suspend': admins(404, {
    path: `/admin/members/${someone}/suspend`,
    body: () => ({ reason: 'x', version: 1 }),
  }),
  'POST /admin/members/{id}/unsuspend': admins(404, {
    path: `/admin/members/${someone}/unsuspend`,
    body: () => ({ version: 1 }),
  }),
  'POST /admin/members/{id}/reset-second-factor': admins(404, {
    path: `/admin/members/${someone}/reset-second-factor`,
  }),
  'POST /admin/members/suspend': admins(200, { body: () => ({ reason: 'x', members: [{ id: someone, version: 1 }] }) }),
  'POST /admin/members/unsuspend': admins(200, { body: () => ({ members: [{ id: someone, version: 1 }] }) }),
  'GET /admin/overview': members(200),
  'GET /admin/person': members(200, { path: `/admin/person?user=${someone}` }),
  'GET /admin/lookup': members(200, { path: '/admin/lookup?q=kim' }),
  'GET /admin/mails': admins(200),
  'POST /admin/mails/{id}/resend': admins(404, { path: `/admin/mails/${someone}/resend` }),
  'GET /admin/mail-templates': admins(200),
  ...Object.fromEntries(
    Object.entries(mailTemplateCalls).map(([call, { path, body }]) => [
      mailTemplateCallName(call, '/'),
      admins(404, { path: `/admin/mail-templates${path}`, ...(body && { body: () => body }) }),
    ]),
  ),
  'GET /admin/mailbox': admins(200),
  'GET /admin/audit': admins(200),
  'GET /admin/audit/options': admins(200),
  'GET /admin/audit/export': admins(200),
};

const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/user', '')}`),
);

const tokens: Partial<Record<Person, string>> = {};
let owner: { id: string; email: string };

beforeAll(async () => {
  const admin = await account().newAdmin();
  tokens.admin = admin.accessToken;
  const email = await account().newMember();
  owner = { email, id: await account().idOf(email) };
  tokens.member = (await account().signIn(email)).accessToken;
  const other = await account().newMember();
  tokens['other member'] = (await account().signIn(other)).accessToken;
  // What a session must prove beside is tested with step-up
  for (const id of [admin.id, owner.id, await account().idOf(other)]) await proveSession(account(), id);
  const suspended = await account().newMember();
  tokens.suspended = (await account().signIn(suspended)).accessToken;
  await account().call('POST', `admin/members/${await account().idOf(suspended)}/suspend`, admin.accessToken, {
    reason: 'x',
    version: 1,
  });
  // A good signature that names an admin, as if the key had leaked into a test token: there is no such session
  tokens.forger = account().service.token({ id: admin.id, email: admin.email, role: 'admin' });
}, 30_000);

/** Another device of the member, which a call may end. */
async function newSession(): Promise<string> {
  await account().signIn(owner.email);
  const row = await account()
    .service.db('sessions')
    .where({ userId: owner.id })
    .orderBy('createdAt', 'desc')
    .first<{ id: string }>('id');
  return row.id;
}

async function send(call: string, person: Person) {
  const [method, documented] = call.split(' ') as ['GET', string];
  const { path = documented, body } = rights[call] ?? { path: documented };
  const session = path.includes('{session}') ? await newSession() : '';
  const url = path.replace('{email}', owner.email).replace('{session}', session).replace('{id}', owner.id);
  const authorization: Record<string, string> = tokens[person] ? { authorization: `Bearer ${tokens[person]}` } : {};
  return account().service.app.inject({ method, url: `/api/user${url}`, payload: body?.(), headers: authorization });
}

test('every call of the document has its rights written down here, and nothing else has', () => {
  expect(Object.keys(rights).toSorted((a, b) => a.localeCompare(b))).toEqual(
    calls.toSorted((a, b) => a.localeCompare(b)),
  );
});

describe.each(Object.keys(rights))('%s', (call) => {
  test.each(people)('for a %s', async (person) => {
    const expected = rights[call]?.status;
    const { statusCode } = await send(call, person);
    expect(statusCode).toBe(typeof expected === 'number' ? expected : expected?.[person]);
  });
});

test('who walks through every call as another member changes nothing of the first and learns nothing of theirs', async () => {
  const { db } = account().service;
  const theirs = async () =>
    JSON.stringify([
      await db('users').where({ id: owner.id }),
      await db('consents').where({ userId: owner.id }).orderBy('kind'),
      await db('sessions').where({ userId: owner.id }).select('id', 'endedAt').orderBy('id'),
    ]);
  for (const call of Object.keys(rights).filter((each) => !rights[each]?.path?.includes('{session}'))) {
    const before = await theirs();
    const { body } = await send(call, 'other member');
    expect([call, await theirs()]).toEqual([call, before]);
    for (const known of [owner.email, owner.id]) expect([call, body.includes(known)]).toEqual([call, false]);
  }
  const session = await newSession();
  const before = await theirs();
  expect((await account().call('DELETE', `devices/${session}`, tokens['other member'] ?? '')).statusCode).toBe(404);
  expect(await theirs()).toBe(before);
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
    expect((await account().call(method, path, tokens.member ?? '', body)).json()).toMatchObject({
      status: 400,
      code: 'validation-failed',
    });
  });

  test('headers that claim to be somebody change nothing', async () => {
    const headers = { 'x-user-id': owner.id, 'x-user-role': 'admin', 'x-user-email': 'admin@selmatrix.example' };
    for (const url of ['/api/user/admin/members', '/api/user/account'])
      expect((await account().service.app.inject({ url, headers })).statusCode).toBe(401);
  });
});
