import { caseStories } from './case-stories.ts';

const heads = [
  {
    industryKey: 'automotive',
    industryKo: '자동차 부품',
    industryEn: 'Automotive parts',
    companyKo: '샘플오토파츠(주)',
    companyEn: 'Sample Auto Parts Co., Ltd.',
    projectKo: '용접부 AI 비전 검사 시스템 구축',
    projectEn: 'AI vision inspection of weld seams',
    detailsKo:
      '로봇 용접 4개 라인에 WEB EQ 비전 모듈을 설치해 비드 불량을 실시간으로 판정합니다. 전수 육안 검사를 대체하고 불량 이미지를 공정 조건과 함께 보관해 원인 분석 시간을 줄였습니다.',
    detailsEn:
      'WEB EQ vision modules on four robot welding lines inspect each bead as it is made. They replace full visual inspection, and an image of every defect is kept with its process conditions, so causes are found sooner.',
  },
  {
    industryKey: 'machining',
    industryKo: '정밀 가공',
    industryEn: 'Precision machining',
    companyKo: '예시정밀공업(주)',
    companyEn: 'Example Precision Industries Co., Ltd.',
    projectKo: 'CNC 설비 데이터 통합 수집',
    projectEn: 'One collection point for CNC machine data',
    detailsKo:
      '제조사가 서로 다른 CNC 62대를 SM-IO-SERVER로 연결해 가동률, 부하, 알람을 하나의 데이터베이스에 모았습니다. 설비별 통신 프로그램을 따로 관리하던 일이 없어졌습니다.',
    detailsEn:
      'SM-IO-SERVER connects 62 CNC machines of several makers and gathers operating rate, load and alarms in one database. No machine needs its own communication program any more.',
  },
  {
    industryKey: 'food',
    industryKo: '식품',
    industryEn: 'Food',
    companyKo: '보기식품(주)',
    companyEn: 'Specimen Foods Co., Ltd.',
    projectKo: '스마트 HACCP 구축',
    projectEn: 'Smart HACCP',
    detailsKo:
      '가열·금속검출 공정의 한계기준을 SM-HACCP이 실시간으로 감시하고, 이탈하면 담당자에게 바로 알립니다. 종이로 쓰던 점검표와 일지는 전자 결재로 바뀌었습니다.',
    detailsEn:
      'SM-HACCP watches the critical limits of heating and metal detection and alerts the person in charge at once. Electronic approval has replaced paper checklists and logs.',
  },
  {
    industryKey: 'chemical',
    industryKo: '화학',
    industryEn: 'Chemicals',
    companyKo: '샘플케미칼(주)',
    companyEn: 'Sample Chemical Co., Ltd.',
    projectKo: 'SMWP 기반 통합 모니터링',
    projectEn: 'Plant-wide monitoring on SMWP',
    detailsKo:
      '반응기와 유틸리티 설비의 감시 화면을 SMWP로 다시 만들었습니다. 중앙 제어실에서만 보던 화면을 현장 태블릿과 본사에서도 봅니다. 화면 수정은 운전팀이 직접 합니다.',
    detailsEn:
      'Reactor and utility screens, once confined to the control room, were rebuilt on SMWP and are now seen on tablets in the plant and at head office. The operators change the screens themselves.',
  },
  {
    industryKey: 'electronics',
    industryKo: '전자',
    industryEn: 'Electronics',
    companyKo: '예시전자(주)',
    companyEn: 'Example Electronics Co., Ltd.',
    projectKo: 'SMT 외관 검사 과검 저감',
    projectEn: 'Fewer false calls in SMT inspection',
    detailsKo:
      '기존 AOI가 불량으로 분류한 이미지를 WEB EQ가 한 번 더 판정합니다. 과검 판정이 크게 줄어 재검사 인력을 다른 공정으로 옮겼습니다.',
    detailsEn:
      'WEB EQ takes a second look at what the existing AOI rejects. False calls fell sharply, and the re-inspection staff moved to other work.',
  },
  {
    industryKey: 'metal',
    industryKo: '금속·주조',
    industryEn: 'Metal and casting',
    companyKo: '샘플메탈(주)',
    companyEn: 'Sample Metal Co., Ltd.',
    projectKo: 'SM2S 생산관리(MES) 도입',
    projectEn: 'Production management (MES) with SM2S',
    detailsKo:
      '수주부터 출하까지 엑셀로 관리하던 흐름을 SM2S 월 구독으로 옮겼습니다. 현장마다 다른 입력 화면을 작업자에게 맞게 바꾸고 재고와 진척을 한 화면에서 확인합니다.',
    detailsEn:
      'Everything from order to shipment moved from spreadsheets to a monthly SM2S subscription. Entry screens were fitted to each workplace, and stock and progress are seen on one screen.',
  },
  {
    industryKey: 'agriculture',
    industryKo: '농업',
    industryEn: 'Agriculture',
    companyKo: '예시스마트팜 영농조합법인',
    companyEn: 'Example Smart Farm Cooperative',
    projectKo: '온실 복합환경 제어',
    projectEn: 'Combined climate control for greenhouses',
    detailsKo:
      '토마토 온실 3동의 온습도, CO₂, 양액을 SM-AI-FARM이 함께 제어합니다. 농장 밖에서도 휴대전화로 상태를 확인하고 수동 제어로 바꿀 수 있습니다.',
    detailsEn:
      'SM-AI-FARM controls the temperature, humidity, CO₂ and nutrient solution of three tomato greenhouses together. The grower checks them on a phone and can take over by hand.',
  },
  {
    industryKey: 'packaging',
    industryKo: '포장재',
    industryEn: 'Packaging',
    companyKo: '보기패키징(주)',
    companyEn: 'Specimen Packaging Co., Ltd.',
    projectKo: '인쇄 품질 검사와 에너지 모니터링',
    projectEn: 'Print inspection and energy monitoring',
    detailsKo:
      '고속 인쇄 라인의 색 편차와 이물을 WEB EQ로 검사하고, SMWP 화면에서 라인별 전력과 압축 공기 사용량을 불량 추이와 함께 봅니다. 불량과 에너지 손실이 함께 드러나는 시간대를 찾아 설비 조건을 바꿨습니다.',
    detailsEn:
      'WEB EQ checks for colour deviation and foreign matter on high-speed printing lines, and an SMWP screen shows power and compressed air per line next to the defects. Machine settings were changed for the hours in which defects and energy losses rose together.',
  },
] as const;

/** Eight customer cases. The companies are invented and named so that everybody sees it. */
export const cases = heads.map((head) => ({ ...head, ...caseStories[head.industryKey], isSample: true }));
