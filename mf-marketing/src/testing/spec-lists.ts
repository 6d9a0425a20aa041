import type { Locale } from '@portal/kit';
import { HACCP_TIERS, SMWP_FUNCTIONS } from './offer-facts.ts';

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
export const SPEC_LISTS: readonly SpecLists[] = [
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
      '화면을 이루는 아홉 가지 기능': [...SMWP_FUNCTIONS.ko],
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
      'Nine functions that make up a screen': [...SMWP_FUNCTIONS.en],
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
      STANDARD: HACCP_TIERS.ko.slice(0, 4),
      ADVANCED: HACCP_TIERS.ko.slice(4),
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
      STANDARD: HACCP_TIERS.en.slice(0, 4),
      ADVANCED: HACCP_TIERS.en.slice(4),
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
