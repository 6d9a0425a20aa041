import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { newAdmin, newMember, questionBody, supportForFile } from '../../testing/support.ts';
import { createInquiryLinks } from './inquiry-link.ts';

const support = supportForFile();
const admin = newAdmin({ name: '박관리' });
const inbox = 'noreply@selmatrix.example';

beforeAll(async () => {
  await support().service.db('settings').update({ guestInquiries: true });
});

const reply = (number: string, version: number, content = '답변드립니다.', state = 'answered') =>
  support().ask('POST', `/api/email/admin/inquiries/${number}/reply`, {
    as: admin,
    body: { version, content, state },
  });
const detail = async (number: string) =>
  (await support().ask('GET', `/api/email/admin/inquiries/${number}`, { as: admin })).json();
const read = (number: string, as: object) => support().ask('GET', `/api/email/my-inquiries/${number}`, { as });
const answer = (number: string, as: object, content: string, headers = {}) =>
  support().ask('POST', `/api/email/my-inquiries/${number}/answer`, { as, body: { content }, headers });
const newMessages = async (search: string, filter = {}) =>
  (
    await support().ask('GET', `/api/email/admin/inquiries?${new URLSearchParams({ search, ...filter })}`, {
      as: admin,
    })
  ).json();

describe('a member', () => {
  test('reads the whole conversation and adds to it: the inquiry opens again and agents are told', async () => {
    const [as, title] = [newMember(), randomUUID()];
    const number = await support().inquiry({ title }, as);
    await support().ask('POST', `/api/email/admin/inquiries/${number}/notes`, {
      as: admin,
      body: { content: '내부 메모' },
    });
    await reply(number, 1);
    expect(await newMessages(title)).toMatchObject({ newMessages: 0, data: [{ newMessageAt: null }] });

    const answered = await answer(number, as, '  하나 더\r\n여쭙습니다. ');
    expect(answered.json()).toMatchObject({
      number,
      state: 'received',
      content: questionBody()['content'],
      messages: [
        { writtenBy: 'agent', content: '답변드립니다.' },
        { writtenBy: 'sender', content: '하나 더\n여쭙습니다.' },
      ],
    });
    expect((await read(number, as)).json()).toEqual(answered.json());
    expect(answered.body).not.toMatch(/내부 메모|박관리/);
    expect(await newMessages(title, { newMessage: 'true', state: 'received' })).toMatchObject({
      total: 1,
      newMessages: 1,
      data: [{ number, replyCount: 1, newMessageAt: expect.any(String), version: 3 }],
    });
    expect(await detail(number)).toMatchObject({
      state: 'received',
      messages: [
        { author: '박관리', mailState: expect.any(String) },
        { author: '김하늘', mailedTo: null, mailState: null },
      ],
      replies: [{ author: '박관리' }],
      canSendLink: false,
    });
    const told = (await support().mailsTo(inbox)).filter(({ subject }) => subject.startsWith(`Re: [${number}]`));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('하나 더\n여쭙습니다.');

    await reply(number, 3, '네, 됩니다.', 'inProgress');
    expect(await newMessages(title)).toMatchObject({ newMessages: 0, data: [{ state: 'inProgress', replyCount: 2 }] });
  });

  test('is led from the mail to the conversation on the site', async () => {
    const as = newMember();
    const emailAddress = `${randomUUID()}@example.com`;
    const number = await support().inquiry({ emailAddress }, as);
    await reply(number, 1);
    expect((await support().mailsTo(emailAddress)).at(-1)?.text).toMatch(new RegExp(`/support/inquiries/${number}\\n`));
  });

  test('adds a message once, however often the call is repeated with its key', async () => {
    const as = newMember();
    const number = await support().inquiry({}, as);
    const headers = { 'idempotency-key': randomUUID() };
    const [one, other] = [await answer(number, as, '한 번', headers), await answer(number, as, '한 번', headers)];
    expect(other.json()).toEqual(one.json());
    expect(one.json().messages).toHaveLength(1);
  });

  test('cannot read or answer what another has sent, and cannot send nothing', async () => {
    const as = newMember();
    const number = await support().inquiry({}, as);
    for (const refused of [await read(number, newMember()), await answer(number, newMember(), '남의 문의')])
      expect(refused.json()).toMatchObject({ status: 404, code: 'inquiry-not-found' });
    expect((await answer(number, as, ' \n ')).json()).toMatchObject({ status: 400, errors: { content: 'required' } });
    expect((await read(number, as)).json().messages).toEqual([]);
  });

  test('whose inquiry is kept as spam may add to it, and nobody is told', async () => {
    const as = newMember();
    const number = await support().inquiry({ website: 'x' }, as);
    expect((await answer(number, as, '왜 답이 없나요?')).json()).toMatchObject({ state: 'received' });
    expect(await detail(number)).toMatchObject({ state: 'spam', newMessageAt: null, messages: [{}] });
    expect((await support().mailsTo(inbox)).filter(({ subject }) => subject.includes(number))).toEqual([]);
  });

  test('who answers an inquiry that somebody works on leaves it with them', async () => {
    const as = newMember();
    const number = await support().inquiry({}, as);
    await newMessages('');
    const change = { version: 1, assigneeId: admin.id, state: 'answered' };
    await support().ask('PATCH', `/api/email/admin/inquiries/${number}`, { as: admin, body: change });
    await answer(number, as, '아직 안 됩니다.');
    expect(await detail(number)).toMatchObject({ state: 'inProgress', assignee: { id: admin.id } });
  });
});

