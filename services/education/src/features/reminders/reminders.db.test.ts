import { expect, test } from '@jest/globals';
import { educationForFile, inDays } from '../../testing/education.ts';
import { createTrainingMailer } from '../mails/mail-applicants.ts';
import { remindApplicants } from './remind-applicants.ts';

const education = educationForFile();
const subject = '[셀매트릭스] 곧 교육이 시작됩니다: 비전 검사 입문';
const subjectsTo = async (email: string) => (await education().mailsTo(email)).map((mail) => mail.subject);
const remind = (now?: Date) =>
  remindApplicants(education().service.db, createTrainingMailer(education().service.app.config), now);
/** A moment of Seoul's day, so many days from today. */
const seoul = (days: number, time: string) => new Date(`${inDays(days)}T${time}:00+09:00`);

test('who holds a seat is reminded once, from nine in the morning of the day before, though two copies do so', async () => {
  const educationId = await education().training({ capacity: 2 });
  const emails = [education().address(), education().address(), education().address()];
  for (const email of emails) await education().apply(educationId, { email });
  expect(await remind(seoul(6, '08:59'))).toBe(0);
  const [one, other] = await Promise.all([remind(seoul(6, '09:00')), remind(seoul(6, '09:00'))]);
  expect(one + other).toBe(2);
  expect(await remind(seoul(6, '10:00'))).toBe(0);
  const told = [];
  for (const email of emails) told.push(await subjectsTo(email));
  expect(told).toEqual([[subject], [subject], []]);
});

test('the days before are those of the training, and none is reminded without any', async () => {
  for (const [reminderDays, days, expected] of [
    [3, 4, 1],
    [0, 6, 0],
  ] as const) {
    const educationId = await education().training({ reminderDays });
    await education().apply(educationId);
    expect(await remind(seoul(days, '12:00'))).toBe(expected);
  }
});

test('of a training that is moved after the reminder, the new day is reminded of once', async () => {
  const educationId = await education().training();
  const email = education().address();
  await education().apply(educationId, { email });
  const moveTo = (day: string) =>
    education().service.db('trainings').where('id', educationId).update({ startDate: day, endDate: day });
  expect(await remind(seoul(6, '12:00'))).toBe(1);
  await moveTo(inDays(26));
  expect(await remind(seoul(6, '12:10'))).toBe(0);
  expect(await remind(seoul(25, '08:59'))).toBe(0);
  expect(await remind(seoul(25, '09:00'))).toBe(1);
  expect(await remind(seoul(25, '09:10'))).toBe(0);
  expect(await subjectsTo(email)).toEqual([subject, subject]);
});

test('a reminder of the previous version counts for the day that it was for', async () => {
  const educationId = await education().training();
  await education().apply(educationId);
  await education().service.db('applications').where('trainingId', educationId).update({ remindedAt: new Date() });
  expect(await remind(seoul(6, '12:00'))).toBe(0);
});

test.each([
  ['has begun', { capacity: 2 }, seoul(7, '09:00')],
  ['was removed', { removedAt: new Date() }, seoul(6, '12:00')],
  ['was applied for on that very day', { startDate: inDays(1), endDate: inDays(1) }, seoul(0, '23:00')],
])('nobody is reminded of a training that %s', async (_what, change, now) => {
  const educationId = await education().training();
  const email = education().address();
  await education().apply(educationId, { email });
  await education().service.db('trainings').where('id', educationId).update(change);
  await remind(now);
  expect(await subjectsTo(email)).toEqual([]);
});
