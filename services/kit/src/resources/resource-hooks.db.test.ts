import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { defineResource } from './define-resource.ts';
import { describeResource } from './describe-resource.ts';
import { date, number, select, text } from './fields.ts';
import { exportQuerySchema, pageQuerySchema, removedSchema } from './list-schemas.ts';
import { exportColumnsOf } from './resource-export.ts';
import type { ResourceHooks } from './resource-hooks.ts';
import { entrySchema, newSchema } from './resource-schemas.ts';
import { createResourceService } from './resource-service.ts';
import { shelfResource, startSampleResources } from './testing/sample-resources.ts';
import type { SampleResources } from './testing/sample-resources.ts';

const labelled = (ko: string, en: string) => ({ label: { ko, en } });

/** The courses of the sample, with values that follow from others. */
const counted = defineResource({
  name: 'counted-course',
  path: 'counted-courses',
  table: 'courses',
  words: { one: { ko: '과정', en: 'Course' }, many: { ko: '과정', en: 'courses' } },
  title: 'title',
  rights: { read: 'editor', write: 'editor', stepUp: 'mails' },
  order: '-startDate',
  trash: ['startDate', 'size'],
  fields: {
    title: text({ ...labelled('제목', 'Title'), bilingual: true, required: true, exported: true }),
    startDate: date({
      ...labelled('시작일', 'First day'),
      required: true,
      sorted: true,
      sortedBy: `start_date + coalesce(start_time, '00:00')`,
    }),
    seats: number({ ...labelled('정원', 'Seats'), required: true }),
  },
  computed: {
    letters: {
      ...number({ ...labelled('글자', 'Letters'), listed: true, sorted: true, exported: true }),
      sql: 'length(courses.title_ko)',
    },
    size: {
      ...select({
        ...labelled('크기', 'Size'),
        options: { small: { ko: '작음', en: 'Small' }, large: { ko: '큼', en: 'Large' } },
        filtered: true,
      }),
      sql: { small: 'courses.seats < 10' },
    },
  },
});

const by = { actor: { id: 'u-kim', email: 'kim@example.com' } };
const remember = async () => undefined;

let sample: SampleResources;
beforeAll(async () => {
  sample = await startSampleResources();
}, 30_000);
afterAll(() => sample.service.close());
beforeEach(async () => {
  for (const table of ['courses', 'shelves', 'revisions']) await sample.service.db(table).delete();
});

async function addCourses(...courses: { title: string; startTime?: string; seats: number }[]): Promise<void> {
  for (const course of courses) await sample.call('POST', 'courses', { startDate: '2030-01-01', ...course });
}

const courses = () => createResourceService(sample.service.db, counted);
const titles = async (query: Record<string, unknown>) =>
  (await courses().page(query)).entries.map(({ title }) => title);

test('computed values are read with each entry, and are in no form', async () => {
  await addCourses({ title: '용접', seats: 5 });
  const { entries } = await courses().page({});
  expect(entries).toMatchObject([{ title: '용접', letters: 2, size: 'small' }]);
  const entryId = entries[0]?.entryId ?? '';
  expect(await courses().change(entryId, 1, { seats: 20 }, by)).toMatchObject({ letters: 2, size: 'large' });
  expect(entrySchema(counted)).toMatchObject({
    properties: { letters: { type: 'integer' }, size: { type: 'string' } },
  });
  expect(newSchema(counted)).not.toMatchObject({ properties: { letters: {} } });
  expect(describeResource(counted, true).computed).toMatchObject([
    { name: 'letters', isListed: true, isSorted: true, isInTrash: false },
    { name: 'size', isFiltered: true, isInTrash: true, options: [{ value: 'small' }, { value: 'large' }] },
  ]);
});

test('a list is sorted and filtered by computed values, and by SQL that a field names', async () => {
  await addCourses(
    { title: '가', startTime: '10:00', seats: 5 },
    { title: '나나나', startTime: '09:00', seats: 10 },
    { title: '다다', seats: 30 },
  );
  expect(await titles({ sort: '-letters' })).toEqual(['나나나', '다다', '가']);
  expect(await titles({ sort: 'startDate' })).toEqual(['다다', '나나나', '가']);
  expect(await titles({ size: 'large' })).toEqual(['나나나', '다다']);
  expect((await courses().page({ size: 'large' })).total).toBe(2);
  const inFile: string[] = [];
  for await (const batch of courses().batches({ sort: 'letters', size: 'large' }))
    inFile.push(...batch.map(({ title }) => title));
  expect(inFile).toEqual(['다다', '나나나']);
  expect(pageQuerySchema(counted)).toMatchObject({ properties: { size: { enum: ['small', 'large'] } } });
  expect(exportQuerySchema(counted)).toMatchObject({
    properties: { sort: { enum: ['startDate', '-startDate', 'letters', '-letters'] } },
  });
  expect(exportColumnsOf(counted, 'en').map(({ header }) => header)).toEqual(['Title', 'Title (English)', 'Letters']);
});

