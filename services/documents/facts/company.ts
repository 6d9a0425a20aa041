import type { DocumentFacts } from './document-facts.ts';

export const company: DocumentFacts = {
  key: 'company',
  colour: 'company',
  type: 'brochure',
  version: 3,
  publishedOn: '2026-11-27',
  filename: '셀매트릭스_회사소개서.pdf',
  title: { ko: '회사소개서', en: 'Company brochure' },
  cover: {
    eyebrow: '회사소개서',
    name: '셀매트릭스',
    headline: '산업 현장의 데이터를 AI와 웹으로 잇습니다',
    summary:
      '공장과 농장, 식품 현장에는 매 순간 데이터가 생깁니다. 셀매트릭스는 그 데이터를 모으고, 누구나 볼 수 있는 화면으로 옮기고, AI로 판단해 사람의 결정을 돕습니다.',
  },
  pages: [
    {
      title: '현장을 아는 소프트웨어',
      lead: '큰 공장만이 아니라 작은 현장도 감당할 수 있는 비용으로 시작할 수 있어야 한다고 믿습니다.',
      blocks: [
        {
          kind: 'cards',
          heading: '우리가 지키는 세 가지',
          columns: 3,
          items: [
            {
              icon: 'factory',
              title: '현장에서 시작합니다',
              text: '책상에서 그린 요구사항이 아니라 설비 앞의 작업자가 겪는 일에서 출발합니다.',
            },
            {
              icon: 'code',
              title: '직접 만듭니다',
              text: '수집, 화면, AI, 운영까지 자체 소프트웨어로 잇기 때문에 고치고 넓히는 일에 막힘이 없습니다.',
            },
            {
              icon: 'book',
              title: '함께 배웁니다',
              text: '구축으로 끝내지 않고 정기교육과 단체교육으로 현장이 스스로 다루게 합니다.',
            },
          ],
        },
        {
          kind: 'numbers',
          items: [
            { value: '2018', label: '설립' },
            { value: '3', label: '제품' },
            { value: '3', label: '솔루션' },
            { value: '8', label: '고객 적용사례' },
          ],
        },
        {
          kind: 'table',
          heading: '회사 개요',
          rows: [
            { label: '회사명', value: '(주)셀매트릭스 (Selmatrix Co., Ltd.)' },
            { label: '설립', value: '2018년, 에스엠시스템으로 설립하여 2023년 (주)셀매트릭스로 사명 변경' },
            { label: '사업 분야', value: '산업용 AI, 스마트공장 소프트웨어, 정기교육과 기업 단체교육' },
            { label: '사업장', value: '본사 (경기도 남양주시), 서울지사 (서울특별시 강서구)' },
          ],
        },
      ],
    },
    {
      title: '제품과 솔루션',
      lead: '데이터 수집부터 화면과 판단까지, 필요한 자리에 골라 쓸 수 있습니다.',
      blocks: [
        {
          kind: 'cards',
          heading: '제품',
          columns: 2,
          items: [
            {
              icon: 'eye',
              title: 'WEB EQ',
              text: 'AI 비전 검사와 데이터 인터페이스, 웹 SCADA, AI 웹 모니터링을 하나로 묶었습니다.',
            },
            {
              icon: 'screen',
              title: 'SMWP',
              text: '2D·3D 그래픽과 차트, CCTV, GIS 지도로 스마트공장 화면을 웹에서 만듭니다.',
            },
            {
              icon: 'server',
              title: 'SM-IO-SERVER',
              text: '다양한 통신 드라이버로 설비 데이터를 모아 저장하고 어느 시스템에나 전합니다.',
            },
            { icon: 'blocks', title: 'SM-TWIS', text: '새로운 제품을 준비하고 있습니다.' },
          ],
        },
        {
          kind: 'cards',
          heading: '솔루션',
          columns: 3,
          items: [
            {
              icon: 'leaf',
              title: 'SM-AI-FARM',
              text: '작물 환경을 원격에서 실시간으로 모니터링하고 자동으로 제어합니다.',
            },
            { icon: 'factory', title: 'SM2S', text: '수주부터 출하까지 생산을 관리합니다. 월 구독으로 시작합니다.' },
            {
              icon: 'shield',
              title: 'SM-HACCP',
              text: '중요관리점을 실시간으로 감시하고 한계기준 이탈을 바로 알립니다.',
            },
          ],
        },
        {
          kind: 'table',
          heading: 'SM-AI-FARM',
          rows: [
            {
              label: '주요 기능',
              value: '자동·수동 원격 제어, 실시간 모니터링, 생육 환경 데이터 수집과 분석, 복합환경 제어',
            },
            { label: '적용 분야', value: '온실, 식물공장, 노지, 축사' },
          ],
        },
      ],
    },
    {
      title: '함께 쓰면 하나의 흐름',
      lead: 'SM-IO-SERVER가 모은 데이터를 SMWP가 보여 주고, WEB EQ가 판정하고, 솔루션이 업무로 잇습니다.',
      blocks: [
        {
          kind: 'diagram',
          caption: '현장의 데이터를 제품이 모으고 판정하고 보여 주며, 업종에 맞춘 솔루션이 업무로 잇는 구성입니다.',
          layers: [
            { label: '솔루션', boxes: ['SM-AI-FARM', 'SM2S', 'SM-HACCP'] },
            { label: '제품', boxes: ['SM-IO-SERVER', 'SMWP', 'WEB EQ'], own: true, flow: '판정과 화면' },
            { label: '현장', boxes: ['설비', '센서', '카메라'], flow: '영상과 값' },
          ],
        },
      ],
    },
    {
      title: '걸어온 길',
      lead: '2018년 설립부터 지금의 이름이 되기까지의 기록입니다.',
      blocks: [
        {
          kind: 'timeline',
          entries: [
            { when: '2018.03.05', what: '에스엠시스템 설립' },
            { when: '2019.01.15', what: '법인 전환' },
            { when: '2019.07.22', what: '소프트웨어 저작권 등록 (SM-IO-SERVER)' },
            { when: '2020.02.24', what: '기업부설연구소 설립' },
            { when: '2020.09.10', what: '벤처기업 인증' },
            { when: '2021.05.27', what: '완성차 그룹 IT 계열사 협력사 등록' },
            { when: '2021.11.24', what: '스마트제조 전시회 출품 (WEB EQ 첫 공개)' },
            { when: '2022.03.30', what: '공장자동화 전시회 출품' },
            { when: '2023.01.02', what: '(주)셀매트릭스로 사명 변경' },
          ],
        },
      ],
    },
  ],
};
