import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { enqueueMail, outboxMigration } from '../mail/outbox.ts';
import { revisionMigration } from '../revisions/revision-migration.ts';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import { mailInBoth, mailOf, mailTemplate } from './mail-template.ts';
import { mailTemplateMigration } from './mail-template-migration.ts';

const template = mailTemplate({
  name: 'welcome',
  title: { ko: '환영', en: 'Welcome' },
  placeholders: {
    name: { about: { ko: '이름', en: 'Name' }, sample: { ko: '김하늘', en: 'Haneul' } },
    link: {
      about: { ko: '링크', en: 'Link' },
      sample: { ko: 'https://a.example', en: 'https://a.example' },
      isRequired: true,
    },
  },
  ko: { subject: '{{name}}님', text: '안녕하세요.\n{{link}}\n' },
  en: { subject: 'For {{name}}', text: 'Hello\n{{link}}\n' },
});
const builtIn = {
  koSubject: '{{name}}님',
  koText: '안녕하세요.\n{{link}}\n',
  enSubject: 'For {{name}}',
  enText: 'Hello\n{{link}}\n',
};
const edited = { ...builtIn, koSubject: '반갑습니다, {{name}}님', koText: '고친 글 {{link}}' };

type Caller = Parameters<TestService['token']>[0];
const manager: Caller = { email: 'manager@example.com', role: 'member', roles: { sample: ['manager'] } };

let service: TestService;
beforeAll(async () => {
  service = await createTestService(
    defineService({
      name: 'sample',
      bases: { sample: () => undefined },
      migrations: {
        '001-outbox': outboxMigration,
        '002-revisions': revisionMigration,
        '003-mail-templates': mailTemplateMigration,
      },
      mails: [template],
    }),
  );
}, 30_000);
afterAll(() => service.close());

beforeEach(async () => {
  for (const table of ['outbox', 'revisions', 'mail_templates']) await service.db(table).delete();
});

interface State {
  version: number;
  isEdited: boolean;
  isOutdated: boolean;
  texts: typeof builtIn;
}

