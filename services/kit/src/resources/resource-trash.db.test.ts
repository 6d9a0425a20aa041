import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { purgeTrash } from './resource-routes.ts';
import { createResourceService } from './resource-service.ts';
import { shelfResource, startSampleResources } from './testing/sample-resources.ts';
import type { SampleResources } from './testing/sample-resources.ts';

let sample: SampleResources;
beforeAll(async () => {
  sample = await startSampleResources();
}, 30_000);
afterAll(() => sample.service.close());
beforeEach(async () => {
  for (const table of ['courses', 'shelves', 'labels', 'revisions']) await sample.service.db(table).delete();
});

const call: SampleResources['call'] = (...parts) => sample.call(...parts);
const listed = async () => (await call('GET', 'shelves')).json<Record<string, unknown>[]>();
const codes = async () => (await listed()).map(({ code }) => code);
const trash = async (path = 'shelves') => (await call('GET', `${path}/trash`)).json<Record<string, unknown>[]>();
const codeOf = async (made: ReturnType<SampleResources['call']>) => {
  const response = await made;
  return [response.statusCode, response.json<{ code?: string }>().code];
};

async function shelves(...names: string[]): Promise<void> {
  for (const code of names) await call('POST', 'shelves', { code, name: `선반 ${code}`, hidden: code === 'b' });
}

describe('a removed entry', () => {
  test('is in no list and no call but those of the trash, which says when it goes and who removed it', async () => {
    await shelves('a', 'b', 'c');
    expect((await call('DELETE', 'shelves/b?version=1')).json()).toBe(1);
    expect((await call('DELETE', 'shelves/b?version=1')).json()).toBe(0);
    expect(await codes()).toEqual(['a', 'c']);
    expect(await codeOf(call('GET', 'shelves/b'))).toEqual([404, 'shelf-not-found']);
    expect(await codeOf(call('PATCH', 'shelves/b', { version: 1, name: '새' }))).toEqual([404, 'shelf-not-found']);
    const [entry, ...others] = await trash();
    expect(others).toEqual([]);
    expect(entry).toEqual({
      entryId: 'b',
      title: '선반 b',
      version: 1,
      removedAt: expect.stringMatching(/Z$/),
      purgeAt: expect.stringMatching(/Z$/),
      removedBy: 'kim@example.com',
    });
    expect(Date.parse(String(entry?.['purgeAt'])) - Date.parse(String(entry?.['removedAt']))).toBe(30 * 86_400_000);
  });

  test('is hidden from code that knows no trash, and comes back to its place as it was', async () => {
    await shelves('a', 'b', 'c');
    const before = await listed();
    for (const code of ['a', 'b']) await call('DELETE', `shelves/${code}`);
    expect(await sample.service.db('shelves').where('hidden', false).pluck('code')).toEqual(['c']);
    expect((await trash()).map(({ entryId }) => entryId)).toEqual(['b', 'a']);
    for (const code of ['a', 'b'])
      expect((await call('POST', `shelves/${code}/restore`, { version: 1 })).statusCode).toBe(200);
    const strip = ({ version: _version, updatedAt: _updatedAt, ...entry }: Record<string, unknown>) => entry;
    expect((await listed()).map(strip)).toEqual(before.map(strip));
    expect((await listed()).map(({ version }) => version)).toEqual([2, 2, 1]);
    const { revisions } = (await call('GET', 'shelves/a/revisions')).json<{ revisions: { event: string }[] }>();
    expect(revisions.map(({ event }) => event)).toEqual(['restore', 'remove', 'create']);
    const actions = (await sample.service.audit()).slice(-4).map(({ action }) => action);
    expect(actions).toEqual(['shelf.remove', 'shelf.remove', 'shelf.restore', 'shelf.restore']);
  });

  test('is not removed, restored or put into an order by what was seen before it', async () => {
    await shelves('a', 'b');
    const seenIds = await codes();
    await call('PATCH', 'shelves/a', { version: 1, name: '새 이름' });
    expect(await codeOf(call('DELETE', 'shelves/a?version=1'))).toEqual([409, 'stale-edit']);
    await call('DELETE', 'shelves/a?version=2');
    expect(await codeOf(call('POST', 'shelves/a/restore', { version: 1 }))).toEqual([409, 'stale-edit']);
    expect(await codeOf(call('PUT', 'shelves/order', { entryIds: ['b', 'a'], seenIds }))).toEqual([409, 'stale-order']);
    expect((await call('PUT', 'shelves/order', { entryIds: ['b'], seenIds: ['b'] })).statusCode).toBe(200);
    expect((await call('POST', 'shelves/a/restore', { version: 2 })).statusCode).toBe(200);
    expect(await codeOf(call('POST', 'shelves/a/restore', { version: 3 }))).toEqual([404, 'shelf-not-found']);
  });

  test('comes back by a state of its history too, with the values of that', async () => {
    await shelves('a');
    await call('PATCH', 'shelves/a', { version: 1, name: '나중' });
    expect(await codeOf(call('POST', 'shelves/a/revisions/1/restore', { version: null }))).toEqual([409, 'stale-edit']);
    await call('DELETE', 'shelves/a');
    expect((await call('POST', 'shelves/a/revisions/1/restore', { version: null })).json()).toEqual({ version: 3 });
    expect(await listed()).toMatchObject([{ code: 'a', name: '선반 a', hidden: false }]);
    expect(await trash()).toEqual([]);
  });

  test('gives its key to a new one', async () => {
    await shelves('a', 'c');
    await call('DELETE', 'shelves/a');
    expect((await call('POST', 'shelves', { code: 'a', name: '새 선반' })).statusCode).toBe(201);
    expect([await codes(), await trash()]).toEqual([['c', 'a'], []]);
  });

  test('of a list of pages is in none of them', async () => {
    const { entryId } = (await call('POST', 'courses', { title: '과정', startDate: '2030-01-01' })).json<{
      entryId: string;
    }>();
    await call('DELETE', `courses/${entryId}`);
    expect((await call('GET', 'courses')).json()).toMatchObject({ total: 0, data: [] });
    expect(await trash('courses')).toMatchObject([{ entryId, title: '과정' }]);
  });

  test('is gone where there is no trash', async () => {
    const manager = sample.tokenOf('manager');
    const { entryId } = (await call('POST', 'labels', { name: '가' }, manager)).json<{ entryId: string }>();
    expect((await call('DELETE', `labels/${entryId}?version=1`, undefined, manager)).json()).toBe(1);
    expect(await sample.service.db('labels').pluck('id')).toEqual([]);
    expect(await codeOf(call('POST', `labels/${entryId}/revisions/1/restore`, { version: null }, manager))).toEqual([
      404,
      'label-not-found',
    ]);
  });
});

