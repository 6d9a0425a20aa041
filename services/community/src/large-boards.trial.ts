import { seoulIso } from '@portal/service-kit';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { addPosts } from './testing/add-posts.ts';
import { communityForFile, newMember } from './testing/community.ts';

const community = communityForFile();
const member = newMember();
const rows = 40_000;

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** How Postgres reads the tables for a call: names of indexes, of tables that are read from end to end, and how many of their rows it looks at. */
async function plansOf(url: string, as?: object): Promise<{ indexes: string[]; scanned: string[]; looked: number }> {
  const { db } = community().service;
  const seen: { sql: string; bindings: unknown[] }[] = [];
  const note = (query: { sql: string; bindings: unknown[] }) => void seen.push(query);
  db.on('query', note);
  expect((await community().ask('GET', url, { as })).statusCode).toBe(200);
  db.off('query', note);
  const client = (await db.client.acquireConnection()) as {
    query(text: string, values: unknown[]): Promise<{ rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] }>;
  };
  try {
    const nodes: Plan[] = [];
    for (const { sql, bindings } of seen.filter((query) => /^\(?(select|with) /.test(query.sql))) {
      const {
        rows: [row],
      } = await client.query(`explain (analyze, format json) ${sql}`, bindings);
      if (row) nodes.push(...nodesOf(row['QUERY PLAN'][0].Plan));
    }
    const rowsOf = (node: Plan) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    return {
      looked: nodes
        .filter((node) => /^posts$/.test(node['Relation Name'] ?? ''))
        .reduce((sum, node) => sum + rowsOf(node), 0),
      indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
      scanned: nodes.filter((node) => node['Node Type'] === 'Seq Scan').flatMap((node) => node['Relation Name'] ?? []),
    };
  } finally {
    await db.client.releaseConnection(client);
  }
}

beforeAll(async () => {
  const { service } = community();
  await addPosts(service, { rows, authorId: member.id ?? '' });
  await service.db.transaction(async (trx) => {
    // A moment that many share
    await trx.raw(
      `update posts set starts_at = first.starts_at, created_at = first.starts_at from (select starts_at from posts where title_ko like '% 20000' and board = 'classroom') first
       where board = 'classroom' and title_ko ~ ' 2000[1-9]$'`,
    );
    await trx.raw('analyze');
  });
}, 120_000);

const numberOf = async (query: {
  count(column: object): { first(): PromiseLike<Record<string, unknown> | undefined> };
}) => Number((await query.count({ n: '*' }).first())?.['n']);
const ids = (answer: { json(): { data: { classroomId?: number; newsId?: number }[] } }) =>
  answer.json().data.map((item) => item.classroomId ?? item.newsId);

