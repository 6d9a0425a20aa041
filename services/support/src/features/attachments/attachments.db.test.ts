import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { maxAttachmentBytes } from '@portal/service-kit';
import { newAdmin, newMember, questionBody, supportForFile } from '../../testing/support.ts';
import { createInquiryLinks } from '../thread/inquiry-link.ts';
import { createAttachments } from './attachment-service.ts';

const support = supportForFile();
const admin = newAdmin({ name: '박관리' });

beforeAll(async () => {
  await support().service.db('settings').update({ guestInquiries: true });
});

interface Given {
  as?: object;
  name?: string;
  content?: string | Buffer;
  headers?: Record<string, string>;
}

async function upload(url: string, { as, name = '도면.txt', content = '내용', headers = {} }: Given = {}) {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const { app, token } = support().service;
  return app.inject({
    method: 'POST',
    url: `/api/email${url}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(as ? { authorization: `Bearer ${token(as)}` } : {}),
      ...headers,
    },
  });
}

const idOf = async (url: string, given: Given) => (await upload(url, given)).json().id as string;
const download = (url: string, as?: object, headers = {}) => support().ask('GET', `/api/email${url}`, { as, headers });
const answer = (number: string, as: object, attachments: string[], content = '파일을 보냅니다.') =>
  support().ask('POST', `/api/email/my-inquiries/${number}/answer`, { as, body: { content, attachments } });
const reply = (number: string, version: number, attachments: string[]) =>
  support().ask('POST', `/api/email/admin/inquiries/${number}/reply`, {
    as: admin,
    body: { version, content: '자료입니다.', attachments },
  });

async function linkOf(number: string): Promise<Record<string, string>> {
  const { app, db } = support().service;
  const inquiry = await db('inquiries').where({ number }).first('id', 'linkGeneration');
  return { 'inquiry-link': createInquiryLinks(app.config).sign(inquiry, new Date()) };
}

test('files go both ways, and each side can save them', async () => {
  const as = newMember();
  const emailAddress = `${randomUUID()}@example.com`;
  const number = await support().inquiry({ emailAddress }, as);
  const ours = await idOf(`/admin/inquiries/${number}/files`, { as: admin, name: '견적서.txt', content: '견적' });
  const replied = await reply(number, 1, [ours]);
  expect(replied.json().messages).toMatchObject([{ attachments: [{ id: ours, name: '견적서.txt', bytes: 6 }] }]);
  expect((await support().mailsTo(emailAddress)).at(-1)?.text).toContain('첨부 파일 1개');

  const theirs = await idOf(`/my-inquiries/${number}/files`, { as });
  const answered = await answer(number, as, [theirs]);
  expect(answered.json().messages).toMatchObject([{ attachments: [{ id: ours }] }, { attachments: [{ id: theirs }] }]);

  for (const id of [ours, theirs])
    for (const [url, person] of [
      [`/my-inquiries/${number}/files/${id}`, as],
      [`/admin/inquiries/${number}/files/${id}`, admin],
    ] as const) {
      const file = await download(url, person);
      expect([file.statusCode, file.body]).toEqual([200, id === ours ? '견적' : '내용']);
      expect(file.headers['content-disposition']).toMatch(/^attachment; /);
    }
  const audit = (await support().service.audit()).filter(({ action }) => action === 'inquiry.download');
  expect(audit).toMatchObject([{ target: { id: number } }, { target: { id: number } }]);
});

test('a guest sends and saves files with the mailed link', async () => {
  const body = questionBody({ emailAddress: `${randomUUID()}@example.com` });
  const { number } = (await support().ask('POST', '/api/email/send', { body })).json();
  const headers = await linkOf(number);
  const id = await idOf('/thread/files', { headers });
  const sent = { link: headers['inquiry-link'], content: '파일', attachments: [id] };
  const answered = await support().ask('POST', '/api/email/thread/answer', { body: sent });
  expect(answered.json().messages).toMatchObject([{ attachments: [{ id }] }]);
  expect((await download(`/thread/files/${id}`, undefined, headers)).body).toBe('내용');
  expect((await download(`/thread/files/${id}`)).json()).toMatchObject({ status: 404, code: 'link-invalid' });
});

describe('a file is refused', () => {
  test('to everybody who may not read the conversation, and before it is sent', async () => {
    const as = newMember();
    const [number, other] = [await support().inquiry({}, as), await support().inquiry({}, as)];
    const id = await idOf(`/my-inquiries/${number}/files`, { as });
    expect((await download(`/my-inquiries/${number}/files/${id}`, as)).json()).toMatchObject({
      status: 404,
      code: 'attachment-not-found',
    });
    await answer(number, as, [id]);
    for (const refused of [
      await download(`/my-inquiries/${number}/files/${id}`, newMember()),
      await download(`/my-inquiries/${other}/files/${id}`, as),
      await download(`/thread/files/${id}`, undefined, await linkOf(other)),
      await upload(`/my-inquiries/${number}/files`, { as: newMember() }),
    ])
      expect(refused.statusCode).toBe(404);
  });

  test('as part of a message to which it does not belong, or that has it already', async () => {
    const as = newMember();
    const [number, other] = [await support().inquiry({}, as), await support().inquiry({}, as)];
    const [mine, ofOther, ofAgent] = [
      await idOf(`/my-inquiries/${number}/files`, { as }),
      await idOf(`/my-inquiries/${other}/files`, { as }),
      await idOf(`/admin/inquiries/${number}/files`, { as: admin }),
    ];
    await answer(number, as, [mine]);
    for (const id of [mine, ofOther, ofAgent, randomUUID()])
      expect((await answer(number, as, [id])).json()).toMatchObject({
        status: 400,
        errors: { attachments: 'attachment-missing' },
      });
    expect((await reply(number, 2, [ofAgent])).statusCode).toBe(200);
  });

  test.each([
    ['of a kind that is not taken', { name: 'setup.exe', content: 'MZ' }, 415, 'file-type-not-allowed'],
    ['whose content is not what its name says', { name: 'a.pdf', content: 'MZ' }, 415, 'file-content-mismatch'],
    ['that is empty', { content: '' }, 400, 'file-empty'],
    ['of more than 5 MB', { content: Buffer.alloc(maxAttachmentBytes + 1, 'a') }, 413, 'file-too-large'],
  ])('%s', async (_what, given, status, code) => {
    const as = newMember();
    const number = await support().inquiry({}, as);
    expect((await upload(`/my-inquiries/${number}/files`, { as, ...given })).json()).toMatchObject({ status, code });
  });
});

test('what was not sent is removed after a day, and the files of a removed inquiry with it', async () => {
  const { db, app } = support().service;
  const as = newMember();
  const number = await support().inquiry({}, as);
  const [kept, unsent] = [
    await idOf(`/my-inquiries/${number}/files`, { as }),
    await idOf(`/my-inquiries/${number}/files`, { as }),
  ];
  await answer(number, as, [kept]);
  const pathOf = async (id: string) => (await db('attachments').where({ id }).first('path')).path as string;
  const [keptPath, unsentPath] = [await pathOf(kept), await pathOf(unsent)];
  await db('attachments').update({ createdAt: db.raw("now() - interval '25 hours'") });
  const { sweep } = createAttachments({ db, files: app.files });
  await sweep();
  const isStored = async (path: string) => {
    const file = await app.files.open(path);
    file?.stream.destroy();
    return file !== undefined;
  };
  expect([await isStored(unsentPath), await isStored(keptPath)]).toEqual([false, true]);
  await db('inquiries').where({ number }).delete();
  await sweep();
  expect(await isStored(keptPath)).toBe(false);
});

test("a member's own data holds the files of their conversations, and nobody else's", async () => {
  const as = newMember();
  const number = await support().inquiry({}, as);
  const id = await idOf(`/my-inquiries/${number}/files`, { as });
  await answer(number, as, [id]);
  const data = (await support().ask('GET', '/api/file/my-data', { as })).json();
  const name = `inquiries/${number}/${id.slice(0, 8)}-도면.txt`;
  expect(data).toMatchObject({ files: [{ id, name }], records: { inquiries: [{ messages: [{ files: [name] }] }] } });
  expect((await support().ask('GET', `/api/file/my-data/files/${id}`, { as })).body).toBe('내용');
  for (const [person, wrong] of [
    [newMember(), id],
    [as, 'none'],
  ] as const)
    expect((await support().ask('GET', `/api/file/my-data/files/${wrong}`, { as: person })).statusCode).toBe(404);
});
