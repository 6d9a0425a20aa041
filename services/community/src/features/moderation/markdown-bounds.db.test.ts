import { describe, expect, test } from '@jest/globals';
import { communityForFile, newAdmin, newMember } from '../../testing/community.ts';

const community = communityForFile();
const member = newMember();
const admin = newAdmin();

const hostile = [
  ['delimiters', '*a_'.repeat(1_600)],
  ['quotes', '> '.repeat(2_000)],
  ['lists', `${'- '.repeat(2_000)}a`],
  ['spaces', `a${' '.repeat(4_000)}b`],
] as const;

describe.each(hostile)('Markdown that pages cannot parse in time (%s)', (_, content) => {
  const refused = (errors: object) => ({ status: 400, code: 'validation-failed', errors });

  test('is refused in a post, new or changed', async () => {
    const { send, post, service } = community();
    const fields = { type: 'free', title: '제목', content };
    expect((await send('/api/classroom/edit', fields, { as: member })).json()).toMatchObject(
      refused({ content: 'markdown-too-complex' }),
    );
    const id = await post(member);
    expect(
      (await send('/api/classroom/edit', { ...fields, classroomId: String(id) }, { as: member })).json(),
    ).toMatchObject(refused({ content: 'markdown-too-complex' }));
    expect(await service.db('classroom_posts').where('id', id).first('content')).toEqual({ content: '내용' });
  });

  test('is refused in an answer', async () => {
    const { ask, post } = community();
    const classroomId = await post(member, { type: 'question' });
    const answer = await ask('POST', '/api/classroom/answer', { as: member, body: { classroomId, content } });
    expect(answer.json()).toMatchObject(refused({ content: 'markdown-too-complex' }));
    expect((await ask('GET', `/api/classroom/detail?classroomId=${classroomId}`)).json()).toMatchObject({ answers: 0 });
  });

  test('is refused in both languages of an item of news, new or corrected', async () => {
    const { send, ask, news } = community();
    const both = refused({ content: 'markdown-too-complex', contentEn: 'markdown-too-complex' });
    const texts = { title: '소식', content, titleEn: 'News', contentEn: content };
    expect((await send('/api/news/write', texts, { as: admin })).json()).toMatchObject(both);
    const id = await news(admin);
    const corrected = await ask('POST', `/api/news/admin/items/${id}/texts`, {
      as: admin,
      body: { ...texts, version: 1, imageAlt: null, imageAltEn: null },
    });
    expect(corrected.json()).toMatchObject(both);
  });
});

test('a long article with tables, lists and code is accepted', async () => {
  const content =
    '## 제목\n\n**강조** [링크](/news)\n\n- 하나\n- 둘\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nint *a;\n```\n\n'.repeat(
      200,
    );
  expect(await community().post(member, { content })).toBeGreaterThan(0);
});
