import type { DocumentFacts } from './document-facts.ts';

export const smwp: DocumentFacts = {
  key: 'smwp',
  colour: 'smwp',
  type: 'catalog',
  version: 3,
  publishedOn: '2026-11-27',
  filename: 'SMWP_카탈로그.pdf',
  title: { ko: 'SMWP 카탈로그', en: 'SMWP catalogue' },
  cover: {
    eyebrow: '제품 카탈로그 · 스마트공장 웹 플랫폼',
    name: 'SMWP',
    headline: '스마트공장을 웹에서 짓는 플랫폼',
    summary:
      'SMWP는 스마트공장 화면을 브라우저에서 그리고, 데이터를 잇고, 바로 운영하는 웹 플랫폼입니다. 그린 화면이 그대로 현장의 화면이 됩니다.',
  },
  pages: [
    {
      title: '웹이라서 가능한 네 가지',
      lead: '만드는 곳도, 쓰는 곳도 웹입니다.',
      blocks: [
        {
          kind: 'cards',
          columns: 2,
          items: [
            {
              icon: 'pen',
              title: '웹 개발 환경',
              text: '브라우저에서 화면을 만들고 저장하면 그 자리에서 적용됩니다. 개발 도구를 따로 설치하지 않습니다.',
            },
            {
              icon: 'blocks',
              title: '편리한 배치',
              text: '그래픽과 차트, 지도를 끌어다 놓고 크기를 맞춥니다. 현장 담당자가 직접 화면을 고칠 수 있습니다.',
            },
            {
              icon: 'shield',
              title: '개방성과 안정성',
              text: '열린 구조로 기존 시스템과 이어지고, 멈추지 않아야 하는 현장에서 안정적으로 동작합니다.',
            },
            {
              icon: 'layers',
              title: '크로스 플랫폼',
              text: '운영 체제를 가리지 않습니다. PC, 태블릿, 휴대전화, 상황판에서 같은 화면을 봅니다.',
            },
          ],
        },
        {
          kind: 'screen',
          screen: 'process',
          title: 'SMWP · 공정 모니터링',
          caption: '탱크 두 기와 펌프를 그린 공정 화면입니다. 설명을 위한 예시 화면입니다.',
        },
      ],
    },
    {
      title: '화면을 이루는 아홉 가지 기능',
      lead: '스마트공장 화면에 필요한 것을 한 플랫폼 안에 갖추었습니다.',
      blocks: [
        {
          kind: 'cards',
          columns: 3,
          items: [
            {
              icon: 'grid',
              title: '2D 그래픽',
              text: '공정과 설비를 평면 그래픽으로 그리고 상태에 따라 색과 움직임을 줍니다.',
            },
            { icon: 'cube', title: '3D 그래픽', text: '설비와 공간을 입체로 나타내 위치와 상태를 한눈에 파악합니다.' },
            { icon: 'trend', title: '차트', text: '실시간 값과 지난 값을 여러 모양의 차트로 비교합니다.' },
            { icon: 'camera', title: 'CCTV', text: '현장 영상을 데이터와 같은 화면에 띄웁니다.' },
            { icon: 'database', title: '데이터 소스 지원', text: '설비와 데이터베이스를 화면의 값에 연결합니다.' },
            { icon: 'pin', title: 'GIS 지도', text: '지도 위에서 사업장과 설비의 위치와 상태를 봅니다.' },
            { icon: 'tools', title: 'UI 도구', text: '버튼, 입력, 표처럼 화면을 이루는 도구를 골라 놓습니다.' },
            {
              icon: 'users',
              title: '사용자·권한 관리',
              text: '사용자와 권한을 나누어 볼 수 있는 화면과 할 수 있는 일을 정합니다.',
            },
            { icon: 'phone', title: '모바일 앱', text: '현장 밖에서도 휴대전화 앱으로 같은 정보를 확인합니다.' },
          ],
        },
        {
          kind: 'flow',
          heading: '그린 화면이 그대로 현장의 화면이 됩니다',
          steps: [
            { title: '그리기', text: '스마트공장 화면을 브라우저에서 그립니다.' },
            { title: '데이터 잇기', text: '설비와 데이터베이스를 화면의 값에 연결합니다.' },
            { title: '운영하기', text: '저장하면 그 자리에서 적용됩니다.' },
          ],
        },
      ],
    },
    {
      title: 'SMWP를 고르는 여섯 가지 이유',
      lead: '화면 하나에서 공장 전체까지, 만들고 고치고 넓히는 일이 쉬워집니다.',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '설치 없이 바로 시작', text: '주소만 알면 됩니다. 접속한 모든 기기가 같은 최신 화면을 봅니다.' },
            {
              title: '코드 없이 그리는 화면',
              text: '끌어다 놓고 속성을 정해 화면을 완성합니다. 필요한 곳에만 스크립트를 더합니다.',
            },
            {
              title: '다시 쓰는 심볼과 템플릿',
              text: '한 번 만든 설비 심볼을 다른 라인에 그대로 쓰고, 한 곳을 고치면 함께 바뀝니다.',
            },
            {
              title: '흩어진 데이터를 한 화면에',
              text: '설비, 데이터베이스, 외부 시스템의 값을 한 화면에 나란히 놓습니다.',
            },
            {
              title: '사람마다 다른 권한',
              text: '보는 사람, 조작하는 사람, 고치는 사람을 나누어 현장을 안전하게 지킵니다.',
            },
            {
              title: '작게 시작해 넓히는 구조',
              text: '한 라인의 화면으로 시작해 공장과 사업장으로 넓혀도 만든 화면을 버리지 않습니다.',
            },
          ],
        },
        {
          kind: 'cards',
          heading: '직접 그려 보는 것이 가장 빠릅니다',
          columns: 2,
          items: [
            {
              icon: 'users',
              title: 'SMWP 계정신청',
              text: '계정을 신청하시면 담당자가 확인한 뒤 SMWP를 체험할 수 있는 계정을 열어 드립니다.',
            },
            { icon: 'book', title: '교육', text: '정기교육과 기업 단체교육을 열어 플랫폼을 다루는 사람을 키웁니다.' },
          ],
        },
      ],
    },
    {
      title: 'SMWP 구성도',
      lead: '데이터 소스에서 웹과 모바일까지, 한 플랫폼 위에서 이어집니다.',
      blocks: [
        {
          kind: 'diagram',
          caption:
            '설비와 데이터베이스, CCTV의 데이터를 SMWP가 받아 그래픽과 차트, 지도로 만들고, 웹 브라우저와 모바일 앱, 상황판에 같은 화면으로 보여 주는 구성입니다.',
          layers: [
            { label: '사용자', boxes: ['웹 브라우저', '모바일 앱', '상황판'] },
            {
              label: 'SMWP',
              boxes: ['웹 개발 환경', '데이터 소스 지원', '그래픽·차트·지도', '사용자·권한 관리'],
              own: true,
              flow: '같은 화면',
            },
            { label: '데이터', boxes: ['설비와 센서', '데이터베이스', 'CCTV'], flow: '값과 영상' },
          ],
        },
      ],
    },
  ],
};
