import type { DocumentFacts } from './document-facts.ts';

// The site names NECTOS but does not describe it: its catalogue says where it belongs and how to ask, nothing else.
export const nectos: DocumentFacts = {
  key: 'nectos',
  colour: 'nectos',
  type: 'catalog',
  version: 3,
  publishedOn: '2026-11-27',
  filename: 'NECTOS_카탈로그.pdf',
  title: { ko: 'NECTOS 카탈로그', en: 'NECTOS catalogue' },
  cover: {
    eyebrow: '제품 카탈로그',
    name: 'NECTOS',
    headline: '셀매트릭스 제품군과 함께하는 NECTOS',
    summary:
      '셀매트릭스의 산업용 AI·스마트공장 제품군 안에서 NECTOS를 소개하고, 도입 상담으로 이어지는 길을 안내합니다.',
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
          ],
        },
        {
          kind: 'cards',
          heading: '함께 보는 솔루션',
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
          kind: 'flow',
          heading: '도입 상담',
          steps: [
            { title: '제품 문의', text: '문의 화면에서 제품문의를 고르고 NECTOS를 적어 주세요.' },
            { title: '체험과 견적', text: '플랫폼 체험과 견적을 요청할 수 있습니다.' },
            { title: '교육', text: '정기교육과 기업 단체교육으로 함께합니다.' },
          ],
        },
      ],
    },
    {
      title: '제품군의 구성',
      lead: '현장의 데이터가 셀매트릭스 제품군을 거쳐 사람에게 닿는 길입니다. NECTOS의 구성은 도입 상담에서 현장에 맞추어 안내합니다.',
      blocks: [
        {
          kind: 'diagram',
          caption:
            '현장의 데이터를 SM-IO-SERVER가 모으고, WEB EQ와 SMWP가 판정하고 보여 주며, 솔루션이 업무로 잇는 구성입니다.',
          layers: [
            { label: '솔루션', boxes: ['SM-AI-FARM', 'SM2S', 'SM-HACCP'] },
            { label: '제품군', boxes: ['WEB EQ', 'SMWP', 'SM-IO-SERVER', 'NECTOS'], own: true, flow: '판정과 화면' },
            { label: '현장', boxes: ['설비', '센서', '카메라'], flow: '영상과 값' },
          ],
        },
      ],
    },
  ],
};