describe('a board of forty thousand', () => {
  test.each<[string, string | RegExp]>([
    ['/api/classroom/view', 'posts_list'],
    ['/api/classroom/view?page=3000', 'posts_list'],
    ['/api/classroom/view?type=question&page=700', /posts_(by_type|list)/],
    [`/api/classroom/view?title=${encodeURIComponent('비전')}`, 'posts_folded'],
    [`/api/classroom/view?title=${encodeURIComponent('끝')}`, 'posts_folded'],
    ['/api/news/view', 'posts_public'],
    ['/api/news/view?page=3000', 'posts_public'],
    ['/api/news/pages', 'posts_public'],
    [`/api/news/view?title=${encodeURIComponent('비전')}`, 'posts_folded'],
  ])('%s is read by the index %s, and no table from end to end', async (url, index) => {
    const { indexes, scanned } = await plansOf(url);
    expect(indexes.join(' ')).toMatch(index);
    expect(scanned).not.toContain('posts');
  });

  test.each<[number, string]>([
    [200, 'all'],
    [2_345, 'all'],
    [3_200, 'all'],
    [700, 'question'],
  ])('page %i of %s is what counting from the top gives', async (page, type) => {
    const { service, ask } = community();
    const expected = service
      .db('posts')
      .where({ board: 'classroom' })
      .orderBy([
        { column: 'startsAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .offset((page - 1) * 10)
      .limit(10);
    const given = await ask('GET', `/api/classroom/view?page=${page}&type=${type}`);
    const rowsThere = await (type === 'all' ? expected.whereNot('type', 'notice') : expected.where({ type })).pluck(
      'id',
    );
    expect(rowsThere).toHaveLength(10);
    expect(ids(given)).toEqual(rowsThere);
    expect(given.json().total).toBe(type === 'all' ? 32_000 : 8_000);
  });

  test('pages of the same moment neither repeat nor lose a post', async () => {
    const { service, ask } = community();
    const newer = await numberOf(
      service
        .db('posts')
        .where({ board: 'classroom' })
        .whereNot('type', 'notice')
        .whereRaw(`created_at > (select created_at from posts where board = 'classroom' and title_ko like '% 20000')`),
    );
    const first = Math.floor(newer / 10) + 1;
    const pages = await Promise.all([0, 1, 2].map((step) => ask('GET', `/api/classroom/view?page=${first + step}`)));
    expect(new Set(pages.flatMap(ids)).size).toBe(30);
  });

  test.each([200, 3_000])('page %i of the news counts what each reader sees', async (page) => {
    const { service, ask } = community();
    const list = () =>
      service
        .db('posts')
        .where({ board: 'news' })
        .orderBy([
          { column: 'startsAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .offset((page - 1) * 10)
        .limit(10);
    const isPublic = `(status = 'visible' and starts_at <= now())`;
    expect(ids(await ask('GET', `/api/news/view?page=${page}`))).toEqual(await list().whereRaw(isPublic).pluck('id'));
    expect(ids(await ask('GET', `/api/news/view?page=${page}`, { as: member }))).toEqual(
      await list()
        .whereRaw(`(${isPublic} or author_id = ?)`, [member.id ?? ''])
        .pluck('id'),
    );
    const total = await numberOf(
      service
        .db('posts')
        .where({ board: 'news' })
        .whereRaw(`(${isPublic} or author_id = ?)`, [member.id ?? '']),
    );
    expect((await ask('GET', `/api/news/view?page=${page}`, { as: member })).json().total).toBe(total);
  });

  test('a search that finds very much says so, and the counts follow every change', async () => {
    const { service, ask } = community();
    expect((await ask('GET', `/api/classroom/view?title=${encodeURIComponent('스마트')}`)).json()).toMatchObject({
      total: 8_000,
      totalIsCapped: false,
    });
    expect((await ask('GET', `/api/classroom/view?title=${encodeURIComponent('0')}`)).json()).toMatchObject({
      total: 10_000,
      totalIsCapped: true,
      pageLenght: 1_000,
    });
    const total = async () => (await ask('GET', '/api/classroom/view')).json().total;
    await service
      .db('posts')
      .where({ board: 'classroom' })
      .whereRaw(`title_ko like '% 3_'`)
      .update({ removedAt: new Date() });
    expect(await total()).toBe(31_992);
    await service
      .db('posts')
      .where({ board: 'classroom' })
      .whereNotNull('removedAt')
      .update({ removedAt: null, type: 'notice' });
    expect(await total()).toBe(31_992);
    await service.db('posts').where({ board: 'classroom' }).whereRaw(`title_ko like '% 4_'`).delete();
    expect(await total()).toBe(31_984);
  });
});

const find = (word: string) => `title=${encodeURIComponent(word)}`;
const asked = async (url: string) => (await community().ask('GET', url)).json();

describe('a search whose hits are all at the old end of a board', () => {
  const olderHits = (type: string) => {
    const posts = community()
      .service.db('posts')
      .where({ board: 'classroom' })
      .whereRaw(`strpos(title_ko, '옛날') > 0`)
      .orderBy([
        { column: 'startsAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]);
    return type === 'all' ? posts.whereNot('type', 'notice') : posts.where({ type });
  };

  test.each<[number, string]>([
    [1, 'all'],
    [333, 'all'],
    [1_000, 'all'],
    [1, 'question'],
    [300, 'question'],
    [1, 'notice'],
  ])('page %i of %s is what counting from the top gives', async (page, type) => {
    const expected: number[] = await olderHits(type)
      .offset((page - 1) * 10)
      .limit(10)
      .pluck('id');
    const given = await community().ask('GET', `/api/classroom/view?page=${page}&type=${type}&${find('옛날')}`);
    expect(expected).toHaveLength(10);
    expect(ids(given)).toEqual(expected);
    expect(given.json()).toMatchObject(
      type === 'all'
        ? { total: 10_000, totalIsCapped: true, pageLenght: 1_000 }
        : { total: 3_000, totalIsCapped: false, pageLenght: 300 },
    );
  });

  test('has no page after the last, and a long page ends with the last hit that is counted', async () => {
    expect(await asked(`/api/classroom/view?page=1001&${find('옛날')}`)).toMatchObject({
      data: [],
      total: 10_000,
      totalIsCapped: true,
    });
    expect((await asked(`/api/classroom/view?page=102&itemsPerPage=99&${find('옛날')}`)).data).toHaveLength(1);
  });

  test.each<[string, number]>([
    ['옛날', 20_000],
    ['끝', 500],
    ['궗', 500],
  ])('%s is found without a look at every title', async (word, atMost) => {
    expect((await plansOf(`/api/classroom/view?${find(word)}`)).looked).toBeLessThan(atMost);
  });

  test('a post has the hits before and after it as neighbours, however far away', async () => {
    const { service } = community();
    const around = async (classroomId: number) => {
      const { previous, next } = await asked(`/api/classroom/detail?classroomId=${classroomId}&${find('옛날')}`);
      return [previous?.classroomId, next?.classroomId];
    };
    const hits: number[] = await olderHits('all').pluck('id');
    const newest = await service
      .db('posts')
      .where({ board: 'classroom' })
      .whereNot('type', 'notice')
      .orderBy('createdAt', 'desc')
      .first('id');
    expect(await around(newest.id)).toEqual([hits[0], undefined]);
    expect(await around(hits[0] ?? 0)).toEqual([hits[1], undefined]);
    expect(await around(hits[6_000] ?? 0)).toEqual([hits[6_001], hits[5_999]]);
    expect(await around(hits.at(-1) ?? 0)).toEqual([undefined, hits.at(-2)]);
  });
});

test('few hits far apart make one page, in order', async () => {
  const expected = await community()
    .service.db('posts')
    .where({ board: 'classroom' })
    .whereRaw(`strpos(title_ko, '비전') > 0`)
    .whereNot('type', 'notice')
    .orderBy([
      { column: 'startsAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .pluck('id');
  const { data, total: found } = await asked(`/api/classroom/view?${find('비전')}`);
  expect(data.map((post: { classroomId: number }) => post.classroomId)).toEqual(expected);
  expect(found).toBe(expected.length);
});

test('a search of the news finds what its reader may see', async () => {
  const { service, ask } = community();
  const isPublic = `(status = 'visible' and starts_at <= now())`;
  const hits = (condition: string, values: string[] = []) =>
    service
      .db('posts')
      .where({ board: 'news' })
      .whereRaw(`strpos(title_ko, '9') > 0`)
      .whereRaw(condition, values)
      .orderBy([
        { column: 'startsAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]);
  for (const [as, condition, values] of [
    [undefined, isPublic, []],
    [member, `(${isPublic} or author_id = ?)`, [member.id ?? '']],
  ] as const) {
    const expected: number[] = await hits(condition, [...values])
      .limit(10_000)
      .pluck('id');
    for (const page of [1, 4, 500]) {
      const answer = await ask('GET', `/api/news/view?page=${page}&${find('9')}`, { as });
      expect(ids(answer)).toEqual(expected.slice((page - 1) * 10, page * 10));
      expect(answer.json().startDate).toBe(seoulIso((await hits(condition, [...values]).first('startsAt')).startsAt));
    }
  }
});
