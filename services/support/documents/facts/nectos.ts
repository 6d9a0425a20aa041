import type { DocumentFacts } from './document-facts.ts';

// The site names NECTOS and describes it nowhere: its catalogue says where it stands and how to ask, and claims nothing.
export const nectos: DocumentFacts = {
  key: 'nectos',
  colour: 'nectos',
  type: 'catalog',
  version: 1,
  publishedOn: '2026-10-05',
  filename: 'NECTOS_카탈로그.pdf',
  title: { ko: 'NECTOS 카탈로그', en: 'NECTOS catalogue' },
  cover: {
    eyebrow: '제품 카탈로그',
    name: 'NECTOS',
    headline: '셀매트릭스 제품군과 함께하는 NECTOS',
    summary: '셀매트릭스의 산업용 AI·스마트 팩토리 제품군 안에서 NECTOS를 소개하고, 도입 상담으로 이어지는 길을 안내합니다.',
  },
  pages: [
    {
      title: '제품군 안내',
      lead: 'NECTOS는 셀매트릭스가 소개하는 제품입니다. 함께 검토할 수 있는 제품과 솔루션을 정리했습니다.',
      blocks: [
        {
          kind: 'cards',
          heading: '함께 보는 제품',
          columns: 3,
          items: [
            { title: 'WEB EQ', text: 'AI 웹 플랫폼' },
            { title: 'SMWP', text: '스마트 팩토리 웹 플랫폼' },
            { title: 'SM-IO SERVER', text: '데이터 수집·통합 서버' },
          ],
        },
        {
          kind: 'cards',
          heading: '함께 보는 솔루션',
          columns: 3,
          items: [
            { title: 'SM-AI-FARM', text: '스마트팜' },
            { title: 'SM2S', text: '제조 실행 시스템(MES)' },
            { title: 'SM-HACCP', text: '식품 안전 관리' },
          ],
        },
        {
          kind: 'steps',
          heading: '도입 상담',
          items: [
            { title: '제품 문의', text: '웹사이트의 문의 화면에서 ‘제품문의’를 고르고 NECTOS를 적어 주세요.' },
            { title: '체험과 견적', text: '플랫폼 체험과 견적을 요청할 수 있습니다.' },
            { title: '교육', text: '정기 교육과 기업 단체 교육으로 함께합니다.' },
          ],
        },
      ],
    },
    {
      title: '구성',
      lead: '현장의 데이터가 셀매트릭스 제품군을 거쳐 사람에게 닿는 길입니다.',
      blocks: [
        {
          kind: 'diagram',
          caption: '셀매트릭스 제품군 구성도',
          layers: [
            { label: '사람', boxes: ['운영자', '관리자'] },
            { label: '제품', boxes: ['NECTOS'], own: true },
            { label: '제품군', boxes: ['WEB EQ', 'SMWP', 'SM-IO SERVER'] },
            { label: '현장', boxes: ['설비', '센서'] },
          ],
        },
      ],
    },
  ],
};
