/** News for the trial of the search: fifty thousand made from lists, and a few dozen that questions look for. */
export interface TrialNews {
  titleKo: string;
  titleEn: string;
  contentKo: string;
  contentEn: string;
}

const words = {
  ko: {
    product: ['WEB EQ', 'SMWP', 'SM-IO-SERVER', 'SM2S', 'SM-HACCP', 'SM-AI-FARM'],
    subject: [
      '설비 데이터',
      '생산 현황',
      '품질 검사',
      '공정 모니터링',
      '에너지 사용량',
      '작업 지시',
      '센서 신호',
      '재고 관리',
    ],
    deed: [
      '도입 안내',
      '개선 사례',
      '업데이트 공지',
      '정기 점검',
      '교육 후기',
      '현장 방문기',
      '세미나 개최',
      '활용 방법',
    ],
    place: [
      '창원 공장',
      '안산 현장',
      '구미 사업장',
      '평택 라인',
      '광주 센터',
      '천안 캠퍼스',
      '부산 지점',
      '인천 물류동',
    ],
    sentence: [
      '현장에서 모은 데이터를 한 화면에서 확인할 수 있습니다.',
      '스마트팩토리 구축에 필요한 기능을 단계별로 제공합니다.',
      '담당자가 직접 설정을 바꾸고 결과를 바로 볼 수 있습니다.',
      '자동화 설비와 연결해 작업 시간을 줄였습니다.',
      '품질 담당 부서가 불량률을 매일 살펴봅니다.',
      '자세한 일정은 교육 안내를 참고해 주세요.',
      '안전한 작업 환경을 위해 알림 기준을 조정했습니다.',
      '다음 버전에서는 보고서 양식을 더 추가할 예정입니다.',
    ],
  },
  en: {
    product: ['WEB EQ', 'SMWP', 'SM-IO-SERVER', 'SM2S', 'SM-HACCP', 'SM-AI-FARM'],
    subject: [
      'equipment data',
      'production status',
      'quality inspection',
      'process monitoring',
      'energy use',
      'work orders',
      'sensor signals',
      'stock control',
    ],
    deed: [
      'introduction guide',
      'improvement case',
      'update notice',
      'regular check',
      'training review',
      'site visit',
      'seminar',
      'how to use',
    ],
    place: [
      'Changwon plant',
      'Ansan site',
      'Gumi works',
      'Pyeongtaek line',
      'Gwangju center',
      'Cheonan campus',
      'Busan branch',
      'Incheon warehouse',
    ],
    sentence: [
      'Data collected on the floor is shown on one screen.',
      'The functions for a smart factory come step by step.',
      'Operators change settings and see the result at once.',
      'Connected to automated equipment, it shortens the work.',
      'The quality department watches the defect rate every day.',
      'See the training page for the schedule.',
      'Alarm limits were adjusted for a safe working place.',
      'The next version adds more report forms.',
    ],
  },
} as const;

function textOf(locale: 'ko' | 'en', n: number): string {
  const { sentence } = words[locale];
  return Array.from({ length: 6 }, (_, at) => sentence[(n * 7 + at * (1 + (n % 5))) % sentence.length]).join(' ');
}

/** One of the many. */
export function madeNews(n: number): TrialNews {
  const titleOf = (locale: 'ko' | 'en') => {
    const { product, place, subject, deed } = words[locale];
    return [product[n % 6], place[(n * 5 + (n >> 4)) % 8], subject[(n >> 3) % 8], deed[(n >> 6) % 8], n].join(' ');
  };
  return { titleKo: titleOf('ko'), titleEn: titleOf('en'), contentKo: textOf('ko', n), contentEn: textOf('en', n) };
}

type Texts = [titleKo: string, contentKo: string, titleEn: string, contentEn: string];

