import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { expectRightsAsDeclared } from '@portal/service-kit/testing';
import { communityForFile, newAdmin, newMember } from './testing/community.ts';
import { picture } from './testing/sample-files.ts';

type Person = 'visitor' | 'author' | 'other member' | 'admin';

interface Call {
  /** Status for each person, in the order of the list below. */
  statuses: [number, number, number, number];
  query?: () => string;
  /** A multipart form. */
  form?: () => Record<string, string>;
  body?: () => object;
}

const community = communityForFile();
const author = newMember();
const people: Record<Person, ReturnType<typeof newMember> | undefined> = {
  visitor: undefined,
  author,
  'other member': newMember(),
  admin: newAdmin(),
};

/** What `author` wrote: a question with a file and an answer, a hidden item with an image, a public one; and its image's name. */
let question: number;
let answer: number;
let hidden: number;
let shown: number;
let image: string;
let png: Buffer;

beforeAll(async () => {
  png = await picture('png', { width: 60, height: 40 });
});

async function write(): Promise<void> {
  const { post, news, ask, service } = community();
  question = await post(author, { type: 'question' }, { name: 'a.txt', content: 'a' });
  answer = (
    await ask('POST', '/api/classroom/answer', { as: author, body: { classroomId: question, content: '덧붙임' } })
  ).json().answerId;
  hidden = await news(author, {}, { name: 'a.png', content: png });
  shown = await news(author);
  await service.db('news_items').where('id', shown).update({ status: 'visible', submittedAt: null });
  image = (await ask('GET', `/api/news/detail?newsId=${hidden}`, { as: author }))
    .json()
    .thumbnailPath.split('/')
    .at(-1);
}

const ownerOnly: Call['statuses'] = [401, 200, 403, 200];
/** Of an item that is not public. */
const hiddenFile: Call['statuses'] = [404, 200, 404, 200];
const texts = { title: '바뀐 제목', content: '바뀐 내용' };

/** Calls whose answer depends on who wrote the post. The last test of this file covers all calls by their declared rights. */
const calls: Record<string, Call> = {
  'POST /api/classroom/edit': {
    statuses: [401, 200, 403, 403],
    form: () => ({ classroomId: `${question}`, type: 'free', ...texts }),
  },
  'DELETE /api/classroom/remove': {
    statuses: ownerOnly,
    query: () => `?classroomId=${question}&email=${author.email}&filePath=x`,
  },
  'DELETE /api/classroom/answer': { statuses: ownerOnly, query: () => `?answerId=${answer}` },
  'GET /api/news/detail': { statuses: hiddenFile, query: () => `?newsId=${hidden}` },
  'POST /api/news/edit': { statuses: [401, 200, 403, 403], form: () => ({ newsId: `${shown}`, ...texts }) },
  'POST /api/news/remove': {
    statuses: ownerOnly,
    body: () => ({ newsId: shown, originalPath: 'x', thumbnailPath: 'y' }),
  },
  'GET /api/news/attachment': { statuses: hiddenFile, query: () => `?newsId=${hidden}` },
  'GET /api/news/image/{newsId}/{name}': { statuses: hiddenFile },
  'GET /api/news/my-data/files/{id}': { statuses: [401, 200, 404, 404] },
};

describe.each(Object.entries(calls))('%s', (name, { statuses, query, form, body }) => {
  // Reading changes nothing: all who read may read the same
  (name.startsWith('GET ') ? beforeAll : beforeEach)(write);

  const request = (as: (typeof people)[Person], headers: Record<string, string> = {}) => {
    const [method = 'GET', path = ''] = name.split(' ');
    const url =
      path
        .replace('{newsId}', `${hidden}`)
        .replace('{name}', image)
        .replace('files/{id}', `files/classroom-${question}`) + (query?.() ?? '');
    return form
      ? community().send(url, form(), { as, headers })
      : community().ask(method as 'GET', url, { as, headers, body: body?.() });
  };

  test.each(Object.keys(people).map((person, index) => [person as Person, statuses[index] ?? 0] as const))(
    'answers a %s with %i',
    async (person, status) => {
      const given = await request(people[person]);
      expect([given.statusCode, given.statusCode < 400 || given.json()]).toEqual([
        status,
        status < 400 || expect.objectContaining({ status, requestId: expect.any(String) }),
      ]);
    },
  );
});

