import { expect, test } from '@jest/globals';
import { sampleTraining } from '../../testing/sample-training.ts';
import { trainingJsonLd } from './training-json-ld.ts';

test('search engines read what is still to come, with its hours in Korea and the seats that are left', () => {
  const coming = sampleTraining({
    educationId: 3,
    title: 'WEB EQ 입문',
    summary: '첫 줄',
    capacity: 10,
    applied: 12,
    place: '서울 교육장',
  });
  const jsonLd = trainingJsonLd({
    trainings: [coming, sampleTraining({ educationId: 4, derivedState: 'past' })],
    organizer: '셀매트릭스',
  });
  expect(jsonLd['itemListElement']).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      item: expect.objectContaining({
        '@type': 'Course',
        name: 'WEB EQ 입문',
        description: '첫 줄',
        url: '/education/schedule?training=3',
        hasCourseInstance: expect.objectContaining({
          startDate: '2026-12-01T10:00:00+09:00',
          endDate: '2026-12-01T17:00:00+09:00',
          location: '서울 교육장',
          courseMode: 'Onsite',
          remainingAttendeeCapacity: 0,
        }),
      }),
    },
  ]);
});

test('an online course is said to be one', () => {
  const modeOf = (typeKo: string, place: string) =>
    JSON.stringify(trainingJsonLd({ trainings: [sampleTraining({ typeKo, place })], organizer: '셀매트릭스' })).match(
      /"courseMode":"(\w+)"/,
    )?.[1];
  expect([modeOf('온라인교육', ''), modeOf('특강', 'Online (Zoom)'), modeOf('특강', '서울')]).toEqual([
    'Online',
    'Online',
    'Onsite',
  ]);
});
