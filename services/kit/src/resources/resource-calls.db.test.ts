import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSampleResources } from './testing/sample-resources.ts';
import type { SampleResources } from './testing/sample-resources.ts';

let sample: SampleResources;
beforeAll(async () => {
  sample = await startSampleResources();
}, 30_000);
afterAll(() => sample.service.close());

const course = { title: '용접 기초', startDate: '2030-03-04' };
const call: SampleResources['call'] = (...parts) => sample.call(...parts);
const codeOf = async (made: ReturnType<SampleResources['call']>) => {
  const response = await made;
  return [response.statusCode, response.json<{ code?: string }>().code];
};
const errorsOf = async (made: ReturnType<SampleResources['call']>) =>
  (await made).json<{ errors?: Record<string, string> }>().errors;
interface Stored {
  entryId: string;
  version: number;
  [name: string]: unknown;
}
const add = async (path: string, values: object): Promise<Stored> => (await call('POST', path, values)).json();

describe('a new entry', () => {
  test('has the defaults of what was left out, and is read by its id', async () => {
    const response = await call('POST', 'courses', { ...course, titleEn: ' Welding ', place: '  ', note: ' a \n b ' });
    expect(response.statusCode).toBe(201);
    const entry = response.json<Stored>();
    expect(entry).toEqual({
      entryId: expect.any(String),
      version: 1,
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      ...course,
      titleEn: 'Welding',
      state: 'open',
      endDate: null,
      startTime: null,
      seats: 20,
      place: null,
      placeEn: null,
      room: null,
      isOnline: false,
      tags: [],
      days: [],
      content: null,
      note: 'a \n b',
      teacher: null,
    });
    expect((await call('GET', `courses/${entry.entryId}`)).json()).toEqual(entry);
  });

  test('is refused with a finding at each wrong value', async () => {
    const wrong = {
      ...course,
      state: 'later',
      seats: 0,
      days: ['sun'],
    };
    expect(await errorsOf(call('POST', 'courses', { ...wrong, room: 'a\nb' }))).toEqual({
      state: 'invalid',
      seats: 'too-small',
      'days.0': 'invalid',
      room: 'invalid-format',
    });
    const impossible = { ...course, title: ' ', startDate: '2030-02-30', startTime: '24:00' };
    expect(await errorsOf(call('POST', 'courses', impossible))).toEqual({
      title: 'required',
      startDate: 'date',
      startTime: 'time',
    });
    expect(await errorsOf(call('POST', 'courses', { startDate: null, isOnline: null }))).toEqual({
      title: 'required',
      startDate: 'wrong-type',
      isOnline: 'wrong-type',
    });
    expect(await errorsOf(call('POST', 'courses', { ...course, version: 3 }))).toEqual({ version: 'unknown-field' });
  });

  test('is refused by the rules of its resource, by its Markdown, and by constraints that the resource names', async () => {
    expect(await errorsOf(call('POST', 'courses', { ...course, endDate: '2030-03-03' }))).toEqual({
      endDate: 'end-before-start',
    });
    expect(await errorsOf(call('POST', 'courses', { ...course, content: '> '.repeat(300) }))).toEqual({
      content: 'markdown-too-complex',
    });
    expect(await errorsOf(call('POST', 'courses', { ...course, placeEn: 'Seoul' }))).toEqual({ placeEn: 'incomplete' });
    await add('courses', { ...course, room: '301' });
    expect(await errorsOf(call('POST', 'courses', { ...course, room: '301' }))).toEqual({ room: 'room-taken' });
  });

  test('is stored once for a form that is sent twice', async () => {
    const send = () =>
      call('POST', 'labels', { name: '한 번' }, sample.tokenOf('manager'), { 'idempotency-key': 'one-form-key' });
    const [first, second] = [await send(), await send()];
    expect([first.statusCode, second.json()]).toEqual([201, first.json()]);
    expect((await call('GET', 'labels')).json()).toHaveLength(1);
  });
});

