import type { DocumentFacts } from './document-facts.ts';

export const webEq: DocumentFacts = {
  key: 'web-eq',
  colour: 'web-eq',
  type: 'catalog',
  version: 1,
  publishedOn: '2026-09-15',
  filename: 'WEB_EQ_카탈로그.pdf',
  title: { ko: 'WEB EQ 카탈로그', en: 'WEB EQ catalogue' },
  cover: {
    eyebrow: '제품 카탈로그',
    name: 'WEB EQ',
    headline: '보고, 모으고, 판단하는 AI 웹 플랫폼',
    summary: 'AI 비전 검사와 데이터 인터페이스, 웹 SCADA, AI 웹 모니터링을 하나의 웹 플랫폼에서 다룹니다.',
  },
  pages: [
    {
      title: '네 가지 일을 한 플랫폼에서',
      lead: 'WEB EQ는 검사, 수집, 제어 화면, 모니터링을 웹에서 하나로 묶은 AI 웹 플랫폼입니다.',
      blocks: [
        {
          kind: 'cards',
          columns: 2,
          items: [
            { title: 'AI 비전 검사', text: '카메라 영상을 AI 모델로 판정하는 검사 기능입니다.' },
            { title: '데이터 인터페이스', text: '현장의 데이터를 받아 플랫폼 안으로 잇습니다.' },
            { title: '웹 SCADA', text: '현장의 상태를 웹 화면으로 보고 다룹니다.' },
            { title: 'AI 웹 모니터링', text: 'AI의 판단과 현장 데이터를 웹에서 살펴봅니다.' },
          ],
        },
        {
          kind: 'figure',
          value: '50',
          unit: 'ms',
          label: 'AI 모델 실행 시간, 최대',
          text: '모델 실행은 최대 50 ms입니다.',
        },
      ],
    },
    {
      title: '개발과 운영의 특징',
      lead: '코드를 아는 사람도, 현장을 아는 사람도 함께 쓸 수 있도록 세 가지 길을 둡니다.',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: 'SDK', text: '개발 키트로 플랫폼의 기능을 직접 만드는 프로그램에서 이용합니다.' },
            { title: '로우코드', text: '적은 코드로 화면과 흐름을 구성합니다.' },
            { title: '비전 모드', text: '검사 목적에 따라 비전 모드를 선택합니다.' },
          ],
        },
        {
          kind: 'table',
          heading: '한눈에 보기',
          rows: [
            { label: '제품', value: 'WEB EQ' },
            { label: '분류', value: 'AI 웹 플랫폼' },
            { label: '범위', value: 'AI 비전 검사, 데이터 인터페이스, 웹 SCADA, AI 웹 모니터링' },
            { label: '모델 실행', value: '최대 50 ms' },
            { label: '개발 방식', value: 'SDK, 로우코드' },
          ],
        },
      ],
    },
    {
      title: '아키텍처',
      lead: '현장의 영상과 데이터가 WEB EQ를 거쳐 웹 화면에 닿습니다.',
      blocks: [
        {
          kind: 'diagram',
          caption: 'WEB EQ 구성도',
          layers: [
            { label: '화면', boxes: ['웹 브라우저'] },
            { label: '운영', boxes: ['웹 SCADA', 'AI 웹 모니터링'], own: true },
            { label: 'AI', boxes: ['AI 비전 검사', 'AI 모델 (최대 50 ms)'], own: true },
            { label: '연결', boxes: ['데이터 인터페이스', 'SDK'], own: true },
            { label: '현장', boxes: ['카메라', '설비', '센서'] },
          ],
        },
      ],
    },
  ],
};
