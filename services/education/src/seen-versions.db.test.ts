import { describe, expect, test } from '@jest/globals';
import type { Media } from '@portal/service-kit';
import { admin, educationForFile, inDays } from './testing/education.ts';
import { sendMedia } from './testing/send-media.ts';

const education = educationForFile();
const call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  sent: { body?: object; query?: Record<string, string | number> } = {},
) => education().call(method, path, { as: admin, ...sent });
const raise = (table: string, id: number) => education().service.db(table).where({ id }).increment('version', 1);
const versionOf = async (table: string, id: number): Promise<number> =>
  ((await education().service.db(table).where({ id }).first('version')) as { version: number }).version;

/** Name → a row, and the call that acts on it as it was seen. */
interface Write {
  table: string;
  make(): Promise<number>;
  act(id: number, version: number): ReturnType<typeof call>;
  status?: number;
}

const applicant = async (change: Record<string, unknown> = {}): Promise<number> => {
  const educationId = await education().training(change);
  return (await education().apply(educationId)).json<{ applicationId: number }>().applicationId;
};
const waiting = async (): Promise<number> => {
  const educationId = await education().training({ capacity: 1 });
  await education().apply(educationId);
  const { applicationId } = (await education().apply(educationId)).json<{ applicationId: number }>();
  await education().service.db('trainings').where('id', educationId).update({ capacity: 2 });
  return applicationId;
};
const step = (path: string, applicationId: number, version: number, more: object) =>
  call('POST', `admin/${path}`, { body: { applicationId, version, ...more } });

const writes: Record<string, Write> = {
  removeEducation: {
    table: 'trainings',
    make: () => education().training(),
    act: (educationId, version) => call('DELETE', 'remove', { query: { educationId, version } }),
  },
  restoreTraining: {
    table: 'trainings',
    async make() {
      const educationId = await education().training();
      await call('DELETE', 'remove', { query: { educationId } });
      return educationId;
    },
    act: (educationId, version) =>
      call('POST', 'admin/trainings/restore', { body: { educationId, version, notify: false } }),
  },
  copyTrainingToDays: {
    table: 'trainings',
    make: () => education().training(),
    act: (educationId, version) =>
      call('POST', 'admin/trainings/series', { body: { educationId, version, startDates: [inDays(30)] } }),
    status: 201,
  },
  promoteApplicant: {
    table: 'applications',
    make: waiting,
    act: (id, version) => step('applicants/promote', id, version, { notify: false }),
  },
  cancelApplicant: {
    table: 'applications',
    make: applicant,
    act: (id, version) => step('applicants/cancel', id, version, { notify: false }),
  },
  markAttendance: {
    table: 'applications',
    make: applicant,
    act: (id, version) => step('attendance', id, version, { present: true }),
  },
};

describe.each(Object.entries(writes))('%s', (_, { table, make, act, status = 200 }) => {
  test('refuses what somebody else has changed since it was seen, and acts on what was seen', async () => {
    const id = await make();
    const seen = await versionOf(table, id);
    await raise(table, id);
    expect((await act(id, seen)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
    const before = await education().service.db(table).where({ id }).first();
    expect(before).toMatchObject({ version: seen + 1 });
    expect((await act(id, seen + 1)).statusCode).toBe(status);
  });
});

test('what is done to an applicant makes it another version', async () => {
  const applicationId = await applicant();
  for (const [path, more] of [
    ['attendance', { present: true }],
    ['attendance', { present: false }],
    ['applicants/cancel', { notify: false }],
  ] as const) {
    const seen = await versionOf('applications', applicationId);
    expect((await step(path, applicationId, seen, more)).json()).toMatchObject({ version: seen + 1 });
  }
});

test('two people at the entrance may mark the same person as present', async () => {
  const applicationId = await applicant();
  expect((await step('attendance', applicationId, 1, { present: true })).statusCode).toBe(200);
  expect((await step('attendance', applicationId, 1, { present: true })).statusCode).toBe(200);
  expect((await step('attendance', applicationId, 1, { present: false })).statusCode).toBe(409);
});

test('certificates are issued to those who were seen as present', async () => {
  const educationId = await education().training({ startDate: inDays(-3), endDate: inDays(-2) });
  const apply = async () => {
    const [row] = await education()
      .service.db('applications')
      .insert({
        trainingId: educationId,
        email: education().address(),
        name: '김하늘',
        phoneNumber: '010-0000-0001',
        company: '샘플정밀',
        position: '',
        application: '',
        status: 'signup',
        attendedAt: new Date(),
      })
      .returning<{ id: number }[]>('id');
    return row?.id ?? 0;
  };
  const list = async () =>
    (await call('GET', 'admin/certificates', { query: { educationId } })).json<{ state: string; missing: number }>();
  await apply();
  const { state, missing } = await list();
  expect(missing).toBe(1);
  await apply();
  const issue = (seen: string) => call('POST', 'admin/certificates', { body: { educationId, seen } });
  expect((await issue(state)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
  expect((await list()).missing).toBe(2);
  const issued = await issue((await list()).state);
  expect([issued.statusCode, issued.json().missing]).toEqual([200, 0]);
});

test('an image is removed and brought back as it was seen', async () => {
  const { mediaId } = (await sendMedia(education().service, '', admin)).json<Media>();
  await education().service.db('media').where({ id: mediaId }).update({ version: 2 });
  const remove = (version: number) => call('DELETE', `media/${mediaId}`, { query: { version } });
  const restore = (version: number) => call('POST', `media/${mediaId}/restore`, { query: { version } });
  expect((await remove(1)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
  expect((await remove(2)).json()).toBe(1);
  expect((await restore(1)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
  expect((await restore(2)).statusCode).toBe(200);
});
