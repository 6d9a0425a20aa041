import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { contentService } from '../../service.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(contentService);
});
afterAll(() => service.close());
beforeEach(() => service.db('home_slides').delete());

const slide = {
  titleKo: '첫 장',
  titleEn: 'First',
  textKo: '설명',
  textEn: 'Text',
  link: '/service/product/web-eq',
  position: 1,
};

describe('GET /api/content/slides', () => {
  test('gives the shown slides in order with their buttons', async () => {
    await service.db('home_slides').insert([
      { ...slide, titleEn: null, titleKo: '둘째 장', position: 2 },
      { ...slide, hasQuestionButton: true, hasWebEqApplicationButton: true },
      { ...slide, hidden: true },
    ]);
    const answer = await service.app.inject({ url: '/api/content/slides?lang=en' });
    expect(answer.statusCode).toBe(200);
    const detail = { slideId: expect.any(Number), link: '/service/product/web-eq' };
    expect(answer.json()).toEqual([
      { ...detail, lang: 'en', title: 'First', text: 'Text', hasQuestionButton: true, hasWebEqApplicationButton: true },
      {
        ...detail,
        lang: 'ko',
        title: '둘째 장',
        text: '설명',
        hasQuestionButton: false,
        hasWebEqApplicationButton: false,
      },
    ]);
  });
});

describe('the slides table', () => {
  test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', ''])(
    'refuses the link %p',
    async (link) => {
      await expect(service.db('home_slides').insert({ ...slide, link })).rejects.toMatchObject({ code: '23514' });
    },
  );

  test.each(['/', '/service/product/smwp', '/news?page=2'])('takes the link %p', async (link) => {
    await service.db('home_slides').insert({ ...slide, link });
    expect(await service.db('home_slides').where({ link }).first('link')).toEqual({ link });
  });
});
