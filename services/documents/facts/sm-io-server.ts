import type { DocumentFacts } from './document-facts.ts';

export const smIoServer: DocumentFacts = {
  key: 'sm-io-server',
  colour: 'io-server',
  type: 'catalog',
  version: 2,
  publishedOn: '2026-11-16',
  filename: 'SM-IO_SERVER_카탈로그.pdf',
  title: { ko: 'SM-IO-SERVER 카탈로그', en: 'SM-IO-SERVER catalogue' },
  cover: {
    eyebrow: '제품 카탈로그 · 데이터 수집·통합 서버',
    name: 'SM-IO-SERVER',
    headline: '흩어진 현장 데이터를 한곳으로',
    summary:
      '제조사와 연식이 다른 설비는 통신 방식도 제각각입니다. SM-IO-SERVER는 이들을 하나의 서버에서 수집하고, 표준 방식으로 저장하고, 어느 시스템에서나 꺼내 쓸 수 있게 합니다.',
  },
  pages: [
    {
      title: '모으고, 잇고, 쌓습니다',
      lead: '데이터를 다루는 세 단계를 서버 하나가 맡습니다.',
      blocks: [
        {
          kind: 'cards',
          columns: 3,
          items: [
            {
              icon: 'plug',
              title: '모으기',
              text: '설비에 맞는 통신 드라이버를 골라 값을 수집합니다. 설비마다 통신 프로그램을 따로 만들지 않습니다.',
            },
            { icon: 'server', title: '잇기', text: '산업 표준 프로토콜로 MES, SCADA, 분석 도구와 값을 주고받습니다.' },
            {
              icon: 'database',
              title: '쌓기',
              text: '수집한 값을 시각과 함께 데이터베이스에 저장해 언제든 되짚어 봅니다.',
            },
          ],
        },
        {
          kind: 'flow',
          steps: [{ title: '설비' }, { title: '통신 드라이버' }, { title: '데이터베이스' }, { title: 'MES·SCADA' }],
        },
        {
          kind: 'screen',
          screen: 'tags',
          title: 'SM-IO-SERVER · 수집 현황',
          caption: '통신 방식이 다른 설비 다섯 대의 값을 한 목록에서 봅니다. 설명을 위한 예시 화면입니다.',
        },
      ],
    },
    {
      title: '다섯 가지 특장점',
      lead: '현장의 데이터를 믿고 쓰기 위해 갖춘 것들입니다.',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '데이터 통합', text: '여러 설비와 시스템의 데이터를 하나의 서버, 하나의 이름 체계로 모읍니다.' },
            {
              title: '다양한 통신 드라이버',
              text: 'PLC, 계측기, CNC 등 설비마다 다른 통신에 맞는 드라이버를 갖추었습니다.',
            },
            { title: '산업 표준 프로토콜', text: '산업 현장에서 쓰이는 표준 프로토콜로 상위 시스템과 이어집니다.' },
            { title: 'C++, C#, Java 프로그래밍 인터페이스', text: '쓰던 언어로 값을 읽고 쓰는 프로그램을 만듭니다.' },
            { title: '데이터베이스 저장', text: '수집 주기와 조건을 정하면 값이 데이터베이스에 차곡차곡 남습니다.' },
          ],
        },
        {
          kind: 'matrix',
          heading: '쓰던 언어로 바로 연결합니다',
          columns: [
            { title: '언어', share: 0.6 },
            { title: '주로 쓰는 곳', share: 1.5 },
            { title: '할 수 있는 일', share: 1.3 },
          ],
          rows: [
            ['C++', '설비 가까이에서 도는 제어·검사 프로그램', '읽기, 쓰기, 변경 알림 받기'],
            ['C#', 'Windows 운영 화면과 사내 도구', '읽기, 쓰기, 변경 알림 받기'],
            ['Java', 'MES와 웹 서버 등 상위 시스템', '읽기, 쓰기, 변경 알림 받기'],
          ],
        },
      ],
    },
    {
      title: '설비에서 응용 프로그램까지',
      lead: '데이터가 지나는 길을 하나로 줄였습니다.',
      blocks: [
        {
          kind: 'diagram',
          caption:
            '설비와 제어기, 센서의 값을 통신 드라이버로 모아 SM-IO-SERVER가 저장하고, MES와 SCADA, 분석 프로그램이 표준 프로토콜과 프로그래밍 인터페이스로 가져가는 구성입니다.',
          layers: [
            { label: '응용', boxes: ['MES', 'SCADA 화면', 'C++, C#, Java 프로그램'] },
            {
              label: 'SM-IO-SERVER',
              boxes: ['데이터 수집', '데이터 통합', '데이터베이스 저장'],
              own: true,
              flow: '표준 프로토콜, API',
            },
            { label: '현장', boxes: ['설비', '제어기', '센서'], flow: '통신 드라이버' },
          ],
        },
      ],
    },
  ],
};
