import { describe, expect, test } from '@jest/globals';
import type { SessionUser } from '@portal/service-kit';
import { admin, educationForFile } from '../../testing/education.ts';

const education = educationForFile();

const memberOf = (email: string, isEmailVerified: boolean): Partial<SessionUser> => ({
  id: `member of ${email}`,
  email,
  isEmailVerified,
});
const staffBody = (educationId: number, email: string) => ({
  educationId,
  email,
  name: '이도윤',
  phoneNumber: '010-0000-0002',
  company: '샘플정밀',
  position: '과장',
  application: '',
  locale: 'ko',
  notify: false,
});

async function publicCounts(educationId: number): Promise<unknown> {
  const detail = (await education().call('GET', 'detail', { query: { educationId } })).json<Record<string, unknown>>();
  const listed = (await education().call('GET', 'view'))
    .json<Record<string, unknown>[]>()
    .find((training) => training['educationId'] === educationId);
  const countsOf = (training: Record<string, unknown> = {}) => [training['applied'], training['waiting']];
  expect(countsOf(listed)).toEqual(countsOf(detail));
  return countsOf(detail);
}

async function adminCounts(educationId: number): Promise<unknown> {
  const { data } = (await education().call('GET', 'admin/trainings', { as: admin, query: { itemsPerPage: 50 } })).json<{
    data: { educationId: number; applied: number; waiting: number }[];
  }>();
  const found = data.find((training) => training.educationId === educationId);
  return [found?.applied, found?.waiting];
}

/** Opens the link that is mailed to an address on request. */
async function pressMailedLink(email: string): Promise<void> {
  await education().call('POST', 'lookup-link', { body: { email } });
  const text = (await education().mailsTo(email)).at(-1)?.text ?? '';
  const token = /lookup=([\w-]{43})/.exec(text)?.[1] ?? '';
  expect((await education().call('POST', 'lookup-link/open', { body: { token } })).statusCode).toBe(200);
}

describe('the public counts', () => {
  test.each<[string, (email: string) => Partial<SessionUser> | undefined]>([
    ['a visitor', () => undefined],
    ['another member', () => memberOf('stranger@example.com', true)],
    ['a member who has not verified the address', (email) => memberOf(email, false)],
  ])('are the same whether an address that %s types has applied or not', async (_who, callerFor) => {
    const email = education().address();
    const counts: unknown[] = [];
    for (const hasApplied of [false, true]) {
      const educationId = await education().training({ capacity: 5 });
      if (hasApplied) await education().apply(educationId, { email });
      const response = await education().apply(educationId, { email }, { as: callerFor(email) });
      expect(response.statusCode).toBe(201);
      counts.push(await publicCounts(educationId));
      expect(await adminCounts(educationId)).toEqual([1, 0]);
    }
    expect(counts).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('have what the owner of a verified address applies for, with a seat or waiting', async () => {
    const educationId = await education().training({ capacity: 1 });
    for (const email of [education().address(), education().address()])
      await education().apply(educationId, { email: email.toUpperCase() }, { as: memberOf(email, true) });
    expect(await publicCounts(educationId)).toEqual([1, 1]);
  });

  test('have what was applied for with an address once its mailed link was pressed, in every training', async () => {
    const email = education().address();
    const trainings = [await education().training(), await education().training()];
    for (const educationId of trainings) {
      await education().apply(educationId, { email });
      await education().apply(educationId);
    }
    await pressMailedLink(email);
    for (const educationId of trainings) {
      expect(await publicCounts(educationId)).toEqual([1, 0]);
      expect(await adminCounts(educationId)).toEqual([2, 0]);
    }
  });

  test('have what staff enter', async () => {
    const educationId = await education().training();
    const add = await education().call('POST', 'admin/applicants', {
      as: admin,
      body: staffBody(educationId, education().address()),
    });
    expect(add.statusCode).toBe(201);
    expect(await publicCounts(educationId)).toEqual([1, 0]);
  });

  test('leave the seats as they are: an unproven application holds its own', async () => {
    const educationId = await education().training({ capacity: 1, waitingList: false });
    await education().apply(educationId);
    expect((await education().call('GET', 'detail', { query: { educationId } })).json()).toMatchObject({
      applied: 0,
      derivedState: 'full',
      acceptsApplications: false,
    });
    expect((await education().apply(educationId)).json()).toMatchObject({ code: 'training-full' });
  });
});

test('what the previous version of the code stores counts', async () => {
  const educationId = await education().training();
  await education().apply(educationId);
  // The former version leaves the column to its default
  await education().service.db.raw('update applications set proven_at = default where training_id = ?', [educationId]);
  expect(await publicCounts(educationId)).toEqual([1, 0]);
});