test('the trash has the values that the description names', async () => {
  await addCourses({ title: '용접', seats: 5 });
  const [entry] = (await courses().page({})).entries;
  await courses().remove(entry?.entryId ?? '', 1, by);
  const [removed] = await courses().trash();
  expect(removed).toMatchObject({ title: '용접', startDate: '2030-01-01', size: 'small' });
  expect(removed).not.toHaveProperty('letters');
  expect(removedSchema(counted)).toMatchObject({
    $id: 'RemovedCountedCourse',
    properties: { startDate: {}, size: {} },
  });
  expect(removedSchema(shelfResource)).toMatchObject({ $id: 'RemovedEntry' });
});

type Shelves = ResourceHooks<typeof shelfResource.fields>;
const shelves = (hooks: Shelves) => createResourceService(sample.service.db, shelfResource, hooks);

test('a hook runs in the transaction of each change and adds to the audit log', async () => {
  const seen: unknown[] = [];
  const entries = shelves({
    async changed(_trx, { event, before, after }) {
      seen.push([event, before?.name, after.name]);
      return { subjects: ['lee@example.com'], details: { mailed: 1 } };
    },
  });
  await entries.create({ code: 'a', name: '가' }, by, remember);
  await entries.change('a', 1, { name: '나' }, by);
  await entries.remove('a', 2, by);
  await entries.restore('a', 2, by);
  expect(seen).toEqual([
    ['create', undefined, '가'],
    ['change', '가', '나'],
    ['remove', '나', '나'],
    ['restore', undefined, '나'],
  ]);
  const audit = (await sample.service.audit()).filter(({ action }) => action.startsWith('shelf.')).slice(-4);
  expect(audit.map(({ action, details }) => [action, details])).toEqual([
    ['shelf.create', { mailed: 1 }],
    ['shelf.change', { mailed: 1, fields: ['name'], name: '나', before: { name: '가' } }],
    ['shelf.remove', { mailed: 1 }],
    ['shelf.restore', { mailed: 1 }],
  ]);
  expect(audit[0]).toMatchObject({ subjects: ['lee@example.com'] });
});

test('an error of a hook undoes the change', async () => {
  const entries = shelves({
    async changed(trx) {
      await trx('labels').insert({ name: '표', position: 1 });
      throw new Error('no mail');
    },
  });
  await expect(entries.create({ code: 'a', name: '가' }, by, remember)).rejects.toThrow('no mail');
  expect(await sample.service.db('shelves').pluck('code')).toEqual([]);
  expect(await sample.service.db('labels').pluck('name')).toEqual([]);
});

test('what is deleted for good is narrowed, and what refers to it goes before', async () => {
  const purged: string[][] = [];
  const entries = shelves({
    mayPurge: (due) => void due.whereNot('code', 'kept'),
    async purging(trx, entryIds) {
      purged.push(await trx('shelves').whereIn('code', entryIds).pluck('code'));
      return new Map([['a', { books: 3 }]]);
    },
  });
  for (const code of ['a', 'kept']) {
    await entries.create({ code, name: code }, by, remember);
    await entries.remove(code, 1, by);
  }
  await sample.service.db('shelves').update({ purgeAt: new Date(0) });
  expect(await entries.purge()).toBe(1);
  expect(purged).toEqual([['a']]);
  expect(await sample.service.db('shelves').pluck('code')).toEqual(['kept']);
  expect((await sample.service.audit()).at(-1)).toMatchObject({ action: 'shelf.purge', details: { books: 3 } });
});

test('on a transaction a change is a part of it', async () => {
  const changed = sample.service.db.transaction(async (trx) => {
    await createResourceService(trx, shelfResource).create({ code: 'a', name: '가' }, by, remember);
    throw new Error('the rest failed');
  });
  await expect(changed).rejects.toThrow('the rest failed');
  expect(await sample.service.db('shelves').pluck('code')).toEqual([]);
});
