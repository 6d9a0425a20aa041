import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { contentService } from '../../service.ts';
import type { Office } from './office-view.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(contentService);
});
afterAll(() => service.close());
beforeEach(() => service.db('offices').delete());

const headOffice = {
  key: 'namyangju',
  titleKo: '본사',
  titleEn: 'Head office',
  addressKo: '남양주시',
  addressEn: 'Namyangju',
  latitude: 37.6228,
  longitude: 127.156,
  busStopKo: '중앙공원',
  busStopEn: 'Central Park',
  busNumbers: ['34', '97'],
  busDirectionsKo: '도보 4분',
  busDirectionsEn: '4 minutes on foot',
  phone: '02-000-1018',
  secondPhone: '031-000-2018',
  fax: '02-000-1019',
  email: 'contact@selmatrix.example',
  position: 2,
};
const branch = {
  ...headOffice,
  key: 'magok',
  titleKo: '서울지사',
  titleEn: 'Seoul branch',
  position: 1,
  subwayStationKo: '마곡나루역',
  subwayStationEn: 'Magongnaru',
  subwayDirectionsKo: '도보 7분',
  subwayDirectionsEn: '7 minutes on foot',
};

async function list(query = ''): Promise<Office[]> {
  const answer = await service.app.inject({ url: `/api/content/offices${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('GET /api/content/offices', () => {
  test('gives position, contact and the way there', async () => {
    await service.db('offices').insert(branch);
    expect(await list('?lang=en')).toEqual([
      {
        key: 'magok',
        lang: 'en',
        title: 'Seoul branch',
        address: 'Namyangju',
        latitude: 37.6228,
        longitude: 127.156,
        subwayStation: 'Magongnaru',
        subwayDirections: '7 minutes on foot',
        busStop: 'Central Park',
        busNumbers: ['34', '97'],
        busDirections: '4 minutes on foot',
        phone: '02-000-1018',
        secondPhone: '031-000-2018',
        fax: '02-000-1019',
        email: 'contact@selmatrix.example',
      },
    ]);
  });

  test('an office without a subway is still English', async () => {
    await service.db('offices').insert([headOffice, branch]);
    expect((await list('?lang=en')).map(({ key, lang, subwayStation }) => [key, lang, subwayStation])).toEqual([
      ['magok', 'en', 'Magongnaru'],
      ['namyangju', 'en', null],
    ]);
  });

  test('leaves a hidden office out', async () => {
    await service.db('offices').insert([headOffice, { ...branch, hidden: true }]);
    expect((await list()).map((office) => office.key)).toEqual(['namyangju']);
  });
});

describe('the offices table', () => {
  test.each([
    ['a third office', { key: 'busan' }],
    ['a place off the globe', { latitude: 137.6 }],
    ['a station without the way from it', { subwayStationKo: '다산역' }],
    ['an English station alone', { subwayStationEn: 'Dasan' }],
  ])('refuses %s', async (_what, change) => {
    await expect(service.db('offices').insert({ ...headOffice, ...change })).rejects.toMatchObject({ code: '23514' });
  });
});
