import type { DocumentFacts } from './document-facts.ts';

export const smHaccp: DocumentFacts = {
  key: 'sm-haccp',
  colour: 'haccp',
  type: 'catalog',
  version: 1,
  publishedOn: '2026-10-05',
  filename: 'SM-HACCP_카탈로그.pdf',
  title: { ko: 'SM-HACCP 카탈로그', en: 'SM-HACCP catalogue' },
  cover: {
    eyebrow: '솔루션 카탈로그',
    name: 'SM-HACCP',
    headline: '한계기준을 벗어나는 순간을 놓치지 않습니다',
    summary: '실시간 모니터링과 한계기준 이탈 알림, 데이터 집계를 웹에서 제공하는 식품 안전 관리 솔루션입니다.',
  },
  pages: [
    {
      title: '웹에서 하는 식품 안전 관리',
      lead: 'SM-HACCP은 중요관리점(CCP)을 웹에서 지켜보고 기록하는 솔루션입니다.',
      blocks: [
        {
          kind: 'cards',
          columns: 3,
          items: [
            { title: '실시간 모니터링', text: '중요관리점의 상태를 실시간으로 봅니다.' },
            { title: '이탈 알림', text: '한계기준을 벗어나면 알립니다.' },
            { title: '데이터 집계', text: '모인 데이터를 자동으로 집계합니다.' },
          ],
        },
        {
          kind: 'tiers',
          heading: '두 가지 구성',
          tiers: [
            {
              name: 'STANDARD',
              note: '기록과 결재의 바탕',
              items: ['CCP 모니터링', '전체 생산 모니터링', '모니터링 일지·점검표 관리', '일지·점검표 결재'],
            },
            {
              name: 'ADVANCED',
              note: '생산과 이력까지',
              items: ['생산 관리', '바코드 연동', '회수 처리와 이력 추적', '누적 데이터 통계'],
            },
          ],
        },
      ],
    },
    {
      title: '아키텍처',
      lead: '현장의 측정값이 기록과 결재, 이력까지 이어집니다.',
      blocks: [
        {
          kind: 'diagram',
          caption: 'SM-HACCP 구성도',
          layers: [
            { label: '화면', boxes: ['웹 브라우저'] },
            { label: 'ADVANCED', boxes: ['생산 관리', '바코드 연동', '이력 추적', '통계'], own: true },
            { label: 'STANDARD', boxes: ['CCP 모니터링', '일지·점검표', '결재'], own: true },
            { label: '바탕', boxes: ['실시간 모니터링', '이탈 알림', '데이터 집계'], own: true },
            { label: '현장', boxes: ['중요관리점(CCP)', '생산 공정'] },
          ],
        },
      ],
    },
  ],
};
