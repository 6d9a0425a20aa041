import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { newAdmin, newMember, supportForFile } from '../../testing/support.ts';

const support = supportForFile();
const admin = newAdmin({ name: '박관리' });
const list = async (query: Record<string, string> = {}, as = admin) =>
  (await support().ask('GET', `/api/email/admin/inquiries?${new URLSearchParams(query)}`, { as })).json();
const open = async (number: string, as = admin) =>
  (await support().ask('GET', `/api/email/admin/inquiries/${number}`, { as })).json();
const change = (number: string, body: object, as = admin) =>
  support().ask('PATCH', `/api/email/admin/inquiries/${number}`, { as, body });
const reply = (number: string, body: object, as = admin) =>
  support().ask('POST', `/api/email/admin/inquiries/${number}/reply`, { as, body });
const mine = async (as: object) => (await support().ask('GET', '/api/email/my-inquiries', { as })).json();
const auditOf = async (action: string, number?: string) =>
  (await support().service.audit()).filter(
    (entry) => entry.action === action && (number === undefined || entry.target?.id === number),
  );

describe('an inquiry', () => {
  test('is shown whole, and the look at it is recorded', async () => {
    const member = newMember();
    const number = await support().inquiry({ product: 'web-eq', content: '첫 줄\n둘째 줄' }, member);
    expect(await open(number)).toMatchObject({
      number,
      product: 'web-eq',
      content: '첫 줄\n둘째 줄',
      memberEmail: member.email,
      state: 'received',
      assignee: null,
      password: 'none',
      notes: [],
      replies: [],
      notification: 'waiting',
      version: 1,
    });
    expect(await auditOf('inquiry.view', number)).toHaveLength(1);
    await support().service.mails();
    expect((await open(number)).notification).toBe('sent');
    expect(
      (await support().ask('GET', '/api/email/admin/inquiries/Q-2026-999999', { as: admin })).json(),
    ).toMatchObject({ status: 404, code: 'inquiry-not-found' });
  });

  test('changes its state and is given to a colleague who has opened an inquiry', async () => {
    const colleague = newAdmin({ name: '최동료' });
    const number = await support().inquiry();
    await support().ask('PUT', `/api/email/admin/inquiries/${number}/presence`, {
      as: colleague,
      body: { writing: false },
    });
    const answer = await change(number, { version: 1, state: 'inProgress', assigneeId: colleague.id });
    expect(answer.json()).toMatchObject({
      state: 'inProgress',
      assignee: { id: colleague.id, name: '최동료' },
      version: 2,
    });
    expect((await change(number, { version: 2, assigneeId: null })).json()).toMatchObject({
      assignee: null,
      state: 'inProgress',
    });
    expect((await change(number, { version: 3, assigneeId: 'nobody' })).json()).toMatchObject({
      status: 400,
      errors: { assigneeId: 'unknown-assignee' },
    });
    expect(await auditOf('inquiry.update', number)).toMatchObject([
      { details: { state: 'inProgress', assigneeId: colleague.id, before: { state: 'received', assigneeId: null } } },
      { details: { assigneeId: null } },
    ]);
    const taken = await change(number, { version: 3, assigneeId: admin.id });
    expect(taken.json()).toMatchObject({ assignee: { id: admin.id } });
    expect((await support().ask('GET', '/api/email/admin/assignees', { as: admin })).json()).toEqual(
      expect.arrayContaining([{ id: colleague.id, name: '최동료', email: colleague.email }]),
    );
  });

  test('changed by somebody else since is refused, and stays as they left it', async () => {
    const number = await support().inquiry();
    const answers = await Promise.all(['inProgress', 'spam'].map((state) => change(number, { version: 1, state })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'stale-edit' });
    expect((await reply(number, { version: 1, content: '늦은 답변' })).json()).toMatchObject({
      status: 409,
      code: 'stale-edit',
    });
    expect((await open(number)).replies).toEqual([]);
  });

  test.each([2_147_483_648, 1e300])('is refused with the version %d, which no inquiry can have', async (version) => {
    const number = await support().inquiry();
    const stale = { status: 409, code: 'stale-edit' };
    expect((await change(number, { version, state: 'spam' })).json()).toMatchObject(stale);
    expect((await reply(number, { version, content: '답변' })).json()).toMatchObject(stale);
    expect(await open(number)).toMatchObject({ state: 'received', replies: [] });
  });

  test('takes notes, which the sender never sees and which make nobody stale', async () => {
    const member = newMember();
    const number = await support().inquiry({}, member);
    const note = (content: string) =>
      support().ask('POST', `/api/email/admin/inquiries/${number}/notes`, { as: admin, body: { content } });
    expect((await note('내부 메모입니다')).json()).toMatchObject({
      notes: [{ author: '박관리', content: '내부 메모입니다' }],
      version: 1,
      noteCount: 1,
    });
    expect((await note(' \n ')).json()).toMatchObject({ status: 400, errors: { content: 'required' } });
    expect((await reply(number, { version: 1, content: '답변입니다.' })).statusCode).toBe(200);
    const seen = `${JSON.stringify(await mine(member))}${JSON.stringify(await support().service.mails())}`;
    expect(seen).toContain('답변입니다.');
    expect(seen).not.toContain('내부 메모');
  });
});

