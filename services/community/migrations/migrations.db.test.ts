import { expect, test } from '@jest/globals';
import { connectDatabase } from '@portal/service-kit/database';
import { communityForFile } from '../src/testing/community.ts';
import { migrations } from './index.ts';

const community = communityForFile();
/** What the previous version knew. */
const former = ['001-news', '002-classroom'];

test('rows of the previous version are counted, found and shown after the migrations, and the way back loses none', async () => {
  const { service, ask } = community();
  const owner = connectDatabase({ url: service.ownerUrl, schema: 'community', poolSize: 1, columns: 'stored' });
  const later = Object.keys(migrations)
    .filter((name) => !former.includes(name))
    .toSorted();
  for (const name of later.toReversed()) await migrations[name]?.down(owner);
  const author = { author_id: null, author_email: 'old@example.com' };
  await service
    .db('classroom_posts')
    .insert([1, 2, 3].map((n) => ({ ...author, type: 'free', title: `예전 글 ${n}`, content: 'x', views: 7 })));
  await service
    .db('classroom_posts')
    .insert({ ...author, type: 'free', title: '버린 글', content: 'x', removed_at: new Date() });
  await service.db('news_items').insert({
    ...author,
    status: 'visible',
    title_ko: '예전 소식',
    content_ko: 'x',
    starts_at: new Date(Date.UTC(2024, 1, 1)),
  });
  for (const name of later) await migrations[name]?.up(owner);
  // What is not in a transaction may have been cut off, and is begun anew
  const loose = later.filter((name) => migrations[name]?.transaction === false);
  expect(loose).toEqual([
    '009-search-by-month',
    '011-site-search',
    '021-folded-search',
    '025-folded-lists',
    '027-list-orders',
    '028-posts',
  ]);
  for (const name of loose) await migrations[name]?.up(owner);
  await owner.destroy();

  expect((await ask('GET', '/api/classroom/view')).json()).toMatchObject({
    total: 3,
    data: [{ title: '예전 글 3', views: 7 }, {}, {}],
  });
  expect((await ask('GET', `/api/classroom/view?title=${encodeURIComponent('예전')}`)).json().total).toBe(3);
  expect((await ask('GET', '/api/news/view')).json()).toMatchObject({
    total: 1,
    data: [{ title: '예전 소식', state: 'visible' }],
  });
  expect((await ask('GET', `/api/news/search?q=${encodeURIComponent('예전')}`)).json()).toMatchObject([
    { kind: 'classroom', found: 3 },
    { kind: 'news', found: 1 },
  ]);

  // What the previous version writes while both run is counted too
  await service.db('classroom_posts').insert({ ...author, type: 'question', title: '그사이 글', content: 'x' });
  expect((await ask('GET', '/api/classroom/view')).json()).toMatchObject({
    total: 4,
    data: [{ title: '그사이 글', state: 'waiting' }, {}, {}, {}],
  });
});

test('what was indexed as it is spelled is found by every spelling after the migration, and by its own before', async () => {
  const { service, ask } = community();
  const owner = connectDatabase({ url: service.ownerUrl, schema: 'community', poolSize: 1, columns: 'stored' });
  const found = async (q: string) =>
    (await ask('GET', `/api/news/search?q=${encodeURIComponent(q)}`))
      .json()
      .map(({ found }: { found: number }) => found);
  const { rows } = await owner.raw<{ rows: { source: string }[] }>(
    `select pg_get_functiondef('search_terms'::regproc) as source`,
  );
  const former = (rows[0]?.source ?? '').replace(/NORMALIZE\((.*), NFKC\)/i, '$1');
  expect(former).not.toMatch(/nfkc/i);
  await owner.raw(former.replaceAll('?', String.raw`\?`));
  const post = { author_id: null, author_email: 'old@example.com', type: 'free', content: '본문' };
  await service.db('classroom_posts').insert({ ...post, title: 'ㄱ형강 절단 교육 ㈜한빛정밀' });
  expect(await found('절단 교육')).toEqual([1]);
  expect(await found('㈜한빛정밀')).toEqual([]);
  for (let time = 0; time < 2; time += 1) await migrations['021-folded-search']?.up(owner);
  await owner.destroy();
  for (const q of ['절단 교육', 'ㄱ형강', '㈜한빛정밀', '(주)한빛정밀', 'ㄱ형강 절단 교육 ㈜한빛정밀'])
    expect([q, await found(q)]).toEqual([q, [1]]);
});
