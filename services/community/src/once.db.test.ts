import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { expectRememberedWith } from '@portal/service-kit/testing';
import { communityForFile, newAdmin, newMember } from './testing/community.ts';

const community = communityForFile();
const member = newMember();
const admin = newAdmin();
const key = () => ({ 'idempotency-key': randomUUID() });
const texts = { title: '제목', content: '내용' };

test('a news item, a post and an answer are stored together with the response of their key', async () => {
  const { send, ask, service, post } = community();
  expect(
    (await send('/api/news/write', texts, { as: member, headers: key(), file: { name: 'a.txt', content: 'text' } }))
      .statusCode,
  ).toBe(201);
  await expectRememberedWith(service.db, 'news_items');
  expect(
    (await send('/api/classroom/edit', { ...texts, type: 'question' }, { as: member, headers: key() })).statusCode,
  ).toBe(201);
  await expectRememberedWith(service.db, 'classroom_posts');
  const classroomId = await post(member, { type: 'question' });
  expect(
    (await ask('POST', '/api/classroom/answer', { as: admin, body: { classroomId, content: '답변' }, headers: key() }))
      .statusCode,
  ).toBe(201);
  await expectRememberedWith(service.db, 'classroom_answers');
});
