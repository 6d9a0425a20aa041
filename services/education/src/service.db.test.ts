import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestService, expectOpenApiUpToDate } from '@portal/service-kit/testing';
import { seedEducation } from '../seeds/education.ts';
import type { Training } from './features/trainings/training-schemas.ts';
import { educationService } from './service.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(educationService);
  await seedEducation(service.db, new Date());
});
afterAll(() => service.close());

const view = async (lang: 'ko' | 'en'): Promise<Training[]> =>
  (await service.app.inject({ url: `/api/education/view?lang=${lang}` })).json();

test('openapi.json describes the calls as they are', async () => {
  await expectOpenApiUpToDate(service, 'education', new URL('../openapi.json', import.meta.url));
});

test('the samples show every state, with counts from real applications', async () => {
  const trainings = await view('ko');
  const open = trainings.filter((training) => training.acceptsApplications && training.derivedState === 'none');
  expect(open.length).toBeGreaterThanOrEqual(4);
  expect(new Set(trainings.map(({ type }) => type)).size).toBe(4);
  expect(trainings.filter((training) => training.derivedState === 'full')).toMatchObject([
    { capacity: 6, applied: 6, waiting: 0, acceptsApplications: false },
    { capacity: 4, applied: 4, waiting: 1, acceptsApplications: true },
  ]);
  expect(trainings.filter((training) => training.derivedState === 'past')).toHaveLength(2);
  expect(
    trainings.filter((training) => training.status === 'completed' && training.derivedState === 'none'),
  ).toHaveLength(2);
});

test('eleven samples are in English, one is Korean only', async () => {
  const languages = (await view('en')).map((training) => training.lang).sort();
  expect(languages).toEqual([...Array<string>(11).fill('en'), 'ko']);
});

test('seeding again adds nothing', async () => {
  await seedEducation(service.db, new Date());
  expect(await view('ko')).toHaveLength(12);
});
