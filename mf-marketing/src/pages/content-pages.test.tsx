import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse, type ApiCall } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import type { TimelineEntry } from '../api/content.ts';
import { openMarketing } from '../testing/open-marketing.ts';
import { company, offices, sampleCase, slides } from '../testing/sample-content.ts';
import { watchScreen } from '../testing/screen-doubles.ts';

const api = mockApi<paths>();
const screenOf = watchScreen();
const entry = (timelineId: number, date: string, title: string): TimelineEntry => ({
  timelineId,
  date,
  title,
  lang: 'ko',
});
const history = [
  entry(1, '2018.03.05', '에스엠시스템 설립'),
  entry(2, '2019.01.15', '법인 전환'),
  entry(3, '2019.07.22', '소프트웨어 저작권 등록'),
];
const cases = [
  sampleCase(1, { project: '스마트 HACCP 구축', offers: ['sm-haccp'], problem: 'records' }),
  sampleCase(2, {
    industryKey: 'agriculture',
    industry: '농업',
    project: '온실 복합환경 제어',
    offers: ['sm-ai-farm'],
    problem: 'climate',
    figures: '−64 % | 적정 온도를 벗어난 시간',
    slug: 'greenhouse-climate',
    isSample: true,
  }),
  sampleCase(3, { project: '이력 추적', offers: ['sm2s', 'sm-haccp'], problem: 'records' }),
];

beforeEach(() => {
  screenOf.isMotionUnwelcome = true;
  api.answer('GET /api/content/slides', slides);
  api.answer('GET /api/content/offices', offices);
  api.answer('GET /api/content/cases', cases);
  api.answer('GET /api/content/company', company);
  api.answer('GET /api/content/timeline', ({ query }: ApiCall) =>
    history.map((each) => ({ ...each, lang: query.get('lang') })),
  );
});
afterEach(cleanup);

const retry = () => fireEvent.click(screen.getByRole('button', { name: /다시/ }));

describe.each(['/timeline', '/customer'])('%s', (path) => {
  test("tells the company's history by year, oldest first", async () => {
    const page = await openMarketing(path);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('연혁');
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('셀매트릭스가 걸어온 길');
    expect(
      screen
        .getAllByRole('heading', { level: 3 })
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['2018', '2019']);
    expect([...document.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([
      '2018.03.05',
      '2019.01.15',
      '2019.07.22',
    ]);
    expect(document.querySelector('time')?.dateTime).toBe('2018-03-05');
    expect(screen.getByRole('list', { name: /2019/ }).querySelector('[lang]')).toBeNull();
    expect(within(screen.getByRole('list', { name: /2019/ })).getByText('법인 전환')).toBeTruthy();
    expect(screen.getByRole('img', { name: /2018년부터 2023년까지/ })).toBeTruthy();
    expect(page.head().canonical).toBe('/timeline');
  });
});

test('search engines read the entries of the history in their order, and the way to the page', async () => {
  const page = await openMarketing('/timeline', { locale: 'en' });
  const {
    '@graph': [about, way],
  } = page.head().jsonLd as { '@graph': object[] };
  const items = history.map(({ date, title }, index) => ({ position: index + 1, name: `${date} ${title}` }));
  expect(about).toMatchObject({
    '@type': 'AboutPage',
    about: { foundingDate: '2018' },
    mainEntity: { '@type': 'ItemList', numberOfItems: 3, itemListElement: items },
  });
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'About' }, { name: 'History' }],
  });
});

test('texts that there are in Korean only are marked as Korean on an English page', async () => {
  api.answer('GET /api/content/timeline', history);
  const page = await openMarketing('/timeline', { locale: 'en' });
  expect(page.head().translated).toBe(false);
  expect(screen.getByText('법인 전환').closest('[lang]')?.getAttribute('lang')).toBe('ko');
});

test('a history without entries says so, and one that cannot be read offers another try', async () => {
  api.answer('GET /api/content/timeline', []);
  const page = await openMarketing('/timeline');
  expect(document.querySelectorAll('time')).toHaveLength(0);
  page.unmount();
  api.answer('GET /api/content/timeline', () => problemResponse(503, 'unavailable'));
  await openMarketing('/timeline');
  api.answer('GET /api/content/timeline', history);
  retry();
  await waitFor(() => expect(document.querySelectorAll('time')).toHaveLength(3));
});

