import type { DocumentFacts } from './document-facts.ts';

export const webEq: DocumentFacts = {
  key: 'web-eq',
  colour: 'web-eq',
  type: 'catalog',
  version: 3,
  publishedOn: '2026-11-27',
  filename: 'WEB_EQ_카탈로그.pdf',
  title: { ko: 'WEB EQ 카탈로그', en: 'WEB EQ catalogue' },
  cover: {
    eyebrow: '제품 카탈로그 · AI 웹 플랫폼',
    name: 'WEB EQ',
    headline: '보고, 모으고, 판단하는 AI 웹 플랫폼',
    summary:
      '카메라가 본 것을 AI가 판정하고, 그 결과가 설비 데이터와 함께 웹 화면에 올라옵니다. 검사부터 모니터링까지 브라우저 하나로 다룹니다.',
  },
  pages: [
    {
      title: '네 가지 일을 한 플랫폼에서',
      lead: '필요한 기능부터 시작하고, 같은 화면과 같은 데이터 위에 다음 기능을 얹습니다.',
      blocks: [
        {
          kind: 'cards',
          columns: 2,
          items: [
            {
              icon: 'eye',
              title: 'AI 비전 검사',
              text: '카메라 영상을 학습된 모델로 판정합니다. 스크래치, 결손, 이물처럼 규칙으로 적기 어려운 불량을 찾습니다.',
            },
            {
              icon: 'plug',
              title: '데이터 인터페이스',
              text: 'PLC, 센서, 데이터베이스의 값을 받아 판정 결과와 한 건으로 묶고, 설비에 신호를 돌려보냅니다.',
            },
            {
              icon: 'screen',
              title: '웹 SCADA',
              text: '공정의 상태를 웹 화면으로 보고 조작합니다. 설치 프로그램 없이 현장과 사무실이 같은 화면을 봅니다.',
            },
            {
              icon: 'trend',
              title: 'AI 웹 모니터링',
              text: '판정 추이와 설비 데이터를 함께 살펴 이상이 커지기 전에 알아차립니다.',
            },
          ],
        },
        {
          kind: 'screen',
          screen: 'vision',
          title: 'WEB EQ · 비전 검사',
          caption:
            '부품이 카메라 아래를 지나갈 때마다 양품과 불량을 가려 표시하고 수를 셉니다. 설명을 위한 예시 화면입니다.',
        },
      ],
    },
    {
      title: '라인이 기다리지 않는 판정',
      lead: '부품이 다음 공정으로 넘어가기 전에 판정이 끝나므로 라인 속도를 늦출 필요가 없습니다.',
      blocks: [
        {
          kind: 'figure',
          value: '50',
          unit: 'ms',
          label: 'AI 모델 실행 시간 (최대)',
          text: 'WEB EQ는 모델을 50 ms 이내에 실행합니다.',
        },
        {
          kind: 'matrix',
          heading: '검사 목적에 맞춘 비전 모드',
          columns: [
            { title: '모드', share: 0.8 },
            { title: '확인하는 내용', share: 1.3 },
            { title: '결과', share: 1.3 },
            { title: '쓰이는 예', share: 1.3 },
          ],
          rows: [
            ['분류', '양품인가, 어떤 불량인가?', '이미지마다 라벨 하나', '용접 비드, 인쇄 상태'],
            ['검출', '무엇이 어디에 있는가?', '위치를 표시한 박스와 점수', '스크래치, 이물, 부품 누락'],
            ['분할', '어디까지가 불량인가?', '불량 영역의 모양과 넓이', '도포 범위, 결손 크기'],
            ['이상 탐지', '평소와 다른가?', '이상 점수와 다른 부분', '불량 표본이 적은 신제품'],
          ],
        },
        {
          kind: 'cards',
          columns: 2,
          items: [
            {
              icon: 'layers',
              title: '여러 모드를 한 라인에서',
              text: '무엇을 알고 싶은지에 따라 모드를 고릅니다. 한 라인에서 여러 모드를 함께 쓸 수 있습니다.',
            },
            {
              icon: 'globe',
              title: '브라우저에서 실습하기',
              text: '웹사이트의 실습 화면에서 지금 쓰고 계신 기기로 검사 시간을 직접 재 볼 수 있습니다.',
            },
          ],
        },
      ],
    },
    {
      title: '개발자에게는 SDK, 현장에는 로우코드',
      lead: '같은 기능을 두 가지 방법으로 씁니다. 코드로 깊이 들어가거나, 블록을 이어 바로 만듭니다.',
      blocks: [
        {
          kind: 'flow',
          heading: '로우코드',
          steps: [
            { title: '카메라' },
            { title: '전처리' },
            { title: 'AI 모델' },
            { title: '판정 분기' },
            { title: '신호와 화면' },
          ],
        },
        {
          kind: 'steps',
          heading: 'SDK',
          items: [
            { title: '카메라와 데이터 소스 열기' },
            { title: '모델 불러오기' },
            { title: '판정 결과 받기' },
            { title: '설비와 시스템에 알리기' },
          ],
        },
        {
          kind: 'table',
          heading: '한눈에 보기',
          rows: [
            { label: '제품', value: 'WEB EQ' },
            { label: '분류', value: 'AI 웹 플랫폼' },
            { label: '모델 실행', value: '최대 50 ms' },
            { label: '개발 방식', value: 'SDK, 로우코드' },
          ],
        },
      ],
    },
    {
      title: '현장에서 화면까지',
      lead: '카메라와 설비의 데이터가 WEB EQ를 거쳐 판정과 화면이 됩니다.',
      blocks: [
        {
          kind: 'diagram',
          caption:
            '카메라와 설비, 센서가 영상과 값을 WEB EQ로 보내고, WEB EQ가 판정한 결과를 브라우저의 웹 SCADA와 모니터링 화면, 설비 신호로 내보내는 구성입니다.',
          layers: [
            { label: '화면', boxes: ['웹 SCADA', 'AI 웹 모니터링', '웹 브라우저'] },
            { label: 'WEB EQ', boxes: ['AI 비전 검사', '데이터 인터페이스', 'SDK'], own: true, flow: '판정 결과' },
            { label: '현장', boxes: ['카메라', '설비', '센서'], flow: '영상과 값' },
          ],
        },
      ],
    },
  ],
};
