import { expect, test } from '@jest/globals';
import { educationForFile } from '../../testing/education.ts';

const education = educationForFile();

async function hits(q: string, locale: string): Promise<object[]> {
  const response = await education().call('GET', 'search', { query: { q, locale } });
  expect(response.statusCode).toBe(200);
  return response.json().flatMap((group: { kind: string; hits: object[] }) => group.hits);
}

test('finds trainings of the schedule by title, type, place and content, in English where they are shown so', async () => {
  const { service, training } = education();
  const whole = await training({ placeKo: '마곡 교육장', placeEn: 'Magok training room', startDate: '2026-10-05' });
  const korean = await training({ titleKo: '전극 두께 측정', titleEn: 'Electrode gauge', typeEn: null });
  const removed = await training({ titleKo: '전극 두께 측정', removedAt: new Date() });
  expect(await hits('비전 마곡', 'ko')).toMatchObject([
    {
      title: '비전 검사 입문',
      excerpt: '정기교육 · 마곡 교육장 · 내용',
      path: `/education/schedule?training=${whole}`,
      score: 1,
    },
  ]);
  expect(await hits('vision magok', 'en')).toMatchObject([{ title: 'Vision inspection' }]);
  expect(await hits('electrode', 'en')).toEqual([]);
  expect(await hits('전극', 'en')).toMatchObject([{ path: `/education/schedule?training=${korean}` }]);
  await service.db('trainings').where('id', removed).update({ removedAt: null });
  await service.db('trainings').where('id', korean).update({ titleKo: '다른 제목' });
  expect(await hits('전극', 'ko')).toMatchObject([{ path: `/education/schedule?training=${removed}` }]);
});