describe('the customer cases', () => {
  const shown = () =>
    within(screen.getByRole('list', { name: '현장에서 확인한 변화' }))
      .getAllByRole('article')
      .map((each) => within(each).getByRole('heading').textContent);

  test('are filtered by industry, in an address of its own', async () => {
    const page = await openMarketing('/application');
    expect(shown()).toHaveLength(3);
    const filter = within(screen.getByRole('navigation', { name: '업종' }));
    expect(filter.getAllByRole('link').map((link) => link.textContent)).toEqual(['전체', '식품', '농업']);
    fireEvent.click(filter.getByRole('link', { name: '식품' }));
    await waitFor(() => expect(page.url()).toBe('/application?industry=food'));
    await waitFor(() => expect(shown()).toEqual(['스마트 HACCP 구축', '이력 추적']));
    expect(screen.getByRole('link', { name: '식품' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByText('사례 2건')).toBeTruthy();
    expect(page.moves.map(({ options }) => options?.keepPlace)).toEqual([true]);
  });

  test('are filtered by product and problem too, each beside the other choices; what would find nothing is no link', async () => {
    const page = await openMarketing('/application?industry=food');
    const problems = within(screen.getByRole('navigation', { name: '해결한 문제' }));
    expect(problems.getAllByRole('link').map((link) => link.textContent)).toEqual(['전체', '기록·추적']);
    expect(problems.getByText('환경 제어').closest('a')).toBeNull();
    fireEvent.click(within(screen.getByRole('navigation', { name: '제품' })).getByRole('link', { name: 'SM2S' }));
    await waitFor(() => expect(page.url()).toBe('/application?industry=food&product=sm2s'));
    expect(shown()).toEqual(['이력 추적']);
  });

  test('show a figure where there is one, say when they are samples, and lead to their pages', async () => {
    const page = await openMarketing('/application');
    const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
    expect(within(second).getByText('−64 %')).toBeTruthy();
    expect(within(second).getByText('예시 내용')).toBeTruthy();
    expect(within(first).queryByText('예시 내용')).toBeNull();
    expect([first, second].map((each) => within(each).getByRole('link').getAttribute('href'))).toEqual([
      '/application/1',
      '/application/greenhouse-climate',
    ]);
    expect(page.head().jsonLd).toMatchObject({
      '@graph': [{ '@type': 'ItemList', itemListElement: [{ name: '스마트 HACCP 구축' }, {}, {}] }, {}],
    });
  });

  test('of an industry in the address are shown at once; of one that is none, a way to all', async () => {
    const page = await openMarketing('/application?industry=agriculture');
    expect(shown()).toEqual(['온실 복합환경 제어']);
    page.unmount();
    await openMarketing('/application?industry=unknown');
    expect(screen.getByRole('heading', { name: '고르신 조건의 사례가 아직 없습니다' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '전체 사례 보기' }).getAttribute('href')).toBe('/application#cases');
  });

  test('name company, project and details of each', async () => {
    const page = await openMarketing('/application', { locale: 'en' });
    const first = within(screen.getAllByRole('article')[0] as HTMLElement);
    for (const text of ['Company', '회사 1', '스마트 HACCP 구축', 'Details', '내용'])
      expect(first.getByText(text)).toBeTruthy();
    expect([page.head().title.length > 7, page.head().description.length > 50]).toEqual([true, true]);
  });
});

describe.each([
  ['ko', '회사 개요', '걸어온 길', '우리가 지키는 세 가지'],
  ['en', 'About us', 'How we got here', 'Three things we stand by'],
] as const)('about the company (%s)', (locale, title, story, values) => {
  test('shows its history, its values, and the number of cases', async () => {
    const page = await openMarketing('/about', { locale });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('list', { name: story }).children).toHaveLength(3);
    expect(screen.getByRole('list', { name: values }).children).toHaveLength(3);
    expect(JSON.stringify(page.head().jsonLd)).toContain('"foundingDate":"2018"');
  });
});

test('the page about the company works without its history, and fetches it again', async () => {
  api.answer('GET /api/content/timeline', () => problemResponse(503, 'unavailable'));
  await openMarketing('/about');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('회사 개요');
  api.answer('GET /api/content/timeline', history);
  retry();
  await waitFor(() => expect(screen.getByRole('list', { name: '걸어온 길' }).children).toHaveLength(3));
});

describe('Home', () => {
  test('leads from slides and cards where the visitor expects', async () => {
    const page = await openMarketing('/');
    const slide = document.querySelector<HTMLElement>('[data-shown="true"]') as HTMLElement;
    const ways = within(slide)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(ways).toEqual(
      expect.arrayContaining(['/service/product/web-eq', '/service/product/prac', '/support/question']),
    );
    const cards = within(screen.getByRole('navigation', { name: '바로 가기' })).getAllByRole('link');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      '/about',
      '/service/product/web-eq',
      '/support/question',
    ]);
    expect(document.querySelectorAll('[data-shown]')).toHaveLength(3);
    expect(page.head().jsonLd).toMatchObject({
      '@type': 'Organization',
      name: '(주)셀매트릭스',
      foundingDate: '2018',
      telephone: '02-000-1018',
      location: [{ name: '서울지사' }, { name: '본사' }],
    });
  });

  test('changes its language in place', async () => {
    const page = await openMarketing('/');
    await page.setLocale('en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Industrial AI and smart-factory software');
    expect(screen.getByRole('region', { name: 'Main products and solutions' })).toBeTruthy();
    expect(api.calls('GET /api/content/slides').map(({ query }) => query.get('lang'))).toEqual(['ko', 'en']);
  });

  test('works without the content service', async () => {
    for (const noun of ['slides', 'offices', 'cases'] as const)
      api.answer(`GET /api/content/${noun}`, () => problemResponse(503, 'unavailable'));
    const page = await openMarketing('/');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('산업용 AI와 스마트공장 소프트웨어');
    expect(screen.getAllByRole('button', { name: /다시/ })).toHaveLength(2);
    expect(page.head().jsonLd).toMatchObject({ location: [] });
  });
});
