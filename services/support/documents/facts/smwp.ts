import type { DocumentFacts } from './document-facts.ts';

export const smwp: DocumentFacts = {
  key: 'smwp',
  colour: 'smwp',
  type: 'catalog',
  version: 1,
  publishedOn: '2026-09-15',
  filename: 'SMWP_카탈로그.pdf',
  title: { ko: 'SMWP 카탈로그', en: 'SMWP catalogue' },
  cover: {
    eyebrow: '제품 카탈로그',
    name: 'SMWP',
    headline: '스마트 팩토리를 웹에서 짓는 플랫폼',
    summary: '웹 개발 환경과 편리한 배치, 개방성과 안정성, 크로스 플랫폼을 갖춘 스마트 팩토리 구축용 웹 플랫폼입니다.',
  },
  pages: [
    {
      title: '특징과 기능',
      lead: 'SMWP는 스마트 팩토리를 구축하기 위한 웹 플랫폼입니다.',
      blocks: [
        {
          kind: 'cards',
          columns: 2,
          items: [
            { title: '웹 개발 환경', text: '개발도 운영도 웹에서 합니다.' },
            { title: '편리한 배치', text: '화면 요소를 원하는 자리에 손쉽게 놓습니다.' },
            { title: '개방성과 안정성', text: '열린 구조와 안정된 동작을 함께 갖추었습니다.' },
            { title: '크로스 플랫폼', text: '운영 체제를 가리지 않습니다.' },
          ],
        },
        {
          kind: 'cards',
          heading: '아홉 가지 기능',
          columns: 3,
          items: [
            { title: '2D 그래픽', text: '공정과 설비를 평면 그래픽으로 그립니다.' },
            { title: '3D 그래픽', text: '설비와 공간을 입체로 나타냅니다.' },
            { title: '차트', text: '데이터의 흐름을 차트로 보여 줍니다.' },
            { title: 'CCTV', text: '현장의 영상을 화면에 함께 띄웁니다.' },
            { title: '데이터 소스 지원', text: '데이터 소스를 화면에 연결합니다.' },
            { title: 'GIS 지도', text: '지도 위에 현장의 위치를 나타냅니다.' },
            { title: 'UI 도구', text: '화면을 이루는 UI 도구를 제공합니다.' },
            { title: '사용자·권한 관리', text: '사용자와 권한을 나누어 관리합니다.' },
            { title: '모바일 앱', text: '모바일 앱으로도 이용합니다.' },
          ],
        },
      ],
    },
    {
      title: '아키텍처',
      lead: '데이터 소스에서 웹과 모바일까지, 한 플랫폼 위에서 이어집니다.',
      blocks: [
        {
          kind: 'diagram',
          caption: 'SMWP 구성도',
          layers: [
            { label: '사용자', boxes: ['웹 브라우저', '모바일 앱'] },
            { label: '표현', boxes: ['2D·3D 그래픽', '차트', 'GIS 지도', 'CCTV'], own: true },
            { label: '개발', boxes: ['웹 개발 환경', 'UI 도구'], own: true },
            { label: '관리', boxes: ['사용자·권한 관리', '데이터 소스 지원'], own: true },
            { label: '데이터', boxes: ['현장 설비', '데이터베이스'] },
          ],
        },
      ],
    },
  ],
};
