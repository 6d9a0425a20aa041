import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { communityForFile, newAdmin, newMember } from '../../testing/community.ts';
import { picture } from '../../testing/sample-files.ts';

const community = communityForFile();
const declaration = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  portal: { bases: string[] };
};
/** Where the portal tells browsers to ask. */
const path = `/api/${declaration.portal.bases[0]}/my-data`;
const ask = (as: object, file = '') => community().ask('GET', `${path}${file && `/files/${file}`}`, { as });

test('holds every post, item of news and answer of a member with all files, in whatever state', async () => {
  const as = newMember();
  const { post, news, ask: call } = community();
  const classroomId = await post(as, { type: 'question', title: '버린 글' }, { name: '도면.txt', content: 'plans' });
  const newsId = await news(
    as,
    { title: '기다리는 소식' },
    { name: 'a.png', content: await picture('png', { width: 60, height: 40 }) },
  );
  const other = await post(newMember(), { type: 'question' }, { name: 'b.txt', content: 'b' });
  const mine = await post(as, { type: 'question' });
  await call('POST', '/api/classroom/answer', { as, body: { classroomId: mine, content: '덧붙임' } });
  await call('DELETE', `/api/classroom/remove?classroomId=${classroomId}`, { as });

  const data = (await ask(as)).json();
  expect(data).toMatchObject({
    service: 'community',
    records: {
      posts: [{ classroomId, title: '버린 글', removedAt: expect.any(String) }, { classroomId: mine }],
      news: [{ newsId, title: '기다리는 소식', status: 'hidden' }],
      answers: [{ classroomId: mine, content: '덧붙임' }],
    },
  });
  const names = data.files.map(({ name }: { name: string }) => name) as string[];
  expect(names).toEqual(
    expect.arrayContaining([`classroom/${classroomId}/도면.txt`, `news/${newsId}/image-${newsId}.webp`]),
  );
  for (const { id, bytes } of data.files) {
    const file = await ask(as, id);
    expect([file.statusCode, file.rawPayload.length]).toEqual([200, bytes]);
  }
  expect((await ask(as, `classroom-${classroomId}`)).body).toBe('plans');

  for (const stranger of [newMember(), newAdmin()])
    expect((await ask(stranger, `classroom-${classroomId}`)).json()).toMatchObject({
      status: 404,
      code: 'file-not-found',
    });
  expect((await ask(as, `classroom-${other}`)).statusCode).toBe(404);
});
