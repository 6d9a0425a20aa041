import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import { openMarketing } from '../testing/open-marketing.ts';
import { sampleCase, samplePicture, sampleStory } from '../testing/sample-content.ts';

const api = mockApi<paths>();
const call = 'GET /api/content/cases/smart-haccp';
const others = [
  sampleCase(1, { offers: ['sm-haccp'] }),
  sampleCase(2, { industryKey: 'metal', offers: ['smwp'] }),
  sampleCase(3, { industryKey: 'metal', offers: ['sm2s'] }),
];

beforeEach(() => {
  api.answer(call, sampleStory());
  api.answer('GET /api/content/cases', others);
});
afterEach(cleanup);

const headings = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('a customer case', () => {
  test('tells challenge, solution and result, with figures and a quote', async () => {
    await openMarketing('/application/smart-haccp');
    expect(headings(1)).toEqual(['프로젝트 1']);
    expect(headings(2)).toEqual(expect.arrayContaining(['과제', '해결', '결과', '사용한 제품', '비슷한 사례']));
    const figures = [...document.querySelectorAll('dl[aria-label="숫자로 본 결과"] > div')];
    expect(figures.map(({ textContent }) => textContent)).toEqual(['이탈에서 알림까지40초', '종이 일지0장']);
    expect(screen.getByText('좋습니다.').closest('figure')?.textContent).toContain('회사 1 · 팀장');
  });

  test('leads to its products, to other cases with one of them, and to a question about the first', async () => {
    await openMarketing('/application/smart-haccp');
    const side = within(screen.getByRole('complementary', { name: '사용한 제품' }));
    expect(side.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/service/solution/sm-haccp',
      '/service/product/smwp',
    ]);
    expect(
      within(screen.getByRole('list', { name: '비슷한 사례' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/application/2']);
    expect(screen.getByRole('link', { name: '문의하기' }).getAttribute('href')).toBe(
      '/support/question?product=sm-haccp',
    );
  });

  test('without a story has its head and details alone', async () => {
    const none = { challenge: null, solution: null, result: null, figures: null, quote: null, quoteBy: null };
    api.answer(call, sampleStory(none));
    await openMarketing('/application/smart-haccp');
    expect(screen.getAllByText('내용')[0]?.tagName).toBe('P');
    for (const name of ['과제', '해결', '결과']) expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(document.querySelector('figure, dl[aria-label]')).toBeNull();
  });

  test('shows its picture as large as the screen needs it, and tells search engines of it', async () => {
    api.answer(call, sampleStory({ picture: samplePicture() }));
    const page = await openMarketing('/application/smart-haccp');
    const image = screen.getByRole<HTMLImageElement>('img', { name: '용해로 앞의 관제 화면' });
    const address = `/api/content/image/${samplePicture().pictureId}`;
    expect([image.width, image.height]).toEqual([1600, 1200]);
    expect(image.srcset).toBe(`${address}/large.webp?v=3 1600w, ${address}/medium.webp?v=3 800w`);
    expect(image.parentElement?.querySelector('source')?.srcset).toContain(`${address}/large.avif?v=3 1600w`);
    expect(JSON.stringify(page.head().jsonLd)).toContain(`${address}/large.webp?v=3`);
  });

  test('beside others shows its picture cut for a card, no larger than it is', async () => {
    const picture = samplePicture({ width: 700, height: 300, altKo: null, altEn: 'Control room' });
    api.answer('GET /api/content/cases', [sampleCase(2, { offers: ['smwp'], picture })]);
    await openMarketing('/application/smart-haccp');
    const image = await screen.findByRole<HTMLImageElement>('img', { name: 'Control room' });
    expect([image.width, image.height]).toEqual([533, 300]);
    expect(image.srcset).toMatch(/^\S+\/tile\.webp\?v=3 533w, \S+\/small-tile\.webp\?v=3 480w$/);
  });

  test('says when it is a sample', async () => {
    const page = await openMarketing('/application/smart-haccp');
    expect(screen.queryByText(/실제 고객의 것이 아닙니다/)).toBeNull();
    page.unmount();
    api.answer(call, sampleStory({ isSample: true }));
    await openMarketing('/application/smart-haccp');
    expect(screen.getByText(/실제 고객의 것이 아닙니다/)).toBeTruthy();
  });

  test('is an article to search engines, under its one URL and in its own language', async () => {
    const page = await openMarketing('/application/smart-haccp', { locale: 'en' });
    expect(page.head()).toMatchObject({
      title: '프로젝트 1 | 회사 1 | Selmatrix',
      canonical: '/application/smart-haccp',
      translated: false,
      jsonLd: {
        '@graph': [{ '@type': 'Article', headline: '프로젝트 1', inLanguage: 'ko' }, { '@type': 'BreadcrumbList' }],
      },
    });
    expect(screen.getByRole('heading', { level: 1 }).lang).toBe('ko');
  });

  test('that there is none of, or that cannot be read, says so with that status', async () => {
    api.answer(call, () => problemResponse(404, 'customer-case-not-found'));
    const page = await openMarketing('/application/smart-haccp');
    expect(page.head()).toMatchObject({ status: 404, noindex: true });
    page.unmount();
    api.answer(call, () => problemResponse(503, 'unavailable'));
    expect((await openMarketing('/application/smart-haccp')).head().status).toBe(503);
  });

  test('stands without the other cases', async () => {
    api.answer('GET /api/content/cases', () => problemResponse(503, 'unavailable'));
    await openMarketing('/application/smart-haccp');
    expect(screen.queryByRole('heading', { name: '비슷한 사례' })).toBeNull();
    expect(headings(1)).toEqual(['프로젝트 1']);
  });
});