describe('what has been in the trash for 30 days', () => {
  const expire = (code: string) =>
    sample.service
      .db('shelves')
      .where({ code })
      .update({ purgeAt: sample.service.db.raw(`now() - interval '1 second'`) });

  test('cannot be restored, and is deleted for good with its history', async () => {
    await shelves('a', 'c');
    for (const code of ['a', 'c']) await call('DELETE', `shelves/${code}`);
    await expire('a');
    expect((await trash()).map(({ entryId }) => entryId)).toEqual(['c']);
    expect(await codeOf(call('POST', 'shelves/a/restore', { version: 1 }))).toEqual([404, 'shelf-not-found']);
    expect(await codeOf(call('POST', 'shelves/a/revisions/1/restore', { version: null }))).toEqual([
      404,
      'shelf-not-found',
    ]);
    const resources = [createResourceService(sample.service.db, shelfResource)];
    expect(await purgeTrash(resources)).toBe(1);
    expect(await purgeTrash(resources)).toBe(0);
    expect(await sample.service.db('shelves').pluck('code')).toEqual(['c']);
    expect((await call('GET', 'shelves/a/revisions')).json()).toMatchObject({ revisions: [] });
    const [entry] = (await sample.service.audit()).slice(-1);
    expect(entry).toMatchObject({ action: 'shelf.purge', target: { id: 'a', label: '선반 a' } });
    expect(entry?.actor?.id).toBeUndefined();
  });

  test('is deleted by a service that listens, which tidies the history too', async () => {
    const { app, db } = sample.service;
    await shelves('a', 'c');
    await call('DELETE', 'shelves/a');
    await expire('a');
    await db('revisions')
      .where({ itemId: 'c' })
      .update({ at: db.raw(`now() - interval '3 years'`) });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const left = async () => [...(await db('shelves').pluck('code')), ...(await db('revisions').pluck('item_id'))];
    for (let tries = 0; tries < 100 && (await left()).length > 1; tries += 1) await wait(50);
    expect(await left()).toEqual(['c']);
  });
});
