import type { DocumentFacts } from './document-facts.ts';

export const sm2s: DocumentFacts = {
  key: 'sm2s',
  colour: 'sm2s',
  type: 'catalog',
  version: 3,
  publishedOn: '2026-11-27',
  filename: 'SM2S_카탈로그.pdf',
  title: { ko: 'SM2S 카탈로그', en: 'SM2S catalogue' },
  cover: {
    eyebrow: '솔루션 카탈로그 · 생산관리시스템 (MES)',
    name: 'SM2S',
    headline: '수주에서 출하까지, 생산을 한 흐름으로',
    summary:
      'SM2S는 수주, 생산, 재고, 출하를 하나로 잇는 MES 소프트웨어입니다. 큰 투자 없이 월 구독으로 시작하고, 현장마다 다른 입력 화면을 작업자에게 맞게 바꿉니다.',
  },
  pages: [
    {
      title: '수주에서 출하까지',
      lead: '우리 공장에 맞춘 MES를 월 구독으로 씁니다.',
      blocks: [
        {
          kind: 'flow',
          steps: [
            { title: '수주' },
            { title: '생산 계획' },
            { title: '생산 실적' },
            { title: '재고' },
            { title: '출하' },
          ],
        },
        {
          kind: 'screen',
          screen: 'orders',
          title: 'SM2S · 생산 현황',
          caption:
            '작업지시 세 건의 생산 수량과 진행률입니다. 완료된 지시는 출하로 넘어갑니다. 설명을 위한 예시 화면입니다.',
        },
        {
          kind: 'steps',
          heading: '세 가지 강점',
          items: [
            {
              title: '최소 비용의 맞춤 서비스',
              text: '모든 기능을 월 구독 하나로 씁니다. 서버와 유지보수를 따로 준비하지 않아도 됩니다.',
            },
            {
              title: '현장마다 손쉬운 화면 구성',
              text: '생산 현장마다 다른 절차와 항목에 맞추어 화면을 쉽게 바꿉니다.',
            },
            {
              title: '전용 데이터 수집 서버',
              text: '설비 데이터를 맡는 서버를 따로 두어 실적이 자동으로, 빠짐없이 쌓입니다.',
            },
          ],
        },
      ],
    },
    {
      title: '시스템 구성',
      lead: '모니터링, 생산·재고 관리, 데이터 집계가 하나의 흐름으로 이어집니다.',
      blocks: [
        {
          kind: 'diagram',
          caption:
            '설비와 IoT 디바이스의 실적을 전용 데이터 수집 서버가 모으고, SM2S가 생산과 재고를 관리해 모니터링 화면과 집계 보고서로 보여 주는 구성입니다.',
          layers: [
            { label: '화면', boxes: ['모니터링', '수주와 출하', '집계 보고서'] },
            {
              label: 'SM2S',
              boxes: ['전용 데이터 수집 서버', '생산·재고 관리', '데이터 집계'],
              own: true,
              flow: '현황과 집계',
            },
            { label: '현장', boxes: ['설비', 'IoT 디바이스', '작업자 입력'], flow: '실적 수집' },
          ],
        },
      ],
    },
    {
      title: '요금제는 하나입니다',
      lead: '매월 같은 금액으로 이용합니다. 숨은 단계나 옵션 표가 없습니다.',
      blocks: [
        { kind: 'figure', value: '1,000,000', unit: '원 / 월', label: 'Basic', text: '월 구독 단일 요금제입니다.' },
        {
          kind: 'table',
          heading: '포함된 것',
          rows: [
            { label: '관리', value: '모니터링, 생산·재고 관리, 데이터 집계' },
            { label: '수집', value: '전용 데이터 수집 서버' },
            { label: '화면', value: '현장별 화면 구성' },
          ],
        },
        {
          kind: 'cards',
          heading: 'SM2S가 함께하는 세 분야',
          columns: 3,
          items: [
            {
              icon: 'screen',
              title: '소프트웨어 판매',
              text: 'SM2S MES, SCADA, IoT 디바이스. 생산 현장에 필요한 소프트웨어와 장치를 공급합니다.',
            },
            {
              icon: 'factory',
              title: '스마트 시스템',
              text: '스마트공장, 스마트팜, 스마트 HACCP. 업종에 맞는 시스템을 설계하고 구축합니다.',
            },
            {
              icon: 'book',
              title: '4차 산업 교육',
              text: '자동화, 코드·프로그램, 빅데이터. 구축한 시스템을 스스로 다룰 수 있도록 교육합니다.',
            },
          ],
        },
      ],
    },
  ],
};