describe('what a client says of owners, files and showing', () => {
  test('changes nothing in a classroom post', async () => {
    const other = people['other member'];
    const forged = { email: author.email ?? '', filePath: 'classroom/x', fileName: 'x.txt' };
    const { send, ask } = community();
    const mine = (await send('/api/classroom/edit', { type: 'free', ...texts, ...forged }, { as: other })).json();
    expect(mine).toMatchObject({ email: other?.email, mine: true, fileName: null });
    expect(
      (
        await send(
          '/api/classroom/edit',
          { classroomId: `${question}`, type: 'free', ...texts, ...forged },
          { as: other },
        )
      ).json(),
    ).toMatchObject({ code: 'not-author' });
    expect(
      (
        await ask(
          'DELETE',
          `/api/classroom/remove?classroomId=${question}&email=${author.email}&filePath=classroom/x`,
          { as: other },
        )
      ).json(),
    ).toMatchObject({ code: 'not-author' });
    const kept = (
      await send(
        '/api/classroom/edit',
        { classroomId: `${question}`, type: 'question', ...texts, email: other?.email ?? '', filePath: 'x' },
        { as: author },
      )
    ).json();
    expect(kept).toMatchObject({ email: author.email, fileName: 'a.txt' });
  });

  test('changes nothing in news of a member', async () => {
    const forged = {
      email: 'x@example.com',
      status: 'visible',
      startDate: '2020-01-01',
      originalPath: 'news/x',
      thumbnailPath: 'news/y',
      filePath: 'news/z',
      fileName: 'z.txt',
      type: 'news',
    };
    const { send, ask } = community();
    const written = (await send('/api/news/write', { ...texts, ...forged }, { as: author })).json();
    expect(written).toMatchObject({
      status: 'hidden',
      state: 'waiting',
      email: author.email,
      originalPath: null,
      thumbnailPath: null,
      fileName: null,
    });
    expect(written.startDate > '2026-01-01').toBe(true);
    const edited = (
      await send('/api/news/edit', { newsId: `${hidden}`, ...texts, ...forged, startDate: 'nonsense' }, { as: author })
    ).json();
    expect(edited).toMatchObject({
      status: 'hidden',
      state: 'waiting',
      fileName: 'a.png',
      thumbnailPath: `/api/news/image/${hidden}/${image}`,
    });
    expect((await ask('GET', `/api/news/detail?newsId=${written.newsId}`)).statusCode).toBe(404);
  });

  test('an item that a member may not see cannot be probed', async () => {
    const { send, ask } = community();
    const other = people['other member'];
    expect((await send('/api/news/edit', { newsId: `${hidden}`, ...texts }, { as: other })).json()).toMatchObject({
      status: 404,
      code: 'news-not-found',
    });
    expect((await ask('POST', '/api/news/remove', { as: other, body: { newsId: hidden } })).body).toBe('0');
    expect((await ask('GET', `/api/news/image/${hidden}/${image}`, { as: other })).json()).toMatchObject({
      code: 'news-not-found',
    });
  });

  test('admins edit what the company says and what has no owner, and nothing else', async () => {
    const { service, post, news, send } = community();
    const admin = people.admin;
    const notice = await post(newAdmin(), { type: 'notice' });
    const announcement = await news(newAdmin(), { type: 'announcement' });
    expect(
      (await send('/api/classroom/edit', { classroomId: `${notice}`, type: 'notice', ...texts }, { as: admin }))
        .statusCode,
    ).toBe(200);
    expect((await send('/api/news/edit', { newsId: `${announcement}`, ...texts }, { as: admin })).statusCode).toBe(200);
    await service.db('news_items').where('id', shown).update({ authorId: null });
    expect((await send('/api/news/edit', { newsId: `${shown}`, ...texts }, { as: admin })).statusCode).toBe(200);
  });
});

