import type { DocumentFacts } from './document-facts.ts';

export const sm2s: DocumentFacts = {
  key: 'sm2s',
  colour: 'sm2s',
  type: 'catalog',
  version: 1,
  publishedOn: '2026-10-05',
  filename: 'SM2S_카탈로그.pdf',
  title: { ko: 'SM2S 카탈로그', en: 'SM2S catalogue' },
  cover: {
    eyebrow: '솔루션 카탈로그',
    name: 'SM2S',
    headline: '수주에서 출하까지, 생산을 한 흐름으로',
    summary: '생산 현장마다 다른 화면과 절차에 맞추어 쓰는 제조 실행 시스템(MES)입니다. 월 구독으로 시작할 수 있습니다.',
  },
  pages: [
    {
      title: '현장에 맞추는 MES',
      lead: 'SM2S는 수주부터 출하까지의 생산을 다루는 MES 소프트웨어입니다.',
      blocks: [
        {
          kind: 'steps',
          heading: '세 가지 강점',
          items: [
            { title: '최소 비용의 맞춤 서비스', text: '현장에 필요한 만큼 맞추어 비용을 줄입니다.' },
            { title: '손쉬운 화면 구성', text: '생산 현장마다 화면을 쉽게 바꿀 수 있습니다.' },
            { title: '전용 데이터 수집 서버', text: '데이터 수집을 맡는 전용 서버를 둡니다.' },
          ],
        },
        {
          kind: 'cards',
          heading: '사업 영역',
          columns: 3,
          items: [
            { title: '소프트웨어 판매', text: 'SM2S MES, SCADA, IoT 디바이스' },
            { title: '스마트 시스템', text: '스마트 팩토리, 스마트팜, 스마트 HACCP' },
            { title: '4차 산업 교육', text: '자동화, 코드·프로그램, 빅데이터' },
          ],
        },
      ],
    },
    {
      title: '시스템 구성',
      lead: '모니터링과 생산·재고 관리, 데이터 집계가 하나의 흐름으로 이어집니다.',
      blocks: [
        {
          kind: 'diagram',
          caption: 'SM2S 구성도',
          layers: [
            { label: '업무', boxes: ['수주', '생산', '출하'] },
            { label: '관리', boxes: ['모니터링', '생산·재고 관리', '데이터 집계'], own: true },
            { label: '수집', boxes: ['전용 데이터 수집 서버'], own: true },
            { label: '현장', boxes: ['설비', 'IoT 디바이스'] },
          ],
        },
      ],
    },
    {
      title: '구독 요금',
      lead: '요금제는 하나입니다. 매월 같은 금액으로 이용합니다.',
      blocks: [
        {
          kind: 'figure',
          value: '1,000,000',
          unit: '원 / 월',
          label: 'Basic',
          text: '월 구독 단일 요금제입니다.',
        },
        {
          kind: 'table',
          heading: '한눈에 보기',
          rows: [
            { label: '솔루션', value: 'SM2S (MES)' },
            { label: '범위', value: '수주에서 출하까지의 생산' },
            { label: '구성', value: '모니터링, 생산·재고 관리, 데이터 집계' },
            { label: '수집', value: '전용 데이터 수집 서버' },
            { label: '이용', value: '월 구독, Basic' },
          ],
        },
        {
          kind: 'cards',
          heading: '도입 절차',
          columns: 2,
          items: [
            { title: '문의', text: '웹사이트의 문의 화면이나 전화, 전자우편으로 현장을 알려 주세요.' },
            { title: '체험과 견적', text: '플랫폼 체험과 견적을 요청할 수 있습니다.' },
          ],
        },
      ],
    },
  ],
};