describe('a reply', () => {
  test('reaches the sender by mail and on My page, and completes the inquiry', async () => {
    const member = newMember();
    const emailAddress = `${randomUUID()}@example.com`;
    const number = await support().inquiry({ emailAddress, title: '견적' }, member);
    const answer = await reply(number, { version: 1, content: '첫 줄\r\n둘째 줄' });
    expect(answer.json()).toMatchObject({
      state: 'answered',
      version: 2,
      replies: [{ author: '박관리', content: '첫 줄\n둘째 줄', mailedTo: emailAddress, mailState: 'waiting' }],
    });
    const mail = (await support().mailsTo(emailAddress)).at(-1);
    expect(mail?.subject).toBe(`Re: [${number}] 일반 문의`);
    expect(mail?.text).toContain('첫 줄\n둘째 줄');
    expect(mail?.headers['reply-to']).toBe('noreply@selmatrix.example');
    expect((await open(number)).replies[0].mailState).toBe('sent');
    expect((await mine(member)).data).toMatchObject([
      { number, state: 'answered', replies: [{ content: '첫 줄\n둘째 줄' }] },
    ]);
    expect(await auditOf('inquiry.reply', number)).toMatchObject([
      { subjects: expect.arrayContaining([emailAddress, member.id]) },
    ]);
  });

  test('to a member who mistyped the address goes to the account', async () => {
    const member = newMember();
    const number = await support().inquiry({ emailAddress: 'kim@' }, member);
    expect((await reply(number, { version: 1, content: '답변', state: 'inProgress' })).json()).toMatchObject({
      state: 'inProgress',
      replies: [{ mailedTo: member.email }],
    });
  });

  test('to a guest who mistyped the address is refused rather than lost', async () => {
    const { ask, service } = support();
    await service.db('settings').update({ guestInquiries: true });
    const body = { name: '손님', type: 'other', phone: '010', emailAddress: '없음', title: '문의', content: '내용' };
    const { number } = (await ask('POST', '/api/email/send', { body })).json();
    expect((await open(number)).replyAddress).toBeNull();
    expect((await reply(number, { version: 1, content: '답변' })).json()).toMatchObject({
      status: 409,
      code: 'no-reply-address',
    });
  });
});

test('many at once: what is still as it was seen changes, the rest is named', async () => {
  const [one, two, stale] = [await support().inquiry(), await support().inquiry(), await support().inquiry()];
  await change(stale, { version: 1, state: 'inProgress' });
  const items = [one, two, stale, 'Q-2026-999999'].map((number) => ({ number, version: 1 }));
  const answer = await support().ask('POST', '/api/email/admin/inquiries/bulk', {
    as: admin,
    body: { items, state: 'spam' },
  });
  expect(answer.json()).toEqual({ changed: [one, two], stale: [stale], missing: ['Q-2026-999999'] });
  expect(await auditOf('inquiry.update', one)).toMatchObject([{ details: { state: 'spam', bulk: true } }]);
});

test('a member sees own inquiries only, and spam as received', async () => {
  const [member, other] = [newMember(), newMember()];
  const number = await support().application({}, member);
  await support().inquiry({}, other);
  await change(number, { version: 1, state: 'spam' });
  const { data, total } = await mine(member);
  expect(total).toBe(1);
  expect(data).toMatchObject([{ number, form: 'smwp', smwpId: 'factory7', state: 'received', replies: [] }]);
  expect((await mine(newMember({ email: member.email as string }))).total).toBe(0);
});

describe('admins on one inquiry', () => {
  const presence = (number: string, as: object, writing = false) =>
    support().ask('PUT', `/api/email/admin/inquiries/${number}/presence`, { as, body: { writing } });

  test('see each other, and whether somebody is typing, until they leave or fall silent', async () => {
    const colleague = newAdmin({ name: '최동료' });
    const title = randomUUID();
    const number = await support().inquiry({ title });
    expect((await presence(number, admin)).json()).toEqual({ others: [], version: 1 });
    const seen = (await presence(number, colleague, true)).json();
    expect(seen.others).toEqual([{ id: admin.id, name: '박관리', writing: false, since: expect.any(String) }]);
    expect((await presence(number, admin)).json().others).toMatchObject([{ name: '최동료', writing: true }]);
    expect((await list({ search: title })).data[0].viewers).toEqual(['최동료']);

    await support().ask('DELETE', `/api/email/admin/inquiries/${number}/presence`, { as: colleague });
    expect((await presence(number, admin)).json().others).toEqual([]);
    await support()
      .service.db('presence')
      .update({ seenAt: support().service.db.raw("now() - interval '31 seconds'") });
    expect((await presence(number, colleague)).json().others).toEqual([]);
  });

  test('learn that it has changed under them', async () => {
    const number = await support().inquiry();
    await change(number, { version: 1, state: 'inProgress' });
    expect((await presence(number, newAdmin())).json().version).toBe(2);
    expect((await presence('Q-2026-999999', admin)).statusCode).toBe(404);
  });
});
