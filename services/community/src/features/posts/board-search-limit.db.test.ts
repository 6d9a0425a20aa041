import { expect, test } from '@jest/globals';
import { limitedSearch } from '@portal/service-kit';
import { communityForFile, newAdmin, newMember } from '../../testing/community.ts';

const community = communityForFile();

test('searches of boards have the share of all searches, and lists go on while it is used up', async () => {
  const { service, ask, post, news } = community();
  const classroomId = await post(newMember(), { title: '현미경 질문' });
  const newsId = await news(newAdmin(), { title: '현미경 소식', status: 'visible' });
  const q = encodeURIComponent('현미경');
  const searches = [
    `/api/classroom/view?title=${q}`,
    `/api/classroom/detail?classroomId=${classroomId}&title=${q}`,
    `/api/news/view?title=${q}`,
    `/api/news/detail?newsId=${newsId}&title=${q}`,
    `/api/news/search?q=${q}`,
  ];
  const statusesOf = async (urls: string[]) => {
    const statuses: number[] = [];
    for (const url of urls) statuses.push((await ask('GET', url)).statusCode);
    return statuses;
  };
  expect(await statusesOf(searches)).toEqual([200, 200, 200, 200, 200]);

  let release = () => undefined as void;
  const over = new Promise<void>((resolve) => (release = resolve));
  const held = limitedSearch(service.db, () => over);
  const refused = await Promise.all(searches.map((url) => ask('GET', url)));
  expect(
    refused.map((response) => [response.statusCode, response.json().code, response.headers['retry-after']]),
  ).toEqual(searches.map(() => [503, 'search-busy', '3']));
  expect(await statusesOf(['/api/classroom/view', '/api/news/view'])).toEqual([200, 200]);
  release();
  await held;
  expect(await statusesOf(searches)).toEqual([200, 200, 200, 200, 200]);
});
