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

export const FACTS: readonly PageFacts[] = [
  {
    path: '/',
    ko: { says: ['2018', '50', 'WEB EQ 자세히 보기', 'WEB EQ 실습하기', '문의하기', '서울지사', '본사', '지하철로 오시는 길'] },
    en: { says: ['2018', '50', 'Explore WEB EQ', 'Try WEB EQ', 'Ask us', 'Seoul branch', 'Head office', 'By subway'] },
  },
  {
    path: '/about',
    ko: { counts: { '걸어온 길': 9, '우리가 지키는 세 가지': 3 }, says: ['우리의 사명', '2018'] },
    en: { counts: { 'How we got here': 9, 'Three things we keep to': 3 }, says: ['Our mission', '2018'] },
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
    ko: { counts: { '현장에서 확인한 변화': 8 }, says: ['사례 8건', '회사', '적용 내용'] },
    en: { counts: { 'What changed on site': 8 }, says: ['Cases shown: 8', 'Company', 'Details'] },
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
      says: ['웹 개발 환경', '편리한 배치', '개방성과 안정성', '크로스 플랫폼', ...smwpFunctions.ko, 'SMWP 계정신청'],
    },
    en: {
      counts: { 'Four things the web makes possible': 4, 'Six reasons to choose SMWP': 6, 'Nine functions that make a screen': 9, 'SMWP architecture': 3 },
      says: ['Web development environment', 'Convenient layout', 'Openness and stability', 'Cross-platform', ...smwpFunctions.en, 'Apply for an SMWP account'],
    },
  },
  {
    path: '/service/product/sm-io-server',
    ko: { counts: { '모으고, 잇고, 쌓습니다': 3, '다섯 가지 특장점': 5 }, says: ['통신 드라이버', '산업 표준 프로토콜', 'C++', 'C#', 'Java', '데이터베이스'] },
    en: { counts: { 'Gather, connect, store': 3, 'Five special points': 5 }, says: ['communication drivers', 'standard industrial protocols', 'C++', 'C#', 'Java', 'database'] },
  },
  {
    path: '/service/solution/sm-2s',
    ko: {
      counts: { 'SM2S가 함께하는 세 분야': 3, '세 가지 강점': 3, '시스템 구성': 3 },
      says: ['SM2S MES', 'SCADA', 'IoT 디바이스', '스마트 팩토리', '스마트팜', '스마트 HACCP', '자동화', '코드·프로그램', '빅데이터', '최소 비용의 맞춤 서비스', '전용 데이터 수집 서버', '모니터링', '생산·재고 관리', '데이터 집계', 'Basic', '1,000,000'],
    },
    en: {
      counts: { 'Three fields we cover with SM2S': 3, 'Three selling points': 3, 'System composition': 3 },
      says: ['SM2S MES', 'SCADA', 'IoT devices', 'Smart factory', 'Smart farm', 'Smart HACCP', 'Automation', 'Code and programs', 'Big data', 'Tailored service at minimum cost', 'dedicated data-collection server', 'Monitoring', 'Production and inventory management', 'Data aggregation', 'Basic', '1,000,000'],
    },
  },
  {
    path: '/service/solution/sm-haccp',
    ko: { counts: { '현장을 지키는 세 가지': 3, STANDARD: 4, ADVANCED: 4 }, says: ['실시간 모니터링', '한계기준 이탈 알림', '데이터 집계', ...haccpTiers.ko] },
    en: { counts: { 'Three things that guard the process': 3, STANDARD: 4, ADVANCED: 4 }, says: ['Real-time monitoring', 'Alert on critical-limit deviation', 'Data aggregation', ...haccpTiers.en] },
  },
  {
    path: '/service/solution/sm-farm',
    ko: {
      counts: { '보고, 움직이고, 쌓습니다': 3, '네 가지 주요 기능': 4, '적용 분야': 4 },
      says: ['자동·수동 원격 제어', '실시간 모니터링', '생육 환경 데이터 수집과 분석', '복합 환경 제어', '온실', '식물공장', '노지', '축사'],
    },
    en: {
      counts: { 'See, move, record': 3, 'Four main features': 4, 'Application fields': 4 },
      says: ['Automatic and manual remote control', 'Real-time monitoring', 'Growth-environment data collection and analysis', 'Combined environment control', 'Greenhouse', 'Plant factory', 'Open field', 'Livestock farm'],
    },
  },
];
