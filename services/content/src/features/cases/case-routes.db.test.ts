import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { contentService } from '../../service.ts';
import type { CustomerCase } from './case-view.ts';

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
    const facts = { slug: null, problem: null, offers: [], figures: null, isSample: false, picture: null };
    expect(await list('?lang=en')).toEqual([
      { caseId: expect.any(Number), lang: 'en', industryKey: 'metal', ...facts, ...texts },
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

const story = {
  slug: 'mes-subscription',
  problem: 'planning',
  offers: ['sm2s'],
  challengeKo: '엑셀로 관리했습니다.',
  challengeEn: 'It was all spreadsheets.',
  figuresKo: '6주 | 가동까지',
  figuresEn: '6 weeks | to operation',
};

describe('GET /api/content/cases/{entryKey}', () => {
  const read = (key: string | number, lang = 'ko') =>
    service.app.inject({ url: `/api/content/cases/${key}`, query: { lang } });
  const add = async (more: object = {}) => {
    const [{ id }] = await service
      .db('customer_cases')
      .insert({ ...casting, ...story, ...more })
      .returning('id');
    return id as number;
  };

  test('gives the whole story by slug and by number, with null where there is no text', async () => {
    const id = await add();
    const answer = await read('mes-subscription', 'en');
    expect(answer.json()).toMatchObject({
      caseId: id,
      lang: 'en',
      challenge: 'It was all spreadsheets.',
      figures: '6 weeks | to operation',
      solution: null,
      quoteBy: null,
      isTranslated: true,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+Z$/),
    });
    expect((await read(id, 'en')).json()).toEqual(answer.json());
  });

  test('is Korean as a whole while one text of the story has no English', async () => {
    await add({ solutionKo: '구독했습니다.' });
    expect((await read('mes-subscription', 'en')).json()).toMatchObject({
      lang: 'ko',
      project: 'MES 도입',
      isTranslated: false,
    });
  });

  test('is 404 for a hidden case and for one that there is not', async () => {
    const id = await add({ hidden: true });
    for (const key of [id, 'mes-subscription', '0', 'none'])
      expect((await read(key)).json()).toMatchObject({ status: 404, code: 'customer-case-not-found' });
  });
});

test('the pages of shown cases, each in the languages that it has', async () => {
  const [{ id }] = await service.db('customer_cases').insert(casting).returning('id');
  await service.db('customer_cases').insert({ ...casting, ...story, position: 2 });
  await service.db('customer_cases').insert({ ...casting, ...story, slug: 'b', resultKo: '결과', position: 3 });
  await service.db('customer_cases').insert({ ...casting, slug: 'hidden', hidden: true });
  const pages = (await service.app.inject({ url: '/api/content/pages' })).json<object[]>();
  const updatedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+Z$/);
  expect(pages).toEqual([
    { path: `/application/${id}`, updatedAt, translated: true },
    { path: '/application/mes-subscription', updatedAt, translated: true },
    { path: '/application/b', updatedAt, translated: false },
  ]);
});
