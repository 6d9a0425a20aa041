import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Locale } from '@portal/kit';
import { mockApi } from '@portal/kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import { withoutDrawing } from '../testing/canvas-double.ts';
import { openMarketing } from '../testing/open-marketing.ts';
import { watchScreen } from '../testing/screen-doubles.ts';

const api = mockApi<paths>();
watchScreen();
withoutDrawing();
beforeEach(() => {
  api.answer('GET /api/content/offer-facts', []);
  api.answer('GET /api/content/cases', []);
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

interface SpecLists {
  path: string;
  locale: Locale;
  /** Section and sub-page of the breadcrumbs, after Home. */
  trail: string[];
  subtitle?: string;
  /** Name of a list → what its entries are called, in their order. */
  lists?: Record<string, string[]>;
  /** That of the list whose entries are numbered. */
  numbered?: string;
  /** Titles of the pictures of the page: its screen and its architecture. */
  pictures?: string[];
}

/** Spec, sections 1 and 2: "Offer presented", "Product pages" and "Solution pages". */
const pages: SpecLists[] = [
  {
    path: '/service/product/web-eq',
    locale: 'ko',
    trail: ['제품 소개', '제품', 'WEB EQ'],
    subtitle: '보고, 모으고, 판단하는 AI 웹 플랫폼',
    lists: {
      '네 가지 일을 한 플랫폼에서': ['AI 비전 검사', '데이터 인터페이스', '웹 SCADA', 'AI 웹 모니터링'],
      SDK: ['카메라와 데이터 소스 열기', '모델 불러오기', '판정 결과 받기', '설비와 시스템에 알리기'],
      로우코드: ['카메라', '전처리', 'AI 모델', '판정 분기', '신호와 화면'],
    },
  },
  {
    path: '/service/product/web-eq',
    locale: 'en',
    trail: ['What we offer', 'Products', 'WEB EQ'],
    subtitle: 'The AI web platform that sees, collects and decides',
    lists: {
      'Four jobs on one platform': ['AI vision inspection', 'Data interface', 'Web SCADA', 'AI web monitoring'],
      SDK: ['Open cameras and data sources', 'Load a model', 'Receive the result', 'Notify machines and systems'],
      'Low code': ['Camera', 'Preprocessing', 'AI model', 'Branch on result', 'Signal and screen'],
    },
  },
  {
    path: '/service/product/smwp',
    locale: 'ko',
    trail: ['제품 소개', '제품', 'SMWP'],
    subtitle: '스마트공장을 웹에서 구축하는 플랫폼',
    numbered: 'SMWP를 고르는 여섯 가지 이유',
    lists: {
      '웹이라서 가능한 네 가지': ['웹 개발 환경', '편리한 배치', '개방성과 안정성', '크로스 플랫폼'],
      'SMWP를 고르는 여섯 가지 이유': [
        '설치 없이 바로 시작',
        '코드 없이 그리는 화면',
        '다시 쓰는 심볼과 템플릿',
        '흩어진 데이터를 한 화면에',
        '사람마다 다른 권한',
        '작게 시작해 넓히는 구조',
      ],
      '화면을 이루는 아홉 가지 기능': [
        '2D 그래픽',
        '3D 그래픽',
        '차트',
        'CCTV',
        '데이터 소스 지원',
        'GIS 지도',
        'UI 도구',
        '사용자·권한 관리',
        '모바일 앱',
      ],
    },
    pictures: ['SMWP · 공정 모니터링', 'SMWP 구성도'],
  },
  {
    path: '/service/product/smwp',
    locale: 'en',
    trail: ['What we offer', 'Products', 'SMWP'],
    subtitle: 'The platform for building a smart factory on the web',
    numbered: 'Six reasons to choose SMWP',
    lists: {
      'Four things the web makes possible': [
        'Web development environment',
        'Convenient layout',
        'Openness and stability',
        'Cross-platform',
      ],
      'Six reasons to choose SMWP': [
        'Starts without installation',
        'Screens drawn without code',
        'Symbols and templates to reuse',
        'Scattered data on one screen',
        'Permissions for each person',
        'Start small, extend later',
      ],
      'Nine functions that make up a screen': [
        '2D graphics',
        '3D graphics',
        'Charts',
        'CCTV',
        'Data-source support',
        'GIS map',
        'UI tools',
        'User and permission management',
        'Mobile app',
      ],
    },
    pictures: ['SMWP · Process monitoring', 'SMWP architecture'],
  },
  {
    path: '/service/product/sm-io-server',
    locale: 'ko',
    trail: ['제품 소개', '제품', 'SM-IO-SERVER'],
    subtitle: '흩어진 현장 데이터를 한곳으로',
    numbered: '다섯 가지 특장점',
    lists: {
      '모으고, 잇고, 쌓습니다': ['모으기', '잇기', '쌓기'],
      '다섯 가지 특장점': [
        '데이터 통합',
        '다양한 통신 드라이버',
        '산업 표준 프로토콜',
        'C++, C#, Java 프로그래밍 인터페이스',
        '데이터베이스 저장',
      ],
    },
    pictures: ['SM-IO-SERVER · 수집 현황', '설비에서 응용 프로그램까지'],
  },
  {
    path: '/service/product/sm-io-server',
    locale: 'en',
    trail: ['What we offer', 'Products', 'SM-IO-SERVER'],
    subtitle: 'Scattered plant data, in one place',
    numbered: 'Five strengths',
    lists: {
      'Gather, connect, store': ['Gather', 'Connect', 'Store'],
      'Five strengths': [
        'Data integration',
        'Many communication drivers',
        'Standard industrial protocols',
        'Programming interfaces in C++, C# and Java',
        'Database storage',
      ],
    },
    pictures: ['SM-IO-SERVER · Acquisition', 'From the machine to the application'],
  },
  {
    path: '/service/solution/sm-2s',
    locale: 'ko',
    trail: ['제품 소개', '솔루션', 'SM2S'],
    lists: {
      'SM2S가 함께하는 세 분야': ['소프트웨어 판매', '스마트 시스템', '4차 산업 교육'],
      '세 가지 강점': ['최소 비용의 맞춤 서비스', '현장마다 손쉬운 화면 구성', '전용 데이터 수집 서버'],
    },
    pictures: ['SM2S · 생산 현황', '시스템 구성'],
  },
  {
    path: '/service/solution/sm-2s',
    locale: 'en',
    trail: ['What we offer', 'Solutions', 'SM2S'],
    lists: {
      'Three fields we cover with SM2S': ['Software supply', 'Smart systems', 'Industry 4.0 training'],
      'Three strengths': [
        'Tailored service at minimum cost',
        'Easy screens for each production site',
        'A dedicated data-collection server',
      ],
    },
    pictures: ['SM2S · Production board', 'System architecture'],
  },
  {
    path: '/service/solution/sm-haccp',
    locale: 'ko',
    trail: ['제품 소개', '솔루션', 'SM-HACCP'],
    lists: {
      '현장을 지키는 세 가지': ['실시간 모니터링', '한계기준 이탈 알림', '데이터 집계'],
      STANDARD: ['CCP 모니터링', '전체 생산 모니터링', '모니터링 일지·점검표 관리', '일지·점검표 결재'],
      ADVANCED: ['생산 관리', '바코드 연동', '회수 처리와 이력 추적', '누적 데이터 통계'],
    },
  },
  {
    path: '/service/solution/sm-haccp',
    locale: 'en',
    trail: ['What we offer', 'Solutions', 'SM-HACCP'],
    lists: {
      'Three things that guard the process': [
        'Real-time monitoring',
        'Alert on critical-limit deviation',
        'Data aggregation',
      ],
      STANDARD: [
        'CCP monitoring',
        'Overall production monitoring',
        'Monitoring log and checklist management',
        'Log and checklist approval workflow',
      ],
      ADVANCED: [
        'Production management',
        'Barcode integration',
        'Recall handling and history tracing',
        'Accumulated-data statistics',
      ],
    },
  },
  {
    path: '/service/solution/sm-farm',
    locale: 'ko',
    trail: ['제품 소개', '솔루션', 'SM-AI-FARM'],
    lists: {
      '보고, 움직이고, 쌓습니다': ['실시간 모니터링', '자동 제어', '데이터 집계'],
      '네 가지 주요 기능': ['자동·수동 원격 제어', '실시간 모니터링', '생육 환경 데이터 수집과 분석', '복합환경 제어'],
      '적용 분야': ['온실', '식물공장', '노지', '축사'],
    },
  },
  {
    path: '/service/solution/sm-farm',
    locale: 'en',
    trail: ['What we offer', 'Solutions', 'SM-AI-FARM'],
    lists: {
      'See, control, record': ['Real-time monitoring', 'Automatic control', 'Data aggregation'],
      'Four main features': [
        'Automatic and manual remote control',
        'Real-time monitoring',
        'Growth-environment data collection and analysis',
        'Combined climate control',
      ],
      'Where it is used': ['Greenhouse', 'Plant factory', 'Open field', 'Livestock farm'],
    },
  },
  {
    path: '/productMenu',
    locale: 'ko',
    trail: ['제품 소개', '제품'],
    lists: { '제품 살펴보기': ['WEB EQ', 'SMWP', 'SM-IO-SERVER', 'SM-TWIS'] },
  },
  {
    path: '/productMenu',
    locale: 'en',
    trail: ['What we offer', 'Products'],
    lists: { 'Our products': ['WEB EQ', 'SMWP', 'SM-IO-SERVER', 'SM-TWIS'] },
  },
  {
    path: '/solutionMenu',
    locale: 'ko',
    trail: ['제품 소개', '솔루션'],
    lists: { '세 가지 솔루션': ['SM-AI-FARM', 'SM2S', 'SM-HACCP'] },
  },
  {
    path: '/solutionMenu',
    locale: 'en',
    trail: ['What we offer', 'Solutions'],
    lists: { 'Three solutions': ['SM-AI-FARM', 'SM2S', 'SM-HACCP'] },
  },
];

test.each(pages)(
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