async function call(method: 'GET' | 'POST' | 'PUT', path = '', payload?: object, user: Caller = manager) {
  const answer = await service.app.inject({
    method,
    url: `/api/sample/admin/mail-templates${path}`,
    headers: { authorization: `Bearer ${service.token(user)}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<State & Record<string, unknown>>() };
}
const edit = (texts: object, version = 1) => call('PUT', '/welcome', { ...texts, version });

let mails = 0;
async function mailed(locale: 'ko' | 'en', values = { name: 'Kim', link: 'https://b.example' }) {
  mails += 1;
  await enqueueMail(service.db, {
    to: 'kim@example.com',
    key: `welcome:${mails}`,
    ...mailOf(template, locale, values),
  });
  return service
    .db('outbox')
    .where({ key: `welcome:${mails}` })
    .first<{ subject: string; bodyText: string; bodyHtml: string }>();
}

describe('the words of a mail', () => {
  test('are the built-in ones until they are changed, and the changed ones from then on', async () => {
    expect(await mailed('ko')).toMatchObject({ subject: 'Kim님', bodyText: '안녕하세요.\nhttps://b.example\n' });
    const { status, body } = await edit(edited);
    expect([status, body.version, body.isEdited]).toEqual([200, 2, true]);
    expect(await mailed('ko')).toMatchObject({
      subject: '반갑습니다, Kim님',
      bodyText: '고친 글 https://b.example\n',
      bodyHtml: expect.stringContaining('href="https://b.example"'),
    });
    expect(await mailed('en')).toMatchObject({ subject: 'For Kim' });
  });

  test('stand beneath each other in a mail in both languages', async () => {
    const values = { name: 'Kim', link: 'https://b.example' };
    await enqueueMail(service.db, {
      to: 'kim@example.com',
      key: 'both',
      ...mailInBoth(template, { ko: values, en: values }),
    });
    expect(await service.db('outbox').where({ key: 'both' }).first()).toMatchObject({
      subject: 'Kim님 / For Kim',
      bodyText: '안녕하세요.\nhttps://b.example\n\n\nHello\nhttps://b.example\n',
    });
  });

  test('are listed and read with their placeholders', async () => {
    expect((await call('GET')).body).toMatchObject({
      templates: [{ name: 'welcome', isEdited: false, updatedAt: null }],
    });
    expect((await call('GET', '/welcome')).body).toMatchObject({
      version: 1,
      texts: builtIn,
      builtIn,
      placeholders: [
        { name: 'name', isRequired: false },
        { name: 'link', isRequired: true, sample: { ko: 'https://a.example' } },
      ],
    });
    expect((await call('GET', '/other')).body).toMatchObject({ code: 'mail-template-not-found' });
  });

  test('are refused with unknown or missing placeholders, field by field', async () => {
    const { status, body } = await edit({ ...edited, koSubject: '{{nmae}}', enText: 'no link' });
    expect([status, body['errors']]).toEqual([
      400,
      { koSubject: 'unknown-placeholder', enText: 'missing-placeholder' },
    ]);
    expect((await edit({ ...edited, koText: ' ' })).body['errors']).toEqual({ koText: 'required' });
  });

  test('of two who edit at once, the second is told', async () => {
    await edit(edited);
    expect((await edit({ ...edited, koText: '{{link}}' })).body).toMatchObject({ code: 'stale-edit' });
    const answers = await Promise.all([edit(edited, 2), edit({ ...edited, enText: '{{link}}' }, 2)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('go back to the built-in ones, which are not stored', async () => {
    await edit(edited);
    const { body } = await call('POST', '/welcome/reset', { version: 2 });
    expect(body).toMatchObject({ version: 3, isEdited: false, texts: builtIn });
    expect(await service.db('mail_templates').first('texts')).toEqual({ texts: null });
  });

  test('have a history, from which they are brought back', async () => {
    await edit(edited);
    await call('POST', '/welcome/reset', { version: 2 });
    const { revisions } = (await call('GET', '/welcome/revisions')).body as unknown as {
      revisions: { number: number; event: string; fields: string[] }[];
    };
    expect(revisions.map(({ event, fields }) => [event, fields.toSorted()])).toEqual([
      ['change', ['koSubject', 'koText']],
      ['change', ['koSubject', 'koText']],
      ['begin', []],
    ]);
    expect((await call('POST', '/welcome/revisions/2/restore', { version: 3 })).body).toEqual({ version: 4 });
    expect((await call('GET', '/welcome')).body.texts.koSubject).toBe(edited.koSubject);
    expect((await service.audit()).slice(-3).map(({ action }) => action)).toEqual([
      'mail-template.edit',
      'mail-template.reset',
      'mail-template.restore',
    ]);
  });

  test('that name placeholders of an earlier version are not sent', async () => {
    await edit(edited);
    await service.db('mail_templates').update({ texts: JSON.stringify({ ...edited, koText: '{{gone}} {{link}}' }) });
    expect((await call('GET', '/welcome')).body).toMatchObject({ isEdited: true, isOutdated: true });
    expect(await mailed('ko')).toMatchObject({ subject: 'Kim님' });
    expect(await mailed('en')).toMatchObject({ subject: 'For Kim' });
  });
});

describe('a trial', () => {
  const trial = { locale: 'ko', subject: '{{name}}님께', text: '보기 {{link}}' };

  test('is shown with sample values, and stores nothing', async () => {
    expect((await call('POST', '/welcome/preview', trial)).body).toMatchObject({
      subject: '김하늘님께',
      text: '보기 https://a.example\n',
      html: expect.stringContaining('<html lang="ko">'),
    });
    expect((await call('POST', '/welcome/preview', { ...trial, text: '{{x}}' })).body['errors']).toEqual({
      text: 'unknown-placeholder',
    });
    expect(await service.db('mail_templates').first()).toBeUndefined();
  });

  test('is mailed to who asks, as text and HTML', async () => {
    const { body } = await call('POST', '/welcome/test', trial);
    expect(body).toEqual({ recipient: 'manager@example.com' });
    const sent = (await service.mails()).at(-1);
    expect(sent).toMatchObject({ to: 'manager@example.com', subject: '[시험 메일] 김하늘님께' });
    expect(sent?.text).toContain('보기 https://a.example');
    expect(sent?.headers['content-type']).toContain('multipart/alternative');
  });
});

test.each([
  ['an editor', { role: 'member', roles: { sample: ['editor'] } }],
  ['a member', { role: 'member' }],
] satisfies [string, Caller][])('the words of mails are not for %s', async (_who, user) => {
  expect((await call('GET', '', undefined, user)).status).toBe(403);
  expect((await call('PUT', '/welcome', { ...edited, version: 1 }, user)).status).toBe(403);
});
