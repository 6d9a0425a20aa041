import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { contentService } from '../../service.ts';
import type { CustomerCase } from './case-schemas.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(contentService);
});
afterAll(() => service.close());
beforeEach(() => service.db('customer_cases').delete());

const casting = {
  industry_key: 'metal',
  industry_ko: '금속',
  industry_en: 'Metal',
  company_ko: '샘플메탈',
  company_en: 'Sample Metal',
  project_ko: 'MES 도입',
  project_en: 'MES',
  details_ko: '수주부터 출하까지',
  details_en: 'From order to shipment',
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
    await service.db('customer_cases').insert({ ...casting, details_en: null });
    expect(await list('?lang=en')).toMatchObject([{ lang: 'ko', company: '샘플메탈', industry: '금속' }]);
  });

  test('keeps hidden cases back and the rest in order', async () => {
    await service.db('customer_cases').insert([
      { ...casting, company_ko: '둘째', position: 2 },
      { ...casting, company_ko: '숨김', position: 0, hidden: true },
      { ...casting, company_ko: '첫째', position: 1 },
    ]);
    expect((await list()).map((item) => item.company)).toEqual(['첫째', '둘째']);
  });
});
