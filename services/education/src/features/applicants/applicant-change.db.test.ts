import { describe, expect, test } from '@jest/globals';
import { admin, educationForFile, inDays } from '../../testing/education.ts';
import type { Applicant } from './applicant-schemas.ts';

const education = educationForFile();

const person = (change: object = {}) => ({
  email: education().address(),
  name: '김하늘',
  phoneNumber: '010-0000-0001',
  company: '샘플정밀',
  position: '',
  application: '',
  locale: 'ko',
  notify: true,
  ...change,
});
const send = (method: 'POST' | 'PATCH', path: string, body: object) =>
  education().call(method, `admin/applicants${path}`, { as: admin, body });
const add = (educationId: number, change: object = {}) => send('POST', '', { educationId, ...person(change) });
const added = async (educationId: number, change: object = {}) => (await add(educationId, change)).json<Applicant>();
const subjectsTo = async (email: string) => (await education().mailsTo(email)).map(({ subject }) => subject);
const lastEntry = async () => (await education().service.audit()).at(-1);

describe('an applicant entered by staff', () => {
  test('gets a seat or, beyond the capacity, waits, and is confirmed by mail', async () => {
    const educationId = await education().training({ capacity: 1, startDate: inDays(-1) });
    const [seated, waiting] = [await added(educationId), await added(educationId)];
    expect([seated, waiting]).toMatchObject([
      { status: 'signup', enteredByStaff: true, member: false },
      { status: 'waiting', place: 1, enteredByStaff: true },
    ]);
    expect(await education().confirmationsTo(waiting.email)).toHaveLength(1);
    expect(await lastEntry()).toMatchObject({
      action: 'application.add',
      actor: { id: admin.id },
      subjects: [waiting.email],
      details: { status: 'waiting', consent: 'staff', mailed: true },
    });
  });

  test('is not mailed when nobody is to be told', async () => {
    const { email } = await added(await education().training(), { notify: false });
    expect(await education().confirmationsTo(email)).toEqual([]);
  });

  test('is refused twice, and without a waiting list once every seat is taken', async () => {
    const educationId = await education().training({ capacity: 1, waitingList: false });
    const email = education().address();
    await add(educationId, { email });
    expect((await add(educationId, { email })).json()).toMatchObject({ status: 409, code: 'already-applied' });
    expect((await add(educationId)).json()).toMatchObject({ status: 409, code: 'training-full' });
    expect((await add(educationId, { name: ' ', phoneNumber: 'x', email: 'x' })).json()).toMatchObject({
      errors: { name: 'required', phoneNumber: 'phone', email: 'email' },
    });
  });

  test('never oversells seats, though staff and visitors apply at once', async () => {
    const educationId = await education().training({ capacity: 3 });
    await Promise.all(
      [1, 2, 3, 4].flatMap(() => [add(educationId, { notify: false }), education().apply(educationId)]),
    );
    const statuses = await education()
      .service.db('applications')
      .where('trainingId', educationId)
      .orderBy('status')
      .pluck('status');
    expect(statuses).toEqual([...Array<string>(3).fill('signup'), ...Array<string>(5).fill('waiting')]);
  });
});

describe('a correction', () => {
  test('changes what is stored, is mailed to the new address if wanted, and refuses an older form', async () => {
    const { applicationId, version } = await added(await education().training(), { notify: false });
    const email = education().address();
    const body = { ...person({ email, name: '박서연', company: '예시전자' }), applicationId, version };
    const answer = await send('PATCH', '', body);
    expect(answer.json()).toMatchObject({ email, name: '박서연', company: '예시전자', version: version + 1 });
    expect(await education().confirmationsTo(email)).toHaveLength(1);
    expect(await lastEntry()).toMatchObject({
      action: 'application.correct',
      details: { fields: ['email', 'name', 'company'], mailed: true },
    });
    expect((await send('PATCH', '', body)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
  });

  test('does not take the address of another applicant', async () => {
    const educationId = await education().training();
    const [one, other] = [await added(educationId), await added(educationId)];
    const body = { ...person({ email: other.email }), applicationId: one.applicationId, version: one.version };
    expect((await send('PATCH', '', body)).json()).toMatchObject({ status: 409, code: 'already-applied' });
  });
});

describe('a step by staff', () => {
  test('cancels with or without mail; the next in line gets the seat and is always told', async () => {
    const educationId = await education().training({ capacity: 1 });
    const [first, second, third] = [await added(educationId), await added(educationId), await added(educationId)];
    const cancel = (applicationId: number, notify: boolean) => send('POST', '/cancel', { applicationId, notify });
    expect((await cancel(first.applicationId, true)).json()).toMatchObject({ status: 'cancelled' });
    expect(await subjectsTo(first.email)).toEqual(['[셀매트릭스] 교육 신청이 취소 처리되었습니다: 비전 검사 입문']);
    await cancel(second.applicationId, false);
    expect(await subjectsTo(second.email)).toEqual(['[셀매트릭스] 교육 신청이 확정되었습니다: 비전 검사 입문']);
    expect(await subjectsTo(third.email)).toEqual(['[셀매트릭스] 교육 신청이 확정되었습니다: 비전 검사 입문']);
  });

  test('cancels again and again, and each calendar entry of the person replaces the one before', async () => {
    const educationId = await education().training();
    const email = education().address();
    const sequences: number[] = [];
    const expected: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { applicationId } = (await education().apply(educationId, { email })).json<{ applicationId: number }>();
      await send('POST', '/cancel', { applicationId, notify: true });
      expected.push('REQUEST', 'CANCEL');
      if (round === 1) await education().service.db('trainings').where('id', educationId).increment('sequence', 1);
    }
    const mails = [...(await education().service.mails())].filter(({ to }) => to === email);
    const files = mails.map(({ attachments }) => attachments[0]?.content ?? '');
    for (const file of files) sequences.push(Number(/SEQUENCE:(\d+)/.exec(file)?.[1]));
    expect(files.map((file) => /METHOD:(\w+)/.exec(file)?.[1])).toEqual(expected);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
    expect(sequences).toHaveLength(6);
  });

  test('moves somebody who waits to a free seat, and to no other', async () => {
    const educationId = await education().training({ capacity: 1 });
    const [seated, waiting] = [await added(educationId), await added(educationId, { notify: false })];
    const promote = () => send('POST', '/promote', { applicationId: waiting.applicationId, notify: false });
    expect((await promote()).json()).toMatchObject({ status: 409, code: 'training-full' });
    // Begun: nobody moves up by themselves any more
    await education()
      .service.db('trainings')
      .where('id', educationId)
      .update({ startDate: inDays(-1) });
    await send('POST', '/cancel', { applicationId: seated.applicationId, notify: false });
    expect((await promote()).json()).toMatchObject({ status: 'signup' });
    expect(await subjectsTo(waiting.email)).toEqual([]);
    expect((await promote()).json()).toMatchObject({ status: 409, code: 'not-waiting' });
  });
});
