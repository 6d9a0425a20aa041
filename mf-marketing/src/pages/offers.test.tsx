import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import { withoutDrawing } from '../testing/canvas-double.ts';
import { company, offices, sampleCase, sampleFact } from '../testing/sample-content.ts';
import { openMarketing } from '../testing/open-marketing.ts';
import { OFFER_FACTS } from '../testing/offer-facts.ts';
import { COMPANY_FACTS } from '../testing/page-facts.ts';
import { watchScreen } from '../testing/screen-doubles.ts';

const locale = 'ko';

const api = mockApi<paths>();
watchScreen();
withoutDrawing();
// A worker that is still starting: the practice bench waits for it.
beforeEach(() => {
  api.answer('GET /api/content/offer-facts', facts);
  api.answer('GET /api/content/cases', cases);
  api.answer('GET /api/content/company', company);
  api.answer('GET /api/content/offices', offices);
  Object.assign(window, {
    Worker: class extends EventTarget {
      postMessage() {}
      terminate() {}
    },
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'Worker');
});

const facts = [
  sampleFact(1, { title: '설치가 필요한가요?', text: '아니요.' }),
  sampleFact(2, { title: '지어낸 질문', isSample: true }),
  sampleFact(3, { kind: 'specification', title: '프로토콜', text: 'OPC UA', isSample: true }),
  sampleFact(4, { kind: 'release', title: '2.0', text: '새 드라이버' }),
];
const cases = [
  sampleCase(1, { offers: ['sm-io-server'], project: 'CNC 연결', slug: 'cnc' }),
  sampleCase(2, { offers: ['smwp'], project: '감시 화면' }),
];

const offers = [
  { path: '/service/product/web-eq', name: 'WEB EQ', question: 'web-eq', document: 'web-eq' },
  { path: '/service/product/smwp', name: 'SMWP', question: 'smwp', document: 'smwp' },
  { path: '/service/product/sm-io-server', name: 'SM-IO-SERVER', question: 'sm-io-server', document: 'sm-io-server' },
  { path: '/service/solution/sm-farm', name: 'SM-AI-FARM', question: 'sm-ai-farm', document: 'company' },
  { path: '/service/solution/sm-2s', name: 'SM2S', question: 'sm2s', document: 'sm2s' },
  { path: '/service/solution/sm-haccp', name: 'SM-HACCP', question: 'sm-haccp', document: 'sm-haccp' },
] as const;

const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const things = (head: { jsonLd?: object }) => JSON.stringify(head.jsonLd);

/** Links, and buttons of what has no page. */
const entriesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('a, button')];

/** Entries of the list that a heading names. */
function entriesOf(name: string): number {
  // jsdom reads a blank around a product's name that is kept together
  const bare = (words: string) => words.replaceAll(/\s+/g, '');
  const isNamed = (accessibleName: string) => bare(accessibleName) === bare(name);
  return screen.getByRole('list', { name: isNamed }).children.length;
}

