/** The three slides of Home; only the first carries the two further buttons. */
export const slides = [
  {
    titleKo: '현장의 눈이 되는 AI\u00a0웹\u00a0플랫폼, WEB\u00a0EQ',
    titleEn: 'WEB EQ, the AI web platform that watches your line',
    textKo:
      'AI 비전 검사부터 데이터 수집, 웹 SCADA, 모니터링까지. 50\u00a0ms 이내에 판정하고 브라우저 하나로 운영합니다.',
    textEn:
      'AI vision inspection, data interface, web SCADA and monitoring: results within 50\u00a0ms, all run from one browser.',
    link: '/service/product/web-eq',
    hasQuestionButton: true,
    hasWebEqApplicationButton: true,
  },
  {
    titleKo: '코드 없이 그리는 스마트공장, SMWP',
    titleEn: 'SMWP, the smart factory you draw without code',
    textKo: '2D·3D 화면과 차트, CCTV, GIS 지도를 웹에서 바로 배치하고 어떤 기기에서든 같은 화면으로 봅니다.',
    textEn: 'Place 2D and 3D graphics, charts, CCTV and GIS maps on the web, and see the same screen on any device.',
    link: '/service/product/smwp',
    hasQuestionButton: false,
    hasWebEqApplicationButton: false,
  },
  {
    titleKo: '농장에서 공장까지, 데이터로 일하는 현장',
    titleEn: 'From farm to factory, sites that work with data',
    textKo: 'SM-AI-FARM, SM2S, SM-HACCP. 업종에 맞춘 솔루션으로 생산과 품질을 실시간으로 관리합니다.',
    textEn: 'SM-AI-FARM, SM2S and SM-HACCP manage production and quality in real time, each made for its industry.',
    link: '/service/solution',
    hasQuestionButton: false,
    hasWebEqApplicationButton: false,
  },
] as const;
