import type { DocumentFacts } from './document-facts.ts';

export const smIoServer: DocumentFacts = {
  key: 'sm-io-server',
  colour: 'io-server',
  type: 'catalog',
  version: 1,
  publishedOn: '2026-09-15',
  filename: 'SM-IO_SERVER_카탈로그.pdf',
  title: { ko: 'SM-IO SERVER 카탈로그', en: 'SM-IO SERVER catalogue' },
  cover: {
    eyebrow: '제품 카탈로그',
    name: 'SM-IO SERVER',
    headline: '흩어진 현장 데이터를 한곳으로',
    summary: '여러 통신 드라이버와 산업 표준 프로토콜로 데이터를 모으고, 데이터베이스에 저장하고, 프로그램으로 꺼내 쓰는 데이터 수집·통합 서버입니다.',
  },
  pages: [
    {
      title: '데이터를 모으고 잇는 서버',
      lead: 'SM-IO SERVER는 데이터 통합을 맡는 데이터 수집 서버입니다.',
      blocks: [
        {
          kind: 'cards',
          columns: 3,
          items: [
            { title: '모으기', text: '다양한 통신 드라이버로 현장의 데이터를 수집합니다.' },
            { title: '잇기', text: '산업 표준 프로토콜로 시스템과 시스템을 연결합니다.' },
            { title: '쌓기', text: '수집한 데이터를 데이터베이스에 저장합니다.' },
          ],
        },
        {
          kind: 'steps',
          heading: '다섯 가지 특장점',
          items: [
            { title: '데이터 통합', text: '여러 곳의 데이터를 하나의 서버로 모읍니다.' },
            { title: '많은 통신 드라이버', text: '설비마다 다른 통신에 맞는 드라이버를 갖추었습니다.' },
            { title: '산업 표준 프로토콜', text: '산업 현장의 표준 프로토콜을 지원합니다.' },
            { title: '프로그래밍 인터페이스', text: 'C++, C#, Java로 데이터를 읽고 쓰는 프로그램을 만듭니다.' },
            { title: '데이터베이스 저장', text: '수집한 값을 데이터베이스에 남깁니다.' },
          ],
        },
      ],
    },
    {
      title: '한눈에 보기',
      lead: '개발과 운영에 필요한 사항을 정리했습니다.',
      blocks: [
        {
          kind: 'table',
          rows: [
            { label: '제품', value: 'SM-IO SERVER' },
            { label: '분류', value: '데이터 통합, 데이터 수집 서버' },
            { label: '수집', value: '다양한 통신 드라이버' },
            { label: '프로토콜', value: '산업 표준 프로토콜' },
            { label: '개발 언어', value: 'C++, C#, Java' },
            { label: '저장', value: '데이터베이스' },
          ],
        },
        {
          kind: 'cards',
          heading: '프로그래밍 인터페이스',
          columns: 3,
          items: [
            { title: 'C++', text: 'C++ 프로그램에서 데이터를 이용합니다.' },
            { title: 'C#', text: 'C# 프로그램에서 데이터를 이용합니다.' },
            { title: 'Java', text: 'Java 프로그램에서 데이터를 이용합니다.' },
          ],
        },
      ],
    },
    {
      title: '아키텍처',
      lead: '설비에서 응용 프로그램까지 데이터가 지나는 길입니다.',
      blocks: [
        {
          kind: 'diagram',
          caption: 'SM-IO SERVER 구성도',
          layers: [
            { label: '응용', boxes: ['C++ 프로그램', 'C# 프로그램', 'Java 프로그램'] },
            { label: '연결', boxes: ['프로그래밍 인터페이스', '산업 표준 프로토콜'], own: true },
            { label: '통합', boxes: ['데이터 통합', '데이터베이스 저장'], own: true },
            { label: '수집', boxes: ['통신 드라이버'], own: true },
            { label: '현장', boxes: ['설비', '제어기', '센서'] },
          ],
        },
      ],
    },
  ],
};
