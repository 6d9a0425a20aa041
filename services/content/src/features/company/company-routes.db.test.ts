import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { company } from '../../../seeds/offices.ts';
import { contentService } from '../../service.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(contentService);
});
afterAll(() => service.close());
beforeEach(() => service.db('company').delete());

describe('GET /api/content/company', () => {
  test('gives name and contact data', async () => {
    await service.db('company').insert(company);
    const answer = await service.app.inject({ url: '/api/content/company?lang=en' });
    expect(answer.json()).toEqual({
      lang: 'en',
      name: 'Selmatrix Co., Ltd.',
      companyNumber: '000-00-02018',
      foundedYear: 2018,
      phone: '02-000-1018',
      secondPhone: '031-000-2018',
      fax: '02-000-1019',
      email: 'contact@selmatrix.example',
      smwpPhones: ['02-000-1020', '031-000-2020'],
      videoChannelUrl: 'https://www.youtube.com/@selmatrix-example',
    });
  });

  test('is 404 before any were entered', async () => {
    const answer = await service.app.inject({ url: '/api/content/company' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'company-not-found' });
  });

  test('there is one company only', async () => {
    await service.db('company').insert(company);
    await expect(service.db('company').insert(company)).rejects.toMatchObject({ code: '23505' });
  });
});
