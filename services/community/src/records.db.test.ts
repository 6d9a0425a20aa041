import { expect, test } from '@jest/globals';
import { communityForFile, newMember } from './testing/community.ts';

const community = communityForFile();
const editor = { role: 'member', roles: { community: ['editor'] } } as const;
const agent = { role: 'member', roles: { community: ['agent'] } } as const;
const read = async (query: string, { roles, role }: typeof editor | typeof agent) =>
  (
    await community().ask('GET', `/api/news/admin/${query}`, {
      as: { role, roles: { community: [...roles.community] } },
    })
  ).json();

test('an editor sees the posts of a member on all boards, the newest first', async () => {
  const author = newMember();
  const post = await community().post(author, { title: '강의실 글' });
  const news = await community().news(author, { title: '소식 글' });
  await community().post(newMember(), { title: '남의 글' });
  expect(await read(`person?user=${author.id}`, editor)).toMatchObject({
    groups: [
      {
        id: 'posts',
        total: 2,
        records: [
          { label: '소식 글', note: '소식', path: `/admin/community/posts/news/${news}` },
          { label: '강의실 글', note: '강의실', path: `/admin/community/posts/classroom/${post}` },
        ],
      },
    ],
  });
  expect(await read(`person?user=${author.id}`, agent)).toEqual({ groups: [] });
});

test('an editor finds posts by their titles', async () => {
  await community().post(newMember(), { title: '희귀한낱말 이야기' });
  expect(await read(`lookup?q=${encodeURIComponent('희귀한')}`, editor)).toMatchObject({
    groups: [{ id: 'posts', records: [{ label: '희귀한낱말 이야기', note: '강의실' }] }],
  });
});
