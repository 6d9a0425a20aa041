import type { DocumentFacts } from './document-facts.ts';

export const smHaccp: DocumentFacts = {
  key: 'sm-haccp',
  colour: 'haccp',
  type: 'catalog',
  version: 2,
  publishedOn: '2026-11-16',
  filename: 'SM-HACCP_카탈로그.pdf',
  title: { ko: 'SM-HACCP 카탈로그', en: 'SM-HACCP catalogue' },
  cover: {
    eyebrow: '솔루션 카탈로그 · 웹 기반 식품안전관리',
    name: 'SM-HACCP',
    headline: '한계기준을 벗어나는 순간을 놓치지 않습니다',
    summary:
      'SM-HACCP은 중요관리점(CCP)의 값을 스스로 기록하고, 한계기준을 벗어나면 담당자에게 바로 알립니다. 종이로 쓰던 일지와 점검표는 웹에서 작성하고 결재합니다.',
  },
  pages: [
    {
      title: '기록은 자동으로, 이탈은 바로 눈앞에',
      lead: '설치 프로그램 없이 웹에서 씁니다.',
      blocks: [
        {
          kind: 'cards',
          columns: 3,
          items: [
            {
              icon: 'trend',
              title: '실시간 모니터링',
              text: '온도, 시간, 금속검출 등 중요관리점의 값을 실시간으로 봅니다.',
            },
            {
              icon: 'bell',
              title: '한계기준 이탈 알림',
              text: '값이 한계기준을 벗어나면 화면과 알림으로 바로 알립니다.',
            },
            {
              icon: 'clipboard',
              title: '데이터 집계',
              text: '모인 값을 날짜와 공정별로 자동으로 집계해 심사 자료로 씁니다.',
            },
          ],
        },
        {
          kind: 'flow',
          steps: [{ title: '측정' }, { title: '한계기준 비교' }, { title: '기록과 알림' }, { title: '전자 결재' }],
        },
        {
          kind: 'screen',
          screen: 'critical-point',
          title: 'SM-HACCP · CCP 모니터링',
          caption: '가열 공정의 온도가 한계기준을 벗어난 순간을 알립니다. 설명을 위한 예시 화면입니다.',
        },
      ],
    },
    {
      title: 'STANDARD와 ADVANCED',
      lead: '기록과 결재부터 시작하고, 생산과 이력까지 넓힐 수 있습니다.',
      blocks: [
        {
          kind: 'tiers',
          tiers: [
            {
              name: 'STANDARD',
              note: '기록과 결재의 바탕',
              items: ['CCP 모니터링', '전체 생산 모니터링', '모니터링 일지·점검표 관리', '일지·점검표 결재'],
            },
            {
              name: 'ADVANCED',
              note: 'STANDARD에 생산과 이력을 더한 구성',
              items: ['생산 관리', '바코드 연동', '회수 처리와 이력 추적', '누적 데이터 통계'],
            },
          ],
        },
        {
          kind: 'cards',
          heading: '현장에서 달라지는 것',
          columns: 2,
          items: [
            {
              icon: 'clipboard',
              title: '일지·점검표 결재',
              text: '종이로 쓰던 일지와 점검표를 웹에서 작성하고 결재합니다.',
            },
            {
              icon: 'barcode',
              title: '회수 처리와 이력 추적',
              text: 'ADVANCED는 바코드 연동과 함께 회수 처리와 이력 추적을 다룹니다.',
            },
          ],
        },
        {
          kind: 'table',
          heading: '한눈에 보기',
          rows: [
            { label: '솔루션', value: 'SM-HACCP, 웹 기반 식품안전관리' },
            { label: '공통', value: '실시간 모니터링, 한계기준 이탈 알림, 데이터 집계' },
            { label: '구성', value: 'STANDARD, ADVANCED' },
          ],
        },
      ],
    },
    {
      title: '측정값이 기록이 되는 길',
      lead: '현장의 센서에서 결재 화면까지 손으로 옮겨 적는 곳이 없습니다.',
      blocks: [
        {
          kind: 'diagram',
          caption:
            '온도계와 금속검출기 등 중요관리점의 센서가 값을 보내면 SM-HACCP이 한계기준과 비교해 기록하고 알리며, 담당자는 웹 화면에서 일지를 확인하고 결재하는 구성입니다.',
          layers: [
            { label: '담당자', boxes: ['일지·점검표', '전자 결재', '웹 브라우저'] },
            {
              label: 'SM-HACCP',
              boxes: ['실시간 모니터링', '이탈 알림', '데이터 집계'],
              own: true,
              flow: '기록과 알림',
            },
            { label: '중요관리점', boxes: ['온도 센서', '금속검출기', '바코드'], flow: '측정값' },
          ],
        },
      ],
    },
  ],
};