describe('in Korean', () => {
  const pages = [...COMPANY_FACTS, ...OFFER_FACTS].filter(
    ({ path }) => path.startsWith('/service/') || ['/introduce', '/productMenu', '/solutionMenu'].includes(path),
  );

  test.each(pages)('$path holds every fact', async ({ path, ...facts }) => {
    await openMarketing(path, { locale });
    const { counts = {}, says } = facts[locale];
    const text = (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
    expect(says.filter((words) => !text.includes(words))).toEqual([]);
    for (const [name, count] of Object.entries(counts)) expect([name, entriesOf(name)]).toEqual([name, count]);
    expect(text).not.toMatch(/lorem ipsum|\blakes?\b|호수|our services|서비스 소개|sample entry/i);
  });

  test.each(offers)(
    '$path is described to search engines, and leads to a question that names it and to its document',
    async ({ path, name, question, document: key }) => {
      const page = await openMarketing(path, { locale });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
      const { title, description } = page.head();
      expect([title.length > 7, description.length > 50]).toEqual([true, true]);
      for (const part of [
        '"@type":"Product"',
        `"name":"${name}"`,
        `"url":"http://localhost${path}"`,
        '"@type":"BreadcrumbList"',
      ])
        expect(things(page.head())).toContain(part);
      expect(hrefs()).toEqual(
        expect.arrayContaining([`/support/question?product=${question}`, `/support/download#${key}`]),
      );
    },
  );

  test.each([
    ['/introduce', 'ItemList', '/productMenu'],
    ['/productMenu', 'ItemList', '/productMenu'],
    ['/solutionMenu', 'ItemList', undefined],
    ['/service/product/prac', 'BreadcrumbList', undefined],
  ])('%s is described to search engines', async (path, type, canonical) => {
    const page = await openMarketing(path, { locale });
    const { title, description, canonical: known = path } = page.head();
    expect([title.length > 7, description.length > 50, known]).toEqual([true, true, canonical ?? path]);
    expect(things(page.head())).toContain(`"@type":"${type}"`);
  });
});

test('the monthly price of SM2S is told to search engines in won', async () => {
  const page = await openMarketing('/service/solution/sm-2s');
  expect(things(page.head())).toContain('"price":1000000,"priceCurrency":"KRW"');
});

test('products open on WEB EQ, solutions on SM-AI-FARM', async () => {
  const page = await openMarketing('/service/product');
  expect(page.url()).toBe('/service/product/web-eq');
  await page.navigate('/service/solution');
  expect(page.url()).toBe('/service/solution/sm-farm');
});

describe('the tabs', () => {
  const tabs = (name: string) => entriesIn(screen.getByRole('navigation', { name }));

  test('lead to the pages of their kind and mark the current one', async () => {
    const page = await openMarketing('/service/solution/sm-farm');
    for (const [name, path] of [
      ['SM2S', 'sm-2s'],
      ['SM-HACCP', 'sm-haccp'],
      ['SM-AI-FARM', 'sm-farm'],
    ] as const) {
      fireEvent.click(screen.getByRole('link', { name }));
      await waitFor(() => expect(page.url()).toBe(`/service/solution/${path}`));
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name));
      expect(tabs('솔루션 선택').find((tab) => tab.getAttribute('aria-current') === 'page')?.textContent).toBe(name);
    }
  });

  test('of the products hold the announced one, which says that its page is being made and stays', async () => {
    const page = await openMarketing('/service/product/web-eq');
    expect(tabs('제품 선택').map((tab) => tab.textContent)).toEqual([
      'WEB EQ',
      'SMWP',
      'SM-IO-SERVER',
      'SM-TWIS준비 중',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^SM-TWIS/ }));
    expect(page.portal.alerts.store.getState().current?.text).toContain('구현 중인 화면입니다');
    expect(page.url()).toBe('/service/product/web-eq');
  });

  test('of the practice page mark its product as above it', async () => {
    await openMarketing('/service/product/prac');
    expect(tabs('제품 선택')[0]?.getAttribute('aria-current')).toBe('true');
  });
});

test('SMWP leads to the form for an account', async () => {
  await openMarketing('/service/product/smwp');
  const links = screen.getAllByRole('link', { name: 'SMWP 계정신청' });
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['/support/smwpForm']));
});

test('the cards lead to their products, and the announced one says that its page is being made', async () => {
  const page = await openMarketing('/introduce');
  const cards = entriesIn(screen.getByRole('list', { name: '제품 살펴보기' }));
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    '/service/product/web-eq',
    '/service/product/smwp',
    '/service/product/sm-io-server',
    null,
  ]);
  fireEvent.click(cards[3]!);
  expect(page.portal.alerts.store.getState().current?.text).toContain('구현 중인 화면입니다');
});

test('the address of the announced product shows the product page with its tabs and the alert, to no search engine', async () => {
  const page = await openMarketing('/service/product/twiz');
  expect([page.status(), page.url(), page.head().noindex]).toEqual([200, '/service/product/twiz', true]);
  expect(screen.getByRole('navigation', { name: '제품 선택' }).querySelectorAll('[aria-current]')).toHaveLength(0);
  expect(page.portal.alerts.store.getState().current?.text).toBe('구현 중인 화면입니다');
});

