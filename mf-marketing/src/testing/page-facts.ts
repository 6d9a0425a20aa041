/**
 * What the specification says of the company and its offer, page by page. `list` counts the entries of the list or table
 * body that a heading names; `says` are words that must stand on the page.
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

const smwpFunctions = {
  ko: ['2D 그래픽', '3D 그래픽', '차트', 'CCTV', '데이터 소스 지원', 'GIS 지도', 'UI 도구', '사용자·권한 관리', '모바일 앱'],
  en: ['2D graphics', '3D graphics', 'Charts', 'CCTV', 'Data-source support', 'GIS map', 'UI tools', 'User and permission management', 'Mobile app'],
};

const haccpTiers = {
  ko: ['CCP 모니터링', '전체 생산 모니터링', '모니터링 일지·점검표 관리', '일지·점검표 결재', '생산 관리', '바코드 연동', '회수 처리와 이력 추적', '누적 데이터 통계'],
  en: ['CCP monitoring', 'Overall production monitoring', 'Monitoring log and checklist management', 'Log and checklist approval workflow', 'Production management', 'Barcode integration', 'Recall handling and history tracing', 'Accumulated-data statistics'],
};

const history = {
  ko: [
    '2018.03.05', '에스엠시스템 설립', '2019.01.15', '법인 전환', '2019.07.22', '소프트웨어 저작권 등록', '2020.02.24', '기업부설연구소 설립', '2020.09.10', '벤처기업 인증',
    '2021.05.27', '완성차 그룹 IT 계열사 협력사 등록', '2021.11.24', '스마트제조 전시회 출품', '2022.03.30', '공장자동화 전시회 출품', '2023.01.02', '사명 변경',
  ],
  en: [
    '2018.03.05', 'SM System founded', '2019.01.15', 'Converted to a corporation', '2019.07.22', 'Software copyright registered', '2020.02.24', 'Corporate research lab established',
    '2020.09.10', 'Certified as a venture company', '2021.05.27', 'Registered as a partner of a large automotive IT firm', '2021.11.24', 'Exhibited at a smart manufacturing fair',
    '2022.03.30', 'Exhibited at a factory automation fair', '2023.01.02', 'Renamed Selmatrix Co., Ltd.',
  ],
};

const cases = {
  ko: [
    '샘플오토파츠(주)', '용접부 AI 비전 검사 시스템 구축', '예시정밀공업(주)', 'CNC 설비 데이터 통합 수집', '보기식품(주)', '스마트 HACCP 구축', '샘플케미칼(주)', 'SMWP 기반 통합 모니터링',
    '예시전자(주)', 'SMT 외관 검사 과검 저감', '샘플메탈(주)', 'SM2S 생산관리(MES) 도입', '예시스마트팜 영농조합법인', '온실 복합환경 제어', '보기패키징(주)', '인쇄 품질 검사와 에너지 모니터링',
  ],
  en: [
    'Sample Auto Parts Co., Ltd.', 'AI vision inspection of weld seams', 'Example Precision Industries Co., Ltd.', 'One collection point for CNC machine data', 'Specimen Foods Co., Ltd.', 'Smart HACCP',
    'Sample Chemical Co., Ltd.', 'Plant-wide monitoring on SMWP', 'Example Electronics Co., Ltd.', 'Fewer false calls in SMT inspection', 'Sample Metal Co., Ltd.', 'Production management (MES) with SM2S',
    'Example Smart Farm Cooperative', 'Combined climate control for greenhouses', 'Specimen Packaging Co., Ltd.', 'Print inspection and energy monitoring',
  ],
};

export const FACTS: readonly PageFacts[] = [
  {
    path: '/',
    ko: {
      says: [
        '2018', '50', 'WEB EQ 자세히 보기', 'WEB EQ 실습하기', '문의하기', '셀매트릭스를 소개합니다', 'WEB EQ를 만나 보세요', '무엇이든 물어보세요', '뉴스 더보기',
        '서울지사', '본사', '주소', '전화', '팩스', '이메일', '지하철로 오시는 길', '마곡나루역 2번 출구', '버스로 오시는 길', '6642',
      ],
    },
    en: {
      says: [
        '2018', '50', 'Explore WEB EQ', 'Try WEB EQ', 'Ask us', 'Meet Selmatrix', 'Discover WEB EQ', 'Ask us anything', 'See more news',
        'Seoul branch', 'Head office', 'Address', 'Phone', 'Fax', 'E-mail', 'By subway', 'Magongnaru Station, exit 2', 'By bus', '6642',
      ],
    },
  },
  ...['/timeline', '/customer'].map((path) => ({ path, ko: { says: history.ko }, en: { says: history.en } })),
  {
    path: '/about',
    ko: { counts: { '걸어온 길': 9, '우리가 지키는 세 가지': 3 }, says: ['우리의 사명', '2018', ...history.ko] },
    en: { counts: { 'How we got here': 9, 'Three things we stand by': 3 }, says: ['Our mission', '2018', ...history.en] },
  },
  {
    path: '/introduce',
    ko: { counts: { '네 가지 제품': 4 }, says: ['WEB EQ', 'SMWP', 'SM-IO-SERVER', 'SM-TWIS'] },
    en: { counts: { 'Four products': 4 }, says: ['WEB EQ', 'SMWP', 'SM-IO-SERVER', 'SM-TWIS'] },
  },
  {
    path: '/productMenu',
    ko: { counts: { '네 가지 제품': 4 }, says: ['AI 비전 검사', '데이터 인터페이스', '웹 SCADA', 'AI 웹 모니터링'] },
    en: { counts: { 'Four products': 4 }, says: ['AI vision inspection', 'data interface', 'web SCADA', 'AI web monitoring'] },
  },
  {
    path: '/solutionMenu',
    ko: { counts: { '세 가지 솔루션': 3 }, says: ['SM-AI-FARM', 'SM2S', 'SM-HACCP'] },
    en: { counts: { 'Three solutions': 3 }, says: ['SM-AI-FARM', 'SM2S', 'SM-HACCP'] },
  },
  {
    path: '/application',
    ko: { counts: { '현장에서 확인한 변화': 8 }, says: ['사례 8건', '회사', '적용 내용', ...cases.ko] },
    en: { counts: { 'What changed on site': 8 }, says: ['Cases shown: 8', 'Company', 'Details', ...cases.en] },
  },
  {
    path: '/service/product/web-eq',
    ko: { counts: { '네 가지 일을 한 플랫폼에서': 4 }, says: ['AI 비전 검사', '데이터 인터페이스', '웹 SCADA', 'AI 웹 모니터링', '최대 50 ms', 'SDK', '로우코드', '비전 모드'] },
    en: { counts: { 'Four jobs on one platform': 4 }, says: ['AI vision inspection', 'Data interface', 'Web SCADA', 'AI web monitoring', 'up to 50 ms', 'SDK', 'Low code', 'vision mode'] },
  },
  {
    path: '/service/product/smwp',
    ko: {
      counts: { '웹이라서 가능한 네 가지': 4, 'SMWP를 고르는 여섯 가지 이유': 6, '화면을 이루는 아홉 가지 기능': 9, 'SMWP 구성도': 3 },
      says: ['설치 없이 바로 시작', '코드 없이 그리는 화면', '다시 쓰는 심볼과 템플릿', '흩어진 데이터를 한 화면에', '사람마다 다른 권한', '작게 시작해 넓히는 구조', '웹 개발 환경', '편리한 배치', '개방성과 안정성', '크로스 플랫폼', ...smwpFunctions.ko, 'SMWP 계정신청'],
    },
    en: {
      counts: { 'Four things the web makes possible': 4, 'Six reasons to choose SMWP': 6, 'Nine functions that make a screen': 9, 'SMWP architecture': 3 },
      says: ['Starts without installation', 'Screens drawn without code', 'Symbols and templates to reuse', 'Scattered data on one screen', 'Permissions for each person', 'Start small, extend later', 'Web development environment', 'Convenient layout', 'Openness and stability', 'Cross-platform', ...smwpFunctions.en, 'Apply for an SMWP account'],
    },
  },
  {
    path: '/service/product/sm-io-server',
    ko: { counts: { '모으고, 잇고, 쌓습니다': 3, '다섯 가지 특장점': 5 }, says: ['데이터 수집·통합 서버', '데이터 통합', '다양한 통신 드라이버', '산업 표준 프로토콜', 'C++, C#, Java 프로그래밍 인터페이스', '데이터베이스 저장', 'C++', 'C#', 'Java'] },
    en: { counts: { 'Gather, connect, store': 3, 'Five special points': 5 }, says: ['Data acquisition and integration server', 'Data integration', 'Many communication drivers', 'Standard industrial protocols', 'Programming interfaces in C++, C# and Java', 'Database storage', 'C++', 'C#', 'Java'] },
  },
  {
    path: '/service/product/prac',
    ko: { counts: { '검사는 이렇게 이루어집니다': 4 }, says: ['50 ms', '중앙값', '95 백분위', '이 기기에서 잰 시간', '영상은 이 기기를 떠나지 않으며', '학습된 AI 모델이 아니라'] },
    en: { counts: { 'How the inspection works': 4 }, says: ['50 ms', 'Median', '95th percentile', 'Measured on this device', 'The images never leave this device', 'not a trained AI model'] },
  },
  {
    path: '/service/solution/sm-2s',
    ko: {
      counts: { 'SM2S가 함께하는 세 분야': 3, '세 가지 강점': 3, '시스템 구성': 3 },
      says: ['수주에서 출하까지', '소프트웨어 판매', '스마트 시스템', '4차 산업 교육', '현장마다 손쉬운 화면 구성', '월 구독', 'SM2S MES', 'SCADA', 'IoT 디바이스', '스마트공장', '스마트팜', '스마트 HACCP', '자동화', '코드·프로그램', '빅데이터', '최소 비용의 맞춤 서비스', '전용 데이터 수집 서버', '모니터링', '생산·재고 관리', '데이터 집계', 'Basic', '1,000,000'],
    },
    en: {
      counts: { 'Three fields we cover with SM2S': 3, 'Three selling points': 3, 'System composition': 3 },
      says: ['From order to shipment', 'Software retail', 'Smart systems', '4th-industrial education', 'Easy screens for each production site', 'monthly subscription', 'SM2S MES', 'SCADA', 'IoT devices', 'Smart factory', 'Smart farm', 'Smart HACCP', 'Automation', 'Code and programs', 'Big data', 'Tailored service at minimum cost', 'dedicated data-collection server', 'Monitoring', 'Production and inventory management', 'Data aggregation', 'Basic', '1,000,000'],
    },
  },
  {
    path: '/service/solution/sm-haccp',
    ko: { counts: { '현장을 지키는 세 가지': 3, STANDARD: 4, ADVANCED: 4 }, says: ['웹 기반', '실시간 모니터링', '한계기준 이탈 알림', '데이터 집계', ...haccpTiers.ko] },
    en: { counts: { 'Three things that guard the process': 3, STANDARD: 4, ADVANCED: 4 }, says: ['Web-based', 'Real-time monitoring', 'Alert on critical-limit deviation', 'Data aggregation', ...haccpTiers.en] },
  },
  {
    path: '/service/solution/sm-farm',
    ko: {
      counts: { '보고, 움직이고, 쌓습니다': 3, '네 가지 주요 기능': 4, '적용 분야': 4 },
      says: ['원격에서 실시간으로', '자동 제어', '데이터 집계', '자동·수동 원격 제어', '실시간 모니터링', '생육 환경 데이터 수집과 분석', '복합 환경 제어', '온실', '식물공장', '노지', '축사'],
    },
    en: {
      counts: { 'See, control, record': 3, 'Four main features': 4, 'Application fields': 4 },
      says: ['remotely and in real time', 'Automatic control', 'Data aggregation', 'Automatic and manual remote control', 'Real-time monitoring', 'Growth-environment data collection and analysis', 'Combined environment control', 'Greenhouse', 'Plant factory', 'Open field', 'Livestock farm'],
    },
  },
];
