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
const auditOf = async (id: string) =>
  (await support().service.audit()).filter(({ target }) => target?.type === 'canned-reply' && target.id === id);

describe('canned replies', () => {
  test('are added, changed and removed by managers, each in the audit log without its text', async () => {
    const body = texts();
    const added = await add(body);
    expect([added.statusCode, added.json()]).toEqual([
      201,
      {
        entryId: expect.any(String),
        id: expect.any(String),
        ...body,
        version: 1,
        updatedAt: expect.any(String),
        updatedBy: '박관리',
      },
    ]);
    const { id } = added.json() as { id: string };
    const change = { ...body, en: ' Hello {{name}}, ', version: 1 };
    const changed = await support().ask('PATCH', `${path}/${id}`, { as, body: change });
    expect(changed.json()).toMatchObject({ en: 'Hello {{name}},', version: 2 });
    expect((await support().ask('PATCH', `${path}/${id}`, { as, body: change })).json().code).toBe('stale-edit');
    expect((await support().ask('DELETE', `${path}/${id}?version=1`, { as })).json().code).toBe('stale-edit');
    expect((await support().ask('DELETE', `${path}/${id}?version=2`, { as })).json()).toBe(1);
    expect((await support().ask('DELETE', `${path}/${id}`, { as })).json()).toBe(0);
    expect((await list()).map((reply) => reply.id)).not.toContain(id);
    const entries = await auditOf(id);
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['canned-reply.create', {}],
      ['canned-reply.change', { fields: ['en'], before: {} }],
      ['canned-reply.remove', {}],
    ]);
    expect(entries[0]?.target?.label).toBe(body.title);
  });

  test('are listed by title', async () => {
    for (const title of ['나', '가']) await add(texts({ title: `목록 ${title}` }));
    expect((await list()).map(({ title }) => title).filter((title) => title.startsWith('목록'))).toEqual([
      '목록 가',
      '목록 나',
    ]);
  });

  test('have a history that brings an earlier text back', async () => {
    const { id } = (await add(texts({ ko: '처음' }))).json() as { id: string };
    await support().ask('PATCH', `${path}/${id}`, { as, body: { ko: '나중', version: 1 } });
    const restored = await support().ask('POST', `${path}/${id}/revisions/1/restore`, { as, body: { version: 2 } });
    expect(restored.json()).toEqual({ version: 3 });
    expect(await list()).toContainEqual(expect.objectContaining({ id, ko: '처음' }));
  });

  test('are 200 at most', async () => {
    const { db } = support().service;
    const rows = Array.from({ length: 200 }, (_, at) => ({ title: `많은 ${at}`, ko: '글', updatedBy: '박관리' }));
    await db('canned_replies').insert(rows);
    const refused = await add(texts());
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too-many']);
    await db('canned_replies').whereLike('title', '많은 %').delete();
  });

  test('are written by the version of the service before beside this one', async () => {
    const { db } = support().service;
    const row = { title: `전 ${randomUUID()}`, ko: '글', updatedBy: '박관리' };
    for (const written of [1, 0])
      expect(await db('canned_replies').insert(row).onConflict('title').ignore().returning('id')).toHaveLength(written);
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
