import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { company, offices } from '../../../seeds/offices.ts';
import { contentService } from '../../service.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(contentService);
});
afterAll(() => service.close());

const casting = {
  industryKey: 'metal',
  industryKo: '금속',
  companyKo: '샘플메탈',
  projectKo: 'MES 도입',
  detailsKo: '수주부터 출하까지',
};
const english = {
  industryEn: 'Metal',
  companyEn: 'Sample Metal',
  projectEn: 'MES',
  detailsEn: 'From order to shipment',
};

const story = { challengeKo: '엑셀로 관리했습니다.', challengeEn: 'It was all spreadsheets.' };

async function paths(q: string, locale = 'ko'): Promise<string[]> {
  const response = await service.app.inject({ url: '/api/content/search', query: { q, locale } });
  return response
    .json()
    .flatMap((group: { kind: string; hits: { path: string }[] }) =>
      group.hits.map(({ path }) => `${group.kind} ${path}`),
    );
}

test('finds cases, history and offices that are shown, in English where all their texts are', async () => {
  const [{ id }] = await service.db('customer_cases').insert(casting).returning('id');
  await service.db('customer_cases').insert({ ...casting, ...english, ...story, slug: 'steel' });
  await service.db('customer_cases').insert({ ...casting, ...english, hidden: true });
  await service.db('timeline_entries').insert({ titleKo: 'MES 특허 등록', titleEn: null, happenedOn: '2024-03-02' });
  await service.db('offices').insert(offices.map((office, position) => ({ ...office, position })));
  expect((await paths('mes')).toSorted()).toEqual([
    `case /application/${id}`,
    'case /application/steel',
    'history /timeline',
  ]);
  expect(await paths('sample shipment', 'en')).toEqual(['case /application/steel']);
  expect(await paths('spreadsheet', 'en')).toEqual(['case /application/steel']);
  expect(await paths('엑셀')).toEqual(['case /application/steel']);
  expect(await paths('샘플메탈', 'en')).toEqual([`case /application/${id}`]);
  expect(await paths('마곡나루')).toEqual(['office /#location']);
  // Neither telephone numbers nor what the company alone has are texts of a page
  expect(await paths(company.companyNumber)).toEqual([]);
  await service.db('customer_cases').update({ hidden: true });
  expect(await paths('샘플메탈')).toEqual([]);
});
