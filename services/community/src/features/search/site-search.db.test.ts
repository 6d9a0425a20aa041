import { expect, test } from '@jest/globals';
import { communityForFile, newAdmin, newMember } from '../../testing/community.ts';

const community = communityForFile();
const author = { authorId: null, authorEmail: 'a@example.com' };
const day = 86_400_000;

interface Hit {
  title: string;
  path: string;
}

async function paths(q: string, locale = 'ko'): Promise<string[]> {
  const response = await community().ask('GET', `/api/news/search?locale=${locale}&q=${encodeURIComponent(q)}`);
  expect(response.statusCode).toBe(200);
  return response.json().flatMap((group: { hits: Hit[] }) => group.hits.map(({ path }) => path));
}

test('finds what visitors may read, in the language in which they see it, and nothing else', async () => {
  const { service } = community();
  const item = (fields: object) =>
    service
      .db('news_items')
      .insert({ ...author, status: 'visible', titleKo: '무지개 소식', contentKo: '본문', ...fields })
      .returning('id')
      .then(([row]) => (row as { id: number }).id);
  const shown = await item({});
  const translated = await item({ titleEn: 'Rainbow news', contentEn: 'Text', type: 'announcement' });
  await item({ status: 'hidden' });
  await item({ startsAt: new Date(Date.now() + day) });
  const removed = await item({ removedAt: new Date() });
  expect((await paths('무지개')).toSorted()).toEqual([`/education/announcement/${translated}`, `/news/${shown}`]);
  expect(await paths('rainbow')).toEqual([]);
  expect(await paths('rainbow', 'en')).toEqual([`/education/announcement/${translated}`]);
  expect(await paths('무지개', 'en')).toEqual([`/news/${shown}`]);

  // Each change is found at once, whoever makes it
  await service.db('news_items').where('id', shown).update({ status: 'hidden' });
  await service.db('news_items').where('id', removed).update({ removedAt: null });
  await service.db('news_items').where('id', translated).update({ titleKo: '소나기' });
  expect(await paths('무지개')).toEqual([`/news/${removed}`]);
  await service.db('news_items').where('id', removed).delete();
  expect(await paths('무지개')).toEqual([]);
});

test('what a member writes is not found before an editor publishes it; posts are found until they are removed', async () => {
  const { ask, news, post } = community();
  const member = newMember();
  await news(member, { title: '비밀스러운 초안' });
  expect(await paths('비밀스러운')).toEqual([]);
  const published = await news(newAdmin(), { title: '비밀스러운 공지', status: 'visible', type: 'announcement' });
  const question = await post(member, {
    title: '**현미경** 질문',
    content: '[렌즈](https://example.com/secret-link)를 바꿉니다',
  });
  expect(await paths('비밀스러운')).toEqual([`/education/announcement/${published}`]);
  expect(await paths('렌즈 현미경')).toEqual([`/education/classroom/${question}`]);
  expect(await paths('secret')).toEqual([]);
  await ask('DELETE', `/api/classroom/remove?classroomId=${question}`, { as: member });
  expect(await paths('현미경')).toEqual([]);
});

test('marks and counts hits, those in titles first', async () => {
  const { service, ask } = community();
  const rows = Array.from({ length: 7 }, (_, n) => ({
    ...author,
    type: 'free',
    title: n === 3 ? 'SM-IO 게이트웨이' : `글 ${n}`,
    content: `${'앞 문장 '.repeat(n * 20)}게이트 웨이 smio 연결`,
  }));
  await service.db('classroomPosts').insert(rows);
  const search = async (query: string) => (await ask('GET', `/api/news/search?${query}`)).json();
  const [group] = await search(`q=${encodeURIComponent('게이트웨이 smio')}&limit=2&kind=classroom`);
  expect(group).toMatchObject({ kind: 'classroom', found: 7, isCapped: false });
  expect(group.hits).toMatchObject([{ title: 'SM-IO 게이트웨이', score: 2 }, { score: 1 }]);
  const marked = ({ title, titleMarks }: { title: string; titleMarks: [number, number][] }) =>
    titleMarks.map(([start, end]) => title.slice(start, end));
  expect(marked(group.hits[0])).toEqual(['SM-IO', '게이트웨이']);
  // Pairs of letters in other places make no hit, a single letter is looked for in titles, and symbols find nothing
  expect(await search(`q=${encodeURIComponent('웨이트게')}`)).toEqual([]);
  expect((await search(`q=${encodeURIComponent('앞')}`)).length).toBe(0);
  expect((await search(`q=${encodeURIComponent('글')}`))[0].found).toBe(6);
  expect(await search(`q=${encodeURIComponent('%_!')}`)).toEqual([]);
  expect((await ask('GET', '/api/news/search?q=a&limit=51')).statusCode).toBe(400);
});

test.each(['ㄱ형강', 'ﾡ형강', '㈜한빛정밀', '(주)한빛정밀', '㈜', 'ＷＥＢ eq', 'web EQ', 'café', 'ㄱ'])(
  'the site, boards and the list of editors find %s, in every spelling',
  async (typed) => {
    const as = newAdmin();
    const title = 'ㄱ형강 절단 ㈜한빛정밀 WEB ＥＱ cafe\u0301';
    const { db } = community().service;
    const rows = async (url: string) =>
      (await community().ask('GET', url, { as })).json().data.map((row: { title: string }) => row.title);
    if ((await db('news_items').where({ titleKo: title })).length === 0) {
      await db('news_items').insert({ ...author, status: 'visible', titleKo: title, contentKo: 'x' });
      await db('classroom_posts').insert({ ...author, type: 'free', title, content: 'x' });
    }
    const [newsId] = await db('news_items').where({ titleKo: title }).pluck('id');
    const [postId] = await db('classroom_posts').where({ title }).pluck('id');
    expect((await paths(typed)).toSorted()).toEqual([`/education/classroom/${postId}`, `/news/${newsId}`]);
    const q = encodeURIComponent(typed);
    expect(await rows(`/api/news/view?title=${q}`)).toEqual([title]);
    expect(await rows(`/api/classroom/view?title=${q}`)).toEqual([title]);
    expect(await rows(`/api/classroom/admin/posts?search=${q}`)).toEqual([title, title]);
  },
);
