import { describe, expect, test } from '@jest/globals';
import type { StoredValues } from '@portal/service-kit';
import { calendarFields, publishedCalendar } from '../calendar/training-calendar.ts';
import { factsOf, mailedFields } from '../mails/training-facts.ts';
import type { StoredTraining } from './training-repository.ts';
import { trainingResource } from './training-resource.ts';

type Values = StoredValues<typeof trainingResource.fields>;

const now = new Date('2026-12-01T00:00:00Z');
const values: Values = {
  typeKo: '정기',
  typeEn: 'Regular',
  status: 'recruiting',
  titleKo: '검사',
  titleEn: 'Inspection',
  contentKo: '내용',
  contentEn: 'Content',
  startDate: '2026-12-07',
  endDate: '2026-12-08',
  startTime: '09:00',
  endTime: '17:00',
  placeKo: '서울',
  placeEn: 'Seoul',
  capacity: 10,
  waitingList: true,
  reminderDays: 1,
};
const others: Values = {
  typeKo: '수시',
  typeEn: 'Special',
  status: 'completed',
  titleKo: '분석',
  titleEn: 'Analysis',
  contentKo: '다른 내용',
  contentEn: 'Other content',
  startDate: '2026-12-06',
  endDate: '2026-12-09',
  startTime: '10:00',
  endTime: '18:00',
  placeKo: '부산',
  placeEn: 'Busan',
  capacity: 11,
  waitingList: false,
  reminderDays: 2,
};
const rest = { educationId: 1, applied: 0, waiting: 0, provenApplied: 0, provenWaiting: 0, version: 1, sequence: 0 };
const training: StoredTraining = { ...rest, createdAt: now, updatedAt: now, removedAt: null, ...values };
const sender = { PUBLIC_ORIGIN: 'https://portal.example', MAIL_FROM: 'training@portal.example' };

describe.each([
  ['a mail', mailedFields, factsOf],
  [
    'a calendar',
    calendarFields,
    (of: StoredTraining, language: 'ko' | 'en') => publishedCalendar(of, language, sender, now),
  ],
] as const)('%s', (_name, shown, write) => {
  const inputs = trainingResource.inputs.map(({ name, column, field, language = 'ko' }) => {
    const [owner = ''] = Object.entries(trainingResource.fields).find(([, each]) => each === field) ?? [];
    const isShown = Object.entries(shown).find(([each]) => each === owner)?.[1];
    return { name, column, language, isShown };
  });

  test.each(inputs)('shows $name: $isShown', ({ column, language, isShown }) => {
    const [, other] = Object.entries(others).find(([each]) => each === column) ?? [];
    expect(write({ ...training, [column]: other }, language) !== write(training, language)).toBe(isShown);
  });
});
