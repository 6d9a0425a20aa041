import type { DocumentFacts } from './document-facts.ts';

export const company: DocumentFacts = {
  key: 'company',
  colour: 'company',
  type: 'brochure',
  version: 1,
  publishedOn: '2026-09-01',
  filename: '셀매트릭스_회사소개서.pdf',
  title: { ko: '회사소개서', en: 'Company introduction' },
  cover: {
    eyebrow: '회사소개서',
    name: '셀매트릭스',
    headline: '산업 현장의 데이터를 AI와 웹으로 잇습니다',
    summary: '셀매트릭스는 산업용 AI와 스마트 팩토리 소프트웨어를 만드는 기업입니다. 현장의 데이터를 모으고, 웹에서 보고, AI로 판단하는 길을 제품과 솔루션, 교육으로 함께합니다.',
  },
  pages: [
    {
      title: '회사 개요',
      lead: '2018년에 창립하여 산업용 AI와 스마트 팩토리 소프트웨어 한 길을 걸어온 기업입니다.',
      blocks: [
        {
          kind: 'table',
          rows: [
            { label: '회사명', value: '(주)셀매트릭스 (Selmatrix Co., Ltd.)' },
            { label: '창립', value: '2018년' },
            { label: '이전 사명', value: '에스엠시스템 (SM System), 2023년 사명 변경' },
            { label: '사업 분야', value: '산업용 AI, 스마트 팩토리 소프트웨어' },
            { label: '사업장', value: '본사 (경기도 남양주시), 서울지사 (서울특별시 강서구)' },
          ],
        },
        {
          kind: 'cards',
          heading: '하는 일',
          columns: 3,
          items: [
            { title: '제품', text: 'AI 웹 플랫폼과 스마트 팩토리 웹 플랫폼, 데이터 통합 서버를 개발합니다.' },
            { title: '솔루션', text: '스마트팜, 생산 관리, 식품 안전 관리에 맞춘 솔루션을 공급합니다.' },
            { title: '교육', text: '정기 교육과 기업 단체 교육을 엽니다.' },
          ],
        },
        {
          kind: 'cards',
          heading: '함께 시작하는 방법',
          columns: 2,
          items: [
            { title: '플랫폼 체험', text: '도입 전에 플랫폼을 직접 써 볼 수 있도록 체험을 신청할 수 있습니다.' },
            { title: '견적 요청', text: '현장 조건을 알려 주시면 구성에 맞는 견적을 보내 드립니다.' },
          ],
        },
      ],
    },
    {
      title: '제품과 솔루션',
      lead: '데이터 수집부터 화면, 판단까지 필요한 자리에 골라 쓸 수 있습니다.',
      blocks: [
        {
          kind: 'cards',
          heading: '제품',
          columns: 2,
          items: [
            { title: 'WEB EQ', text: 'AI 비전 검사, 데이터 인터페이스, 웹 SCADA, AI 웹 모니터링을 아우르는 AI 웹 플랫폼' },
            { title: 'SMWP', text: '스마트 팩토리를 구축하는 웹 플랫폼' },
            { title: 'SM-IO SERVER', text: '여러 통신 드라이버와 산업 표준 프로토콜을 갖춘 데이터 수집·통합 서버' },
            { title: 'SM-TWIS', text: '준비 중인 제품입니다.' },
          ],
        },
        {
          kind: 'cards',
          heading: '솔루션',
          columns: 3,
          items: [
            { title: 'SM-AI-FARM', text: '작물 환경을 원격에서 실시간으로 살피는 스마트팜 솔루션' },
            { title: 'SM2S', text: '수주에서 출하까지 생산을 관리하는 MES' },
            { title: 'SM-HACCP', text: '웹 기반 식품 안전 관리(HACCP) 솔루션' },
          ],
        },
        {
          kind: 'table',
          heading: 'SM-AI-FARM 적용 분야와 기능',
          rows: [
            { label: '적용 분야', value: '온실, 식물공장, 노지, 축사' },
            { label: '기능', value: '자동·수동 원격 제어, 실시간 모니터링, 생육 환경 데이터 수집과 분석, 복합 환경 제어' },
          ],
        },
      ],
    },
    {
      title: '구성',
      lead: '현장에서 모은 데이터가 제품을 거쳐 솔루션과 사람에게 닿는 길입니다.',
      blocks: [
        {
          kind: 'diagram',
          caption: '셀매트릭스 제품과 솔루션의 자리',
          layers: [
            { label: '사람', boxes: ['운영자', '관리자', '교육생'] },
            { label: '솔루션', boxes: ['SM-AI-FARM', 'SM2S', 'SM-HACCP'], own: true },
            { label: '플랫폼', boxes: ['WEB EQ', 'SMWP'], own: true },
            { label: '데이터', boxes: ['SM-IO SERVER'], own: true },
            { label: '현장', boxes: ['설비', '센서', '카메라'] },
          ],
        },
      ],
    },
    {
      title: '연혁',
      lead: '창립에서 지금의 이름까지, 아홉 걸음입니다.',
      blocks: [
        {
          kind: 'timeline',
          entries: [
            { when: '2018', what: '회사 창립' },
            { what: '법인 전환' },
            { what: '소프트웨어 저작권 등록' },
            { what: '기업부설연구소 설립' },
            { what: '벤처기업 인증' },
            { what: '대형 자동차 그룹 IT 기업의 협력사 등록' },
            { when: '2021 하반기', what: '전시회 참가' },
            { when: '2022 상반기', what: '전시회 참가' },
            { when: '2023', what: '셀매트릭스로 사명 변경' },
          ],
        },
      ],
    },
  ],
};