const texts: Texts[] = [
  [
    '반도체 웨이퍼 표면 결함 탐지',
    '딥러닝으로 미세한 긁힘을 찾아냅니다.',
    'Finding defects on semiconductor wafers',
    'Deep learning finds the finest scratches.',
  ],
  [
    '배터리 전극 두께 측정 자동화',
    '레이저 변위계로 두께를 잽니다.',
    'Measuring battery electrodes automatically',
    'A laser gauge reads the thickness.',
  ],
  [
    '김치 공장 위생 관리 이야기',
    '세척 기록을 사람이 쓰지 않습니다.',
    'Hygiene in a kimchi factory',
    'Nobody writes washing records by hand.',
  ],
  [
    '딸기 온실 습도 조절 실험',
    '새벽 결로를 막는 환기 규칙입니다.',
    'A humidity experiment in a strawberry greenhouse',
    'Ventilation rules that avoid dew at dawn.',
  ],
  [
    '무인 운반차 충돌 방지 기능',
    '교차로에서 먼저 멈춥니다.',
    'Collision avoidance of driverless carts',
    'They stop first at crossings.',
  ],
  [
    '예지보전으로 베어링 교체 시기 예측',
    '진동 스펙트럼을 봅니다.',
    'Predicting bearing replacement',
    'It reads the spectrum of vibrations.',
  ],
  [
    'OPC UA 게이트웨이 연결 설명서',
    '인증서를 먼저 등록합니다.',
    'Connecting an OPC UA gateway',
    'Register the certificate first.',
  ],
  [
    'Modbus 주소 맵 작성 요령',
    '레지스터는 영부터 셉니다.',
    'Writing a Modbus address map',
    'Registers count from zero.',
  ],
  [
    '3D 프린터 부품 승인 절차',
    '시제품은 두 번 측정합니다.',
    'Approving parts from 3D printers',
    'Prototypes are measured twice.',
  ],
  [
    '도장 부스 온도 편차 줄이기',
    '송풍기 회전수를 나눕니다.',
    'Evening out paint booth temperatures',
    'Blower speeds are split.',
  ],
  [
    '유리병 이물 선별기 시운전',
    '투과 조명이 핵심입니다.',
    'Commissioning a glass bottle sorter',
    'Transmitted light is the key.',
  ],
  [
    '신입사원 안전모 착용 판별',
    '카메라가 출입문에서 확인합니다.',
    'Recognising helmets of newcomers',
    'A camera looks at the gate.',
  ],
  [
    '염색 폐수 농도 원격 감시',
    '탁도계를 매주 닦습니다.',
    'Watching dyeing waste water remotely',
    'Turbidity meters are wiped weekly.',
  ],
  [
    '제과 오븐 굽기 색상 등급',
    '갈색 정도를 다섯 단계로 나눕니다.',
    'Grading the crust of oven biscuits',
    'Five shades of brown.',
  ],
  [
    '타이어 트레드 깊이 스캐너',
    '한 바퀴에 천 번 잽니다.',
    'A scanner for tyre treads',
    'It measures a thousand times a turn.',
  ],
  [
    '콘크리트 양생 일지 전산화',
    '현장 소장이 휴대전화로 적습니다.',
    'Concrete curing logs on a phone',
    'Foremen write them outdoors.',
  ],
  [
    '풍력 블레이드 균열 드론 촬영',
    '바람이 잔 날에 띄웁니다.',
    'Photographing blade cracks by drone',
    'It flies on calm days.',
  ],
  [
    '수소 충전소 누설 경보 연동',
    '밸브가 스스로 잠깁니다.',
    'Leak alarms of hydrogen stations',
    'Valves close by themselves.',
  ],
  [
    '주물 냉각 곡선 비교 도구',
    '어제의 곡선을 겹쳐 봅니다.',
    'Comparing cooling curves of castings',
    'Yesterday lies under today.',
  ],
  [
    '약국 조제 로봇 이력 추적',
    '처방 번호로 되짚습니다.',
    'Tracing a pharmacy robot',
    'By the number of the prescription.',
  ],
  ['해조류 건조기 연료 절감', '남는 열을 다시 씁니다.', 'Saving fuel in seaweed dryers', 'Spare heat is used again.'],
  [
    '철도 차륜 마모 빅데이터 분석',
    '백만 킬로미터를 모았습니다.',
    'Big data of railway wheel wear',
    'A million kilometres of it.',
  ],
];

/** What the questions look for. */
export const wantedNews: TrialNews[] = texts.map(([titleKo, contentKo, titleEn, contentEn]) => ({
  titleKo,
  contentKo,
  titleEn,
  contentEn,
}));
