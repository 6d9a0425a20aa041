import { describe, expect, test } from '@jest/globals';
import { admin, educationForFile, inDays } from '../../testing/education.ts';

const education = educationForFile();
const call = (method: 'GET' | 'POST' | 'DELETE', path: string, options: object = {}) =>
  education().call(method, path, { as: admin, ...options });

const first = {
  title: '비전 검사',
  type: '정기교육',
  content: '첫 내용',
  startDate: inDays(10),
  endDate: inDays(10),
  startTime: '10:00',
  endTime: '12:00',
  capacity: 3,
};

/** A training that was written and then changed. */
async function changedTraining(change: object) {
  const { educationId } = (await call('POST', 'edit', { body: first })).json<{ educationId: number }>();
  await call('POST', 'edit', { body: { ...first, educationId, version: 1, ...change } });
  return { educationId, path: `admin/trainings/${educationId}/revisions` };
}

describe('the history of a training', () => {
  test('has who wrote and changed it, and in which fields', async () => {
    const { path } = await changedTraining({ content: '새 내용', capacity: 5 });
    expect((await call('GET', path)).json()).toMatchObject({
      mayRestore: true,
      revisions: [
        { number: 2, event: 'change', author: admin.email, fields: ['capacity', 'content'] },
        { number: 1, event: 'create', author: admin.email },
      ],
    });
    expect((await call('GET', `${path}/2`)).json()).toMatchObject({
      values: { content: '새 내용' },
      before: { content: '첫 내용' },
    });
  });

  test('brings a state back as an edit, of which applicants are mailed when it moves them', async () => {
    const { educationId, path } = await changedTraining({ startDate: inDays(12), endDate: inDays(12) });
    const email = education().address();
    await education().apply(educationId, { email });
    expect((await call('POST', `${path}/1/restore`, { body: { version: 1 } })).json().code).toBe('stale-edit');
    expect((await call('POST', `${path}/1/restore`, { body: { version: 2 } })).json()).toEqual({ version: 3 });
    expect((await call('GET', 'admin/training', { query: { educationId } })).json()).toMatchObject({
      startDate: first.startDate,
      version: 3,
    });
    const subjects = (await education().mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toContain('변경');
    expect((await call('GET', path)).json().revisions[0]).toMatchObject({ event: 'restore' });
  });

  test('has removals and what came back out of the trash', async () => {
    const { educationId, path } = await changedTraining({ capacity: 4 });
    await call('DELETE', 'remove', { query: { educationId } });
    await call('POST', 'admin/trainings/restore', { body: { educationId, notify: false } });
    const events = (await call('GET', path)).json<{ revisions: { event: string }[] }>().revisions;
    expect(events.map(({ event }) => event)).toEqual(['restore', 'remove', 'change', 'create']);
  });
});
