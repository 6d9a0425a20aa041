import { beforeEach, describe, expect, test } from '@jest/globals';
import { accountForFile } from '../../testing/account.ts';

const account = accountForFile();
let admin: { email: string; id: string; accessToken: string };
let email: string;
let id: string;

beforeEach(async () => {
  await account().service.db('users').update({ role: 'member' });
  await account().service.db('section_roles').delete();
  admin = await account().newAdmin();
  email = await account().newMember();
  id = await account().idOf(email);
});

const give = (sections: object, { version = 1, role = 'member', target = id, as = admin.accessToken } = {}) =>
  account().call('PUT', `admin/members/${target}/roles`, as, { version, role, sections });
const stored = async () =>
  account().service.db('section_roles').where({ userId: id }).orderBy(['section', 'role']).select('section', 'role');
const lastEntry = async () => (await account().service.audit()).at(-1);

describe('an administrator', () => {
  test('gives and takes roles of sections, and the log says what was and what is', async () => {
    const answer = await give({ support: ['agent', 'editor', 'agent'], education: ['manager'], marketing: [] });
    expect(answer.json()).toMatchObject({
      version: 2,
      role: 'member',
      roles: { support: ['editor', 'agent'], education: ['manager'] },
    });
    expect(await lastEntry()).toMatchObject({
      action: 'member.role',
      target: { id, label: email },
      subjects: [id],
      details: {
        role: 'member',
        sections: ['education manager', 'support editor', 'support agent'],
        before: { role: 'member', sections: [] },
      },
    });
    expect((await give({ support: ['agent'] }, { version: 2, role: 'admin' })).json()).toMatchObject({
      version: 3,
      role: 'admin',
      roles: { support: ['agent'] },
    });
    expect((await lastEntry())?.details).toEqual({
      role: 'admin',
      sections: ['support agent'],
      before: { role: 'member', sections: ['education manager', 'support editor', 'support agent'] },
    });
    expect(await stored()).toEqual([{ section: 'support', role: 'agent' }]);
  });

  test.each([
    ['an unknown role', { support: ['owner'] }],
    ['a section that none can be called', { 'Support Team': ['agent'] }],
    ['a section with a name without end', { ['a'.repeat(61)]: ['agent'] }],
    ['roles that are no list', { support: { agent: true } }],
  ])('cannot give %s', async (_what, sections) => {
    expect((await give(sections)).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('changes nothing from a page that is out of date', async () => {
    await give({ support: ['agent'] });
    expect((await give({ support: ['manager'] })).json()).toMatchObject({ status: 409, code: 'stale-edit' });
    expect(await stored()).toEqual([{ section: 'support', role: 'agent' }]);
  });

  test('cannot take the last administrator away', async () => {
    const own = await give({}, { target: admin.id });
    expect(own.json()).toMatchObject({ status: 409, code: 'last-admin' });
  });

  test('is told of a member that there is none of', async () => {
    const nobody = '11111111-1111-4111-8111-111111111111';
    expect((await give({}, { target: nobody })).json()).toMatchObject({ status: 404, code: 'member-not-found' });
  });

  test('finds members by their role, of the account and in sections', async () => {
    await give({ support: ['agent'], education: ['editor'] });
    const idsOf = async (query: string) =>
      ((await account().get(`admin/members?${query}`, admin.accessToken)).json()['data'] as { id: string }[]).map(
        (member) => member.id,
      );
    expect(await idsOf('role=agent')).toEqual([id]);
    expect(await idsOf('role=agent&section=support')).toEqual([id]);
    expect(await idsOf('role=agent&section=education')).toEqual([]);
    expect(await idsOf('section=education')).toEqual([id]);
    expect(await idsOf('role=admin')).toEqual([admin.id]);
    expect(await idsOf('role=member')).not.toContain(admin.id);
  });

  test('exports them by the same filters, with their roles', async () => {
    await give({ support: ['agent', 'editor'] });
    const file = await account().get('admin/members/export?role=agent&lang=en', admin.accessToken);
    expect(file.body.split('\r\n')[0]).toContain('Roles in sections');
    expect(file.body).toContain('support: editor, agent');
  });
});

test('nobody else gives roles, whatever roles of sections they have', async () => {
  await give({ support: ['manager'] });
  const { accessToken: as } = await account().signIn(email);
  expect((await give({ support: ['manager', 'agent'] }, { version: 2, as })).json()).toMatchObject({
    status: 403,
    code: 'forbidden',
    requiredRole: 'administrator',
  });
});

test('sign-in, refresh and the own account say the roles, and the token carries them', async () => {
  await give({ support: ['agent'] });
  const { refreshToken } = await account().signIn(email);
  const answer = (await account().refresh(refreshToken)).json();
  const roles = { support: ['agent'] };
  expect(answer).toMatchObject({ role: 'member', roles, emailVerified: false });
  const [, payload = ''] = String(answer['accessToken']).split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ role: 'member', roles, rv: 2 });
  expect((await account().get('account', String(answer['accessToken']))).json()).toMatchObject({
    role: 'member',
    roles,
  });
});

test('roles go with the account', async () => {
  await give({ support: ['agent'] });
  await account().service.db('users').where({ id }).delete();
  expect(await stored()).toEqual([]);
});
