/**
 * What the specification says about the company and its offer, page by page. `list` counts the entries of the list or
 * table body that a heading names; `says` are texts that must be on the page.
 */
export interface PageFacts {
  path: string;
  ko: Facts;
  en: Facts;
}

export interface Facts {
  /** Heading or caption → number of entries below it. */
  counts?: Record<string, number>;
  says: readonly string[];
}

const history = {
  ko: [
    '2018.03.05',
    '에스엠시스템 설립',
    '2019.01.15',
    '법인 전환',
    '2019.07.22',
    '소프트웨어 저작권 등록',
    '2020.02.24',
    '기업부설연구소 설립',
    '2020.09.10',
    '벤처기업 인증',
    '2021.05.27',
    '완성차 그룹 IT 계열사 협력사 등록',
    '2021.11.24',
    '스마트제조 전시회 출품',
    '2022.03.30',
    '공장자동화 전시회 출품',
    '2023.01.02',
    '사명 변경',
  ],
  en: [
    '2018.03.05',
    'SM System founded',
    '2019.01.15',
    'Converted to a corporation',
    '2019.07.22',
    'Software copyright registered',
    '2020.02.24',
    'Corporate research lab established',
    '2020.09.10',
    'Certified as a venture company',
    '2021.05.27',
    'Registered as a supplier to the IT affiliate of a carmaker group',
    '2021.11.24',
    'Exhibited at a smart manufacturing fair',
    '2022.03.30',
    'Exhibited at a factory automation fair',
    '2023.01.02',
    'Renamed Selmatrix Co., Ltd.',
  ],
};

const cases = {
  ko: [
    '샘플오토파츠(주)',
    '용접부 AI 비전 검사 시스템 구축',
    '예시정밀공업(주)',
    'CNC 설비 데이터 통합 수집',
    '보기식품(주)',
    '스마트 HACCP 구축',
    '샘플케미칼(주)',
    'SMWP 기반 통합 모니터링',
    '예시전자(주)',
    'SMT 외관 검사 과검 저감',
    '샘플메탈(주)',
    'SM2S 생산관리(MES) 도입',
    '예시스마트팜 영농조합법인',
    '온실 복합환경 제어',
    '보기패키징(주)',
    '인쇄 품질 검사와 에너지 모니터링',
  ],
  en: [
    'Sample Auto Parts Co., Ltd.',
    'AI vision inspection of weld seams',
    'Example Precision Industries Co., Ltd.',
    'One collection point for CNC machine data',
    'Specimen Foods Co., Ltd.',
    'Smart HACCP',
    'Sample Chemical Co., Ltd.',
    'Plant-wide monitoring on SMWP',
    'Example Electronics Co., Ltd.',
    'Fewer false calls in SMT inspection',
    'Sample Metal Co., Ltd.',
    'Production management (MES) with SM2S',
    'Example Smart Farm Cooperative',
    'Combined climate control for greenhouses',
    'Specimen Packaging Co., Ltd.',
    'Print inspection and energy monitoring',
  ],
};

export const COMPANY_FACTS: readonly PageFacts[] = [
  {
    path: '/',
    ko: {
      says: [
        '2018',
        '50',
        '산업용 AI와 스마트공장 소프트웨어',
        '제품 도입과 견적, 플랫폼 체험',
        'WEB EQ 자세히 보기',
        'WEB EQ 실습하기',
        '문의하기',
        '셀매트릭스를 소개합니다',
        'WEB EQ를 만나 보세요',
        '무엇이든 물어보세요',
        '뉴스 더보기',
        '서울지사',
        '본사',
        '주소',
        '전화',
        '팩스',
        '이메일',
        '지하철로 오시는 길',
        '마곡나루역 2번 출구',
        '버스로 오시는 길',
        '6642',
      ],
    },
    en: {
      says: [
        '2018',
        '50',
        'Industrial AI and smart-factory software',
        'platform trial',
        'quote',
        'Explore WEB EQ',
        'Try WEB EQ',
        'Ask us',
        'Meet Selmatrix',
        'Discover WEB EQ',
        'Ask us anything',
        'See more news',
        'Seoul branch',
        'Head office',
        'Address',
        'Phone',
        'Fax',
        'E-mail',
        'By subway',
        'Magongnaru Station, exit 2',
        'By bus',
        '6642',
      ],
    },
  },
  ...['/timeline', '/customer'].map((path) => ({ path, ko: { says: history.ko }, en: { says: history.en } })),
  {
    path: '/about',
    ko: {
      counts: { '걸어온 길': 9, '우리가 지키는 세 가지': 3 },
      says: ['우리의 사명', '2018', '정기교육과 기업 단체교육', ...history.ko],
    },
    en: {
      counts: { 'How we got here': 9, 'Three things we stand by': 3 },
      says: ['Our mission', '2018', 'Regular training, and group training for companies', ...history.en],
    },
  },
  {
    path: '/introduce',
    ko: { counts: { '제품 살펴보기': 4 }, says: ['WEB EQ', 'SMWP', 'SM-IO-SERVER', 'SM-TWIS'] },
    en: { counts: { 'Our products': 4 }, says: ['WEB EQ', 'SMWP', 'SM-IO-SERVER', 'SM-TWIS'] },
  },
  {
    path: '/productMenu',
    ko: { counts: { '제품 살펴보기': 4 }, says: ['AI 비전 검사', '데이터 인터페이스', '웹 SCADA', 'AI 웹 모니터링'] },
    en: {
      counts: { 'Our products': 4 },
      says: ['AI vision inspection', 'data interface', 'web SCADA', 'AI web monitoring'],
    },
  },
  {
    path: '/solutionMenu',
    ko: { counts: { '세 가지 솔루션': 3 }, says: ['스마트팜', '생산관리시스템 (MES)', '식품안전관리', '스마트 GMP'] },
    en: {
      counts: { 'Three solutions': 3 },
      says: ['Smart farm', 'Manufacturing execution system (MES)', 'Food-safety management', 'smart GMP'],
    },
  },
  {
    path: '/application',
    ko: { counts: { '현장에서 확인한 변화': 8 }, says: ['사례 8건', '회사', '적용 내용', ...cases.ko] },
    en: { counts: { 'What changed on site': 8 }, says: ['Cases shown: 8', 'Company', 'Details', ...cases.en] },
  },
];