test('GMP stands below the three solutions and says that its page is being made', async () => {
  const page = await openMarketing('/solutionMenu');
  expect(entriesOf('세 가지 솔루션')).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: /^GMP/ }));
  expect(page.portal.alerts.store.getState().current?.text).toBe('구현 중인 화면입니다');
  expect(page.url()).toBe('/solutionMenu');
});

test('nothing without a page is a link', async () => {
  for (const path of ['/service/product/web-eq', '/introduce', '/solutionMenu']) {
    await openMarketing(path);
    expect(document.querySelector('a[href="#"]')).toBeNull();
    cleanup();
  }
});

describe('what the company writes about a product', () => {
  test('is told by kind; what is invented says so', async () => {
    await openMarketing('/service/product/sm-io-server');
    expect(api.calls('GET /api/content/offer-facts')[0]?.query.get('offer')).toBe('sm-io-server');
    const groups = [/^사양\s+예시 내용$/, '릴리스 노트'].map((name) => screen.getByRole('region', { name }));
    expect(groups.map((group) => group.querySelector('dl')?.textContent)).toEqual([
      '프로토콜 OPC UA',
      '2.0 새 드라이버',
    ]);
    const questions = [...document.querySelectorAll('#questions details')];
    expect(questions.map((each) => each.querySelector('h3')?.textContent)).toEqual([
      '설치가 필요한가요?',
      '지어낸 질문',
    ]);
    expect(questions.map((each) => each.textContent?.includes('예시 내용'))).toEqual([false, true]);
  });

  test('is a FAQPage to search engines, without what is invented', async () => {
    const page = await openMarketing('/service/product/smwp');
    expect(page.head().jsonLd).toMatchObject({ '@graph': [{}, {}, { '@type': 'FAQPage' }] });
    expect(things(page.head())).toContain('"name":"설치가 필요한가요?"');
    expect(things(page.head())).not.toContain('지어낸');
  });

  test('goes on to the cases that use it, its document and the trainings', async () => {
    await openMarketing('/service/product/sm-io-server');
    const ways = within(screen.getByRole('list', { name: /더 알아보기/ })).getAllByRole('link');
    expect(ways.map((link) => link.getAttribute('href'))).toEqual([
      '/application/cnc',
      '/support/download#sm-io-server',
      '/education/schedule',
    ]);
  });

  test('ends on paper with how to reach the company, unless that cannot be read', async () => {
    const page = await openMarketing('/service/product/smwp');
    const lines = [...document.querySelectorAll('.contact dd')].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      '02-000-1018, 031-000-2018',
      'contact@selmatrix.example',
      '02-000-1019',
      '02-000-1020, 031-000-2020',
      ...offices.map(({ address }) => address),
      '000-00-02018',
    ]);
    page.unmount();
    api.answer('GET /api/content/company', () => problemResponse(503, 'unavailable'));
    await openMarketing('/service/product/smwp');
    expect(document.querySelector('.contact')).toBeNull();
  });

  test('is left out while it cannot be read; the page stays whole', async () => {
    api.answer('GET /api/content/offer-facts', () => problemResponse(503, 'unavailable'));
    api.answer('GET /api/content/cases', () => problemResponse(503, 'unavailable'));
    const page = await openMarketing('/service/product/smwp');
    expect(document.querySelector('#questions, #facts')).toBeNull();
    expect(things(page.head())).not.toContain('FAQPage');
    expect(screen.getByRole('list', { name: /더 알아보기/ }).children).toHaveLength(2);
  });
});

describe('the code of the SDK', () => {
  test('is there in each language of the interface, one open at a time, and copied by a button that names it', async () => {
    let copied = '';
    const clipboard = { writeText: async (text: string) => void (copied = text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    const page = await openMarketing('/service/product/sm-io-server');
    const samples = [...document.querySelectorAll<HTMLDetailsElement>('#interfaces details')];
    expect(samples.map((each) => [each.querySelector('summary')?.textContent, each.open])).toEqual([
      ['C++', true],
      ['C#', false],
      ['Java', false],
    ]);
    fireEvent.click(within(samples[0] as HTMLElement).getByRole('button', { name: 'C++ 코드 복사' }));
    await waitFor(() => expect(page.toasts()).toEqual(['success: 코드를 복사했습니다']));
    expect(copied).toContain('smio::Client::connect');
  });
});
