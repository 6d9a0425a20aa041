import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { newAdmin, supportForFile } from '../../testing/support.ts';

const support = supportForFile();
const as = newAdmin({ name: '박관리' });
const path = '/api/email/admin/canned-replies';
const texts = (changes = {}) => ({
  title: `견적 ${randomUUID()}`,
  ko: '{{name}} 님, 안녕하세요.',
  en: null,
  ...changes,
});
const add = (body: object) => support().ask('POST', path, { as, body });
const list = async () => (await support().ask('GET', path, { as })).json() as { id: string; title: string }[];

describe('canned replies', () => {
  test('are added, changed and removed by managers, each in the audit log without its text', async () => {
    const body = texts();
    const added = await add(body);
    expect([added.statusCode, added.json()]).toEqual([
      201,
      { id: expect.any(String), ...body, version: 1, updatedAt: expect.any(String), updatedBy: '박관리' },
    ]);
    const { id } = added.json() as { id: string };
    const change = { ...body, en: ' Hello {{name}}, ', version: 1 };
    const changed = await support().ask('PATCH', `${path}/${id}`, { as, body: change });
    expect(changed.json()).toMatchObject({ en: 'Hello {{name}},', version: 2 });
    expect((await support().ask('PATCH', `${path}/${id}`, { as, body: change })).json().code).toBe('stale-edit');
    expect((await support().ask('DELETE', `${path}/${id}?version=1`, { as })).json().code).toBe('stale-edit');
    expect((await support().ask('DELETE', `${path}/${id}?version=2`, { as })).statusCode).toBe(204);
    expect((await support().ask('DELETE', `${path}/${id}`, { as })).statusCode).toBe(404);
    expect((await list()).map((reply) => reply.id)).not.toContain(id);
  });

  test('are listed by title', async () => {
    for (const title of ['나', '가']) await add(texts({ title: `목록 ${title}` }));
    expect((await list()).map(({ title }) => title).filter((title) => title.startsWith('목록'))).toEqual([
      '목록 가',
      '목록 나',
    ]);
  });

  test('have titles of their own, and a text', async () => {
    const first = texts();
    const other = (await add(texts())).json() as { id: string };
    await add(first);
    const refusals = [
      await add(first),
      await support().ask('PATCH', `${path}/${other.id}`, { as, body: { ...first, version: 1 } }),
      await add(texts({ title: '  ' })),
      await add(texts({ ko: ' \n' })),
    ];
    expect(refusals.map((answer) => [answer.statusCode, answer.json().errors])).toEqual([
      [400, { title: 'title-taken' }],
      [400, { title: 'title-taken' }],
      [400, { title: 'required' }],
      [400, { ko: 'required' }],
    ]);
  });
});