describe('a guest', () => {
  async function sent() {
    const emailAddress = `guest-${randomUUID().slice(0, 8)}@example.com`;
    const { number } = (
      await support().ask('POST', '/api/email/send', { body: questionBody({ emailAddress }) })
    ).json();
    return { number: number as string, emailAddress };
  }
  const call = (name: string, body: object) => support().ask('POST', `/api/email/thread/${name}`, { body });
  const lastLink = async (email: string) =>
    /\/support\/inquiries\/link#(\S+)/.exec((await support().mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? 'none';

  test('reads the conversation by the link in the mail, and answers', async () => {
    const { number, emailAddress } = await sent();
    await reply(number, 1);
    const link = await lastLink(emailAddress);
    expect((await call('open', { link })).json()).toMatchObject({ number, messages: [{ content: '답변드립니다.' }] });
    const answered = await call('answer', { link, content: '감사합니다.' });
    expect(answered.json()).toMatchObject({ state: 'received', messages: [{}, { writtenBy: 'sender' }] });
    expect(await detail(number)).toMatchObject({ canSendLink: true, messages: [{}, { author: '김하늘' }] });
    for (const personal of [emailAddress, questionBody()['phone']]) expect(answered.body).not.toContain(personal);
  });

  test('gets a new link from an agent, or with the old one; the former are void', async () => {
    const { number, emailAddress } = await sent();
    await reply(number, 1);
    const first = await lastLink(emailAddress);
    await support().ask('POST', `/api/email/admin/inquiries/${number}/link`, { as: admin, body: {} });
    const second = await lastLink(emailAddress);
    expect((await call('open', { link: first })).json()).toMatchObject({ status: 403, code: 'link-expired' });
    expect((await call('answer', { link: first, content: '글' })).statusCode).toBe(403);
    expect((await call('open', { link: second })).statusCode).toBe(200);
    expect((await call('new-link', { link: first })).statusCode).toBe(204);
    expect((await call('open', { link: second })).statusCode).toBe(403);
    expect((await call('open', { link: await lastLink(emailAddress) })).statusCode).toBe(200);
    const audit = (await support().service.audit()).filter(({ action }) => action === 'inquiry.send-link');
    expect(audit).toMatchObject([{ target: { id: number } }]);
  });

  test('is refused with a link of 90 days ago, one of another inquiry or an invented one', async () => {
    const { number } = await sent();
    const { app, db } = support().service;
    const links = createInquiryLinks(app.config);
    const inquiry = await db('inquiries').where({ number }).first('id', 'linkGeneration');
    const old = links.sign(inquiry, new Date(Date.now() - 90 * 86_400_000 - 2_000));
    expect((await call('open', { link: old })).json()).toMatchObject({ status: 403, code: 'link-expired' });
    for (const link of [links.sign({ id: randomUUID(), linkGeneration: 1 }, new Date()), 'invented', ''])
      for (const name of ['open', 'new-link'])
        expect((await call(name, { link })).json()).toMatchObject({ status: 404, code: 'link-invalid' });
  });
});

test('a member gets no link by mail: they sign in', async () => {
  const number = await support().inquiry();
  const refused = await support().ask('POST', `/api/email/admin/inquiries/${number}/link`, { as: admin, body: {} });
  expect(refused.json()).toMatchObject({ status: 409, code: 'no-guest-inquiry' });
});

test('a version that knows replies only reads and writes those of agents', async () => {
  const { db } = support().service;
  const as = newMember();
  const number = await support().inquiry({}, as);
  await answer(number, as, '보낸 사람의 글');
  const { id } = await db('inquiries').where({ number }).first('id');
  const written = { inquiryId: id, authorId: 'a', authorName: '박관리', content: '예전 답변', mailedTo: 'a@b.kr' };
  const [stored] = await db('replies').insert(written).returning('id');
  expect(stored.id).toEqual(expect.any(String));
  expect(await db('replies').where({ inquiryId: id }).select('content')).toEqual([{ content: '예전 답변' }]);
  expect((await read(number, as)).json().messages).toMatchObject([{ writtenBy: 'sender' }, { writtenBy: 'agent' }]);
});