describe('a change', () => {
  test('changes what it names, and is refused for what was changed since', async () => {
    const { entryId } = await add('courses', { ...course, startTime: '09:30', content: '# 하나', teacher: '김하나' });
    const change = { version: 1, startTime: '10:00', content: '# 둘', teacher: '이둘', seats: 5, title: course.title };
    expect((await call('PATCH', `courses/${entryId}`, change)).json()).toMatchObject({
      version: 2,
      startTime: '10:00',
    });
    expect(await codeOf(call('PATCH', `courses/${entryId}`, { version: 1, seats: 6 }))).toEqual([409, 'stale-edit']);
    expect(await errorsOf(call('PATCH', `courses/${entryId}`, { version: 2, endDate: '2029-01-01' }))).toEqual({
      endDate: 'end-before-start',
    });
    const entries = (await sample.service.audit()).filter(({ target }) => target?.id === entryId);
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['sample-course.create', {}],
      [
        'sample-course.change',
        {
          fields: ['startTime', 'seats', 'content', 'teacher'],
          startTime: '10:00',
          seats: 5,
          before: { startTime: '09:30', seats: 20 },
        },
      ],
    ]);
    expect(entries[1]).toMatchObject({
      actor: { id: 'u-kim' },
      target: { type: 'sample-course', label: course.title },
    });
  });

  test('never changes what is chosen once', async () => {
    await add('shelves', { code: 'fixed', name: '선반' });
    expect(await errorsOf(call('PATCH', 'shelves/fixed', { version: 1, code: 'other' }))).toEqual({
      code: 'unknown-field',
    });
    expect(await codeOf(call('POST', 'shelves', { code: 'fixed', name: '또' }))).toEqual([409, 'key-taken']);
  });

  test('of the only row has a history that brings a state back', async () => {
    const manager = sample.tokenOf('manager');
    expect((await call('GET', 'settings', undefined, manager)).json()).toMatchObject({ entryId: 'true', inbox: null });
    await call('PATCH', 'settings', { version: 1, inbox: 'a' }, manager);
    expect((await call('POST', 'settings/revisions/1/restore', { version: 2 }, manager)).json()).toEqual({
      version: 3,
    });
    expect((await call('GET', 'settings', undefined, manager)).json()).toMatchObject({ inbox: null, version: 3 });
  });
});

test('an entry that there is not is 404 in every call but its removal', async () => {
  const refused = [404, 'sample-course-not-found'];
  for (const id of ['999999', 'no-number']) {
    expect(await codeOf(call('GET', `courses/${id}`))).toEqual(refused);
    expect(await codeOf(call('PATCH', `courses/${id}`, { version: 1, seats: 1 }))).toEqual(refused);
    expect(await codeOf(call('POST', `courses/${id}/restore`, { version: 1 }))).toEqual(refused);
    expect((await call('DELETE', `courses/${id}?version=1`)).json()).toBe(0);
  }
});

describe('rights', () => {
  const paths = (token: string) => async (calls: ['GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT', string, object?][]) => {
    const responses = await Promise.all(calls.map(([method, path, body]) => call(method, path, body, token)));
    return responses.map(({ statusCode }) => statusCode);
  };

  test('are those of the description: who may read may not write', async () => {
    const { entryId } = await add('courses', course);
    const agent = paths(sample.tokenOf('agent'));
    expect(
      await agent([
        ['GET', 'courses'],
        ['GET', `courses/${entryId}`],
        ['GET', 'courses/export'],
      ]),
    ).toEqual([200, 200, 200]);
    expect(
      await agent([
        ['POST', 'courses', course],
        ['PATCH', `courses/${entryId}`, { version: 1, seats: 1 }],
        ['DELETE', `courses/${entryId}`],
        ['GET', 'courses/trash'],
        ['POST', `courses/${entryId}/restore`, { version: 1 }],
        ['GET', `courses/${entryId}/revisions`],
        ['GET', 'shelves'],
        ['PUT', 'shelves/order', { entryIds: [] }],
        ['GET', 'settings'],
      ]),
    ).toEqual(Array.from({ length: 9 }, () => 403));
  });

  test('decide which resources a caller gets described, and whether to write them', async () => {
    const describedFor = async (token: string) =>
      (await call('GET', 'resources', undefined, token))
        .json<{ name: string; mayWrite: boolean }[]>()
        .map(({ name, mayWrite }) => (mayWrite ? name : `${name}, to read`));
    expect(await describedFor(sample.tokenOf('agent'))).toEqual(['sample-course, to read', 'phrase, to read']);
    expect(await describedFor(sample.tokenOf('editor'))).toEqual(['shelf', 'label, to read']);
    expect(await describedFor(sample.tokenOf('manager'))).toEqual(
      'sample-course shelf label phrase sample-settings'.split(' '),
    );
    expect(await describedFor(sample.service.token())).toEqual([]);
    expect((await sample.service.app.inject('/api/sample/admin/resources')).statusCode).toBe(401);
  });
});
