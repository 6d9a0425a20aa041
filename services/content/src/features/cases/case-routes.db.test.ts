import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { contentService } from '../../service.ts';
import type { CustomerCase } from './case-entry.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(contentService);
});
afterAll(() => service.close());
beforeEach(() => service.db('customer_cases').delete());

const casting = {
  industryKey: 'metal',
  industryKo: '금속',
  industryEn: 'Metal',
  companyKo: '샘플메탈',
  companyEn: 'Sample Metal',
  projectKo: 'MES 도입',
  projectEn: 'MES',
  detailsKo: '수주부터 출하까지',
  detailsEn: 'From order to shipment',
  position: 1,
};

async function list(query = ''): Promise<CustomerCase[]> {
  const answer = await service.app.inject({ url: `/api/content/cases${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('GET /api/content/cases', () => {
  test('gives a case in the language asked for, with the same industry key in both', async () => {
    await service.db('customer_cases').insert(casting);
    const texts = { company: 'Sample Metal', industry: 'Metal', project: 'MES', details: 'From order to shipment' };
    expect(await list('?lang=en')).toEqual([
      { caseId: expect.any(Number), lang: 'en', industryKey: 'metal', ...texts },
    ]);
    expect(await list()).toMatchObject([{ lang: 'ko', industryKey: 'metal', industry: '금속' }]);
  });

  test('is Korean as a whole while one text has no English', async () => {
    await service.db('customer_cases').insert({ ...casting, detailsEn: null });
    expect(await list('?lang=en')).toMatchObject([{ lang: 'ko', company: '샘플메탈', industry: '금속' }]);
  });

  test('keeps hidden cases back and the rest in order', async () => {
    await service.db('customer_cases').insert([
      { ...casting, companyKo: '둘째', position: 2 },
      { ...casting, companyKo: '숨김', position: 0, hidden: true },
      { ...casting, companyKo: '첫째', position: 1 },
    ]);
    expect((await list()).map((item) => item.company)).toEqual(['첫째', '둘째']);
  });
});
