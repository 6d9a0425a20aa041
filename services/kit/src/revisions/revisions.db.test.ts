import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import { revisionMigration } from './revision-migration.ts';
import { createRevisions } from './revisions.ts';
import type { RecordedChange } from './revisions.ts';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(
    defineService({
      name: 'sample',
      bases: { sample: () => undefined },
      migrations: { '001-revisions': revisionMigration },
    }),
  );
}, 30_000);
afterAll(() => service.close());

const kim = { id: 'u-kim', email: 'kim@example.com' };
const longAgo = new Date('2026-01-02T00:00:00Z');

/** The history of an item that nobody else has. */
function newItem() {
  const item = { kind: 'note', itemId: randomUUID() };
  const revisions = createRevisions(service.db);
  const record = (change: Partial<RecordedChange> & Pick<RecordedChange, 'after'>) =>
    revisions.record({ ...item, event: 'change', author: kim, before: null, ...change });
  return { item, revisions, record, list: () => revisions.list(item) };
}

describe('the history of an item', () => {
  test('says who changed which fields, the newest first', async () => {
    const { record, list } = newItem();
    await record({ event: 'create', after: { title: 'a', text: 'b' } });
    await record({ after: { title: 'a', text: 'c' } });
    expect(await list()).toMatchObject([
      { number: 2, event: 'change', author: 'kim@example.com', fields: ['text'] },
      { number: 1, event: 'create', author: 'kim@example.com', fields: [] },
    ]);
  });

  test('begins with what was there before anything was recorded', async () => {
    const { item, revisions, record, list } = newItem();
    await record({ before: { snapshot: { title: 'old' }, at: longAgo }, after: { title: 'new' } });
    expect(await list()).toMatchObject([
      { number: 2, event: 'change', fields: ['title'] },
      { number: 1, event: 'begin', author: null, at: '2026-01-02T09:00:00+09:00' },
    ]);
    expect(await revisions.find(item, 2)).toMatchObject({ values: { title: 'new' }, before: { title: 'old' } });
  });

  test('has no entry for an edit that changed nothing', async () => {
    const { record, list } = newItem();
    await record({ event: 'create', after: { at: longAgo } });
    await record({ after: { at: longAgo.toISOString() } });
    expect(await list()).toHaveLength(1);
  });

  test('keeps the newest 50 states, whose numbers go on', async () => {
    const { item, revisions, record, list } = newItem();
    for (let n = 1; n <= 52; n += 1) await record({ after: { n } });
    const numbers = (await list()).map(({ number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([50, 52, 3]);
    expect(await revisions.find(item, 3)).toMatchObject({ values: { n: 3 }, before: null });
    await expect(revisions.find(item, 2)).rejects.toMatchObject({ statusCode: 404, code: 'revision-not-found' });
  });

  test('goes with what is deleted for good', async () => {
    const { item, revisions, record, list } = newItem();
    await record({ event: 'create', after: { title: 'a' } });
    await revisions.forget(item.kind, [item.itemId]);
    expect(await list()).toEqual([]);
  });

  test('is not there when the transaction of the change fails', async () => {
    const { item, list } = newItem();
    await expect(
      service.db.transaction(async (trx) => {
        await createRevisions(trx).record({
          ...item,
          event: 'create',
          author: kim,
          before: null,
          after: { title: 'a' },
        });
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(await list()).toEqual([]);
  });
});

test('states go after two years, but the newest of what was not removed stays', async () => {
  const kept = newItem();
  const removed = newItem();
  await kept.record({ event: 'create', after: { n: 1 } });
  await kept.record({ after: { n: 2 } });
  await removed.record({ event: 'remove', after: { n: 1 } });
  await service.db('revisions').update({ at: service.db.raw(`now() - interval '731 days'`) });
  await kept.revisions.maintain();
  expect(await kept.list()).toMatchObject([{ number: 2 }]);
  expect(await removed.list()).toEqual([]);
});