describe('only admins', () => {
  test('write notices', async () => {
    const { send } = community();
    expect((await send('/api/classroom/edit', { type: 'notice', ...texts }, { as: author })).json()).toMatchObject({
      status: 403,
      code: 'notice-for-admins',
    });
    expect(
      (
        await send('/api/classroom/edit', { classroomId: `${question}`, type: 'notice', ...texts }, { as: author })
      ).json(),
    ).toMatchObject({ code: 'notice-for-admins' });
    expect((await send('/api/classroom/edit', { type: 'notice', ...texts }, { as: people.admin })).statusCode).toBe(
      201,
    );
  });

  test('write announcements', async () => {
    const { send } = community();
    expect((await send('/api/news/write', { type: 'announcement', ...texts }, { as: author })).json()).toMatchObject({
      status: 403,
      code: 'announcement-for-admins',
    });
    expect(
      (await send('/api/news/write', { type: 'announcement', ...texts }, { as: people.admin })).json(),
    ).toMatchObject({ type: 'announcement', state: 'visible' });
  });
});

describe('a form', () => {
  test.each([
    ['without a title', { content: 'x', type: 'free' }, { title: 'required' }],
    ['with a blank content', { title: 'x', content: ' \n', type: 'free' }, { content: 'required' }],
    ['without a type', { title: 'x', content: 'x' }, { type: 'required' }],
    ['of a type that there is not', { title: 'x', content: 'x', type: 'poll' }, { type: 'invalid' }],
    ['with a title that is too long', { title: 'x'.repeat(201), content: 'x', type: 'free' }, { title: 'too-long' }],
    [
      'with a field that nobody knows',
      { title: 'x', content: 'x', type: 'free', views: '9' },
      { views: 'unknown-field' },
    ],
  ])('%s is refused', async (_what, fields, errors) => {
    expect(
      (await community().send('/api/classroom/edit', fields as Record<string, string>, { as: author })).json(),
    ).toMatchObject({ status: 400, code: 'validation-failed', errors });
  });

  test('for a post that there is not is 404; of another kind than multipart 415', async () => {
    const { send, ask } = community();
    expect(
      (await send('/api/classroom/edit', { classroomId: '999999', type: 'free', ...texts }, { as: author })).json(),
    ).toMatchObject({ status: 404, code: 'classroom-not-found' });
    expect((await ask('POST', '/api/classroom/edit', { as: author, body: texts })).statusCode).toBe(415);
  });

  test('that is sent twice with one key makes one post', async () => {
    const { send, service } = community();
    const headers = { 'idempotency-key': 'one-post-of-mine' };
    const [first, second] = [
      await send('/api/classroom/edit', { type: 'free', title: '한 번', content: 'x' }, { as: author, headers }),
      await send('/api/classroom/edit', { type: 'free', title: '한 번', content: 'x' }, { as: author, headers }),
    ];
    expect([first.statusCode, second.statusCode, second.body]).toEqual([201, 201, first.body]);
    expect(await service.db('classroom_posts').where('title', '한 번')).toHaveLength(1);
  });
});

test('what was removed is gone everywhere, and removing it again says 0', async () => {
  const { ask } = community();
  const url = `/api/classroom/remove?classroomId=${question}&email=&filePath=`;
  expect([(await ask('DELETE', url, { as: author })).body, (await ask('DELETE', url, { as: author })).body]).toEqual([
    '1',
    '0',
  ]);
  for (const path of ['detail', 'attachment'])
    expect((await ask('GET', `/api/classroom/${path}?classroomId=${question}`, { as: people.admin })).statusCode).toBe(
      404,
    );
  expect(
    (await ask('POST', '/api/classroom/answer', { as: people.admin, body: { classroomId: question, content: 'x' } }))
      .statusCode,
  ).toBe(404);
});

test('every call is open to those whom it declares, and to nobody else', async () => {
  await expectRightsAsDeclared(community().service, {
    service: 'community',
    documents: [new URL('../openapi.json', import.meta.url), new URL('../openapi-classroom.json', import.meta.url)],
  });
}, 60_000);
