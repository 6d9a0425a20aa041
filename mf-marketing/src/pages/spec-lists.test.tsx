import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mockApi } from '@portal/kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import { withoutDrawing } from '../testing/canvas-double.ts';
import { openMarketing } from '../testing/open-marketing.ts';
import { company, offices } from '../testing/sample-content.ts';
import { watchScreen } from '../testing/screen-doubles.ts';
import { SPEC_LISTS } from '../testing/spec-lists.ts';

const api = mockApi<paths>();
watchScreen();
withoutDrawing();
beforeEach(() => {
  api.answer('GET /api/content/offer-facts', []);
  api.answer('GET /api/content/cases', []);
  api.answer('GET /api/content/company', company);
  api.answer('GET /api/content/offices', offices);
});
afterEach(cleanup);

/** jsdom reads a blank around a product's name that is kept together. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const bare = (text: string) => text.replaceAll(/\s+/g, '');

/** What each entry of the list is called: its heading, or all of its text but the number in front of a step. */
function namesIn(list: Element): string[] {
  return [...list.children].map((entry) => {
    const heading = entry.querySelector('h3, strong');
    return heading ? plain(heading.textContent) : plain(entry.textContent).replace(/^\d(?=\D)/, '');
  });
}

test.each(SPEC_LISTS)(
  '$path has the lists, the pictures and the way to it that the spec names ($locale)',
  async ({ path, locale, trail, subtitle, lists = {}, numbered, pictures }) => {
    await openMarketing(path, { locale });
    const way = locale === 'ko' ? ['현재 위치', '홈'] : ['You are here', 'Home'];
    expect(namesIn(within(screen.getByRole('navigation', { name: way[0] })).getByRole('list'))).toEqual([
      way[1],
      ...trail,
    ]);
    if (subtitle) expect(screen.getByText(subtitle)).toBeTruthy();
    for (const [name, entries] of Object.entries(lists)) {
      const list = screen.getByRole('list', { name: (accessible) => bare(accessible) === bare(name) });
      expect([name, namesIn(list)]).toEqual([name, entries]);
      if (name === numbered) expect(list.tagName).toBe('OL');
    }
    if (pictures) {
      const figures = screen.getAllByRole('figure').map((figure) => {
        const named = within(figure)
          .queryAllByRole('list')
          .map((list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent);
        return plain(named.find(Boolean) ?? figure.querySelector('strong')?.textContent);
      });
      expect(figures).toEqual(pictures);
      for (const figure of screen.getAllByRole('figure')) expect(figure.querySelector('svg, figcaption')).toBeTruthy();
    }
  },
);

test.each([
  [
    'ko',
    {
      '소프트웨어 판매': ['SM2S MES', 'SCADA', 'IoT 디바이스'],
      '스마트 시스템': ['스마트공장', '스마트팜', '스마트 HACCP'],
      '4차 산업 교육': ['자동화', '코드·프로그램', '빅데이터'],
    },
    ['모니터링', '생산·재고 관리', '데이터 집계'],
  ],
  [
    'en',
    {
      'Software supply': ['SM2S MES', 'SCADA', 'IoT devices'],
      'Smart systems': ['Smart factory', 'Smart farm', 'Smart HACCP'],
      'Industry 4.0 training': ['Automation', 'Code and programs', 'Big data'],
    },
    ['Monitoring', 'Production and inventory management', 'Data aggregation'],
  ],
] as const)('the cards of SM2S and its system hold what the spec names (%s)', async (locale, cards, system) => {
  await openMarketing('/service/solution/sm-2s', { locale });
  for (const [name, entries] of Object.entries(cards)) {
    const card = screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;
    expect([name, namesIn(within(card).getByRole('list'))]).toEqual([name, entries]);
  }
  const composition = screen.getByRole('list', { name: locale === 'ko' ? '시스템 구성' : 'System architecture' });
  const parts = within(composition)
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
  expect(parts).toEqual(expect.arrayContaining([...system]));
});

test.each([
  ['ko', '비전 모드 비교', ['분류', '검출', '분할', '이상 탐지']],
  ['en', 'Vision modes compared', ['Classification', 'Detection', 'Segmentation', 'Anomaly detection']],
] as const)('WEB EQ compares its vision modes (%s)', async (locale, caption, modes) => {
  await openMarketing('/service/product/web-eq', { locale });
  const table = within(screen.getByRole('table', { name: caption }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(modes);
});
