import { addDays } from '@portal/service-kit';
const regular = { typeKo: '정기교육', typeEn: 'Regular training' };
const group = { typeKo: '단체교육', typeEn: 'Group training' };
const online = { typeKo: '온라인교육', typeEn: 'Online course' };
const lecture = { typeKo: '특강', typeEn: 'Special lecture' };
const headOffice = { placeKo: '본사 교육장 (남양주)', placeEn: 'Training room, head office (Namyangju)' };
const seoul = { placeKo: '서울지사 세미나실 (마곡)', placeEn: 'Seminar room, Seoul branch (Magok)' };
const onSite = {
  placeKo: '신청하신 회사 또는 본사 교육장',
  placeEn: 'Your site, or the training room at our head office',
};
const remote = { placeKo: '온라인 (접속 주소는 메일로 안내)', placeEn: 'Online (link sent by e-mail)' };
const wholeDay = { startTime: '10:00', endTime: '17:00' };
const evening = { startTime: '19:00', endTime: '20:00' };
const afternoon = { startTime: '13:30', endTime: '17:30' };

/** The sample trainings around `today` (`YYYY-MM-DD`), with the number of applicants that each gets; of one, those who came have certificates. */
export function sampleTrainings(today: string) {
  /** So many days on Tuesdays, Wednesdays …, from the first Tuesday at least `offset` days from today. */
  const days = (offset: number, count = 1) => {
    const first = addDays(today, offset);
    const start = addDays(first, (2 - new Date(first).getUTCDay() + 7) % 7);
    return { startDate: start, endDate: addDays(start, count - 1) };
  };

  /** Three weeks of which today is in the second: Monday to Friday, evenings. */
  const aroundToday = () => {
    const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
    return { startDate: addDays(monday, -7), endDate: addDays(monday, 11) };
  };

  return [
    {
      ...regular,
      ...headOffice,
      ...wholeDay,
      ...days(8, 2),
      status: 'recruiting',
      capacity: 20,
      seats: 3,
      queue: 0,
      titleKo: 'WEB EQ AI 비전 검사 입문',
      titleEn: 'WEB EQ: first steps in AI vision inspection',
      contentKo:
        '카메라와 조명을 고르는 일부터 모델 학습, 현장 판정까지 WEB EQ로 한 바퀴 돌아 봅니다.\n\n- 1일차: 이미지 수집, 라벨링, 모델 학습\n- 2일차: 판정 흐름 구성, 웹 화면 연결, 결과 분석\n\n준비물: 개인 노트북. 교재와 점심을 제공합니다.',
      contentEn:
        'Once around WEB EQ, from choosing camera and light to training a model and judging on the line.\n\n- Day 1: collecting images, labelling, training\n- Day 2: building the inspection flow, web screens, reading the results\n\nPlease bring a laptop. Course book and lunch are provided.',
    },
    {
      ...regular,
      ...seoul,
      ...wholeDay,
      ...days(15),
      status: 'recruiting',
      capacity: 16,
      seats: 1,
      queue: 0,
      titleKo: 'SMWP 화면 개발 기초',
      titleEn: 'SMWP: basics of building screens',
      contentKo:
        '2D 그래픽과 차트로 설비 화면을 만들고 데이터 소스에 연결합니다. 프로그래밍 경험이 없어도 따라올 수 있습니다.\n\n1. 프로젝트와 레이아웃\n2. 그래픽, 차트, 알람\n3. 사용자와 권한',
      contentEn:
        'Build a machine screen from 2D graphics and charts and connect it to a data source. No programming needed.\n\n1. Projects and layout\n2. Graphics, charts, alarms\n3. Users and permissions',
    },
    {
      ...regular,
      ...headOffice,
      ...afternoon,
      ...days(22),
      status: 'recruiting',
      capacity: 4,
      seats: 4,
      queue: 1,
      titleKo: 'SM-IO-SERVER 통신 드라이버 실습',
      titleEn: 'SM-IO-SERVER: communication drivers hands-on',
      contentKo:
        '실습용 PLC를 한 사람이 한 대씩 연결합니다. 장비 수에 맞춰 4명만 모집하며, 정원이 차면 대기로 접수됩니다.',
      contentEn:
        'Everybody connects a PLC of their own, so there are four places only. Later applications go on the waiting list.',
    },
    {
      ...group,
      ...onSite,
      ...wholeDay,
      ...days(29, 2),
      status: 'recruiting',
      capacity: 30,
      seats: 2,
      queue: 0,
      titleKo: '스마트공장 데이터 실무 단체교육',
      titleEn: 'Smart-factory data in practice',
      contentKo:
        '한 회사의 생산, 품질, 설비 담당자가 함께 듣는 과정입니다. 신청하신 회사의 데이터를 예제로 사용할 수 있습니다.\n\n10명 이상이면 회사로 찾아갑니다.',
      contentEn:
        'For production, quality and maintenance staff of one company together. Your own data may serve as the example.\n\nFor ten people or more we come to your site.',
    },
    {
      ...regular,
      ...seoul,
      ...afternoon,
      ...days(36),
      status: 'recruiting',
      capacity: 12,
      seats: 0,
      queue: 0,
      titleKo: 'SM2S 생산관리(MES) 운영자 과정',
      titleEn: 'SM2S: course for MES operators',
      contentKo:
        '수주 등록부터 출하까지 하루 업무를 SM2S로 처리해 봅니다. 현장별 화면을 직접 바꾸는 실습이 포함됩니다.',
      contentEn:
        'A working day from order to shipment with SM2S, including how to change the screens for your own site.',
    },
    {
      ...regular,
      ...headOffice,
      ...wholeDay,
      ...days(10),
      status: 'completed',
      capacity: 10,
      seats: 6,
      queue: 0,
      titleKo: 'SM-HACCP 담당자 교육',
      titleEn: 'SM-HACCP: training for food-safety staff',
      contentKo: 'CCP 모니터링, 한계기준 이탈 알림, 일지와 점검표 결재를 다룹니다. 이번 회차는 모집을 마감했습니다.',
      contentEn:
        'CCP monitoring, alerts on critical limits, approval of logs and checklists. Applications for this date are closed.',
    },
    {
      ...regular,
      ...seoul,
      ...wholeDay,
      ...days(-21),
      status: 'recruiting',
      capacity: 16,
      seats: 5,
      queue: 0,
      titleKo: 'WEB EQ 로우코드 과정',
      titleEn: 'WEB EQ: low code',
      contentKo: '블록을 이어 검사 흐름을 만들고 SDK로 기능을 덧붙이는 방법을 배웁니다.',
      contentEn: 'Build an inspection flow from blocks and extend it with the SDK.',
    },
    {
      ...group,
      ...onSite,
      ...afternoon,
      ...days(-49),
      status: 'completed',
      capacity: 24,
      seats: 8,
      queue: 0,
      certified: true,
      titleKo: '웹 SCADA 전환 단체교육',
      titleEn: 'Moving to web SCADA',
      contentKo: '전용 클라이언트로 쓰던 감시 화면을 웹으로 옮길 때의 순서와 주의할 점을 사례로 살펴봅니다.',
      contentEn: 'Order and pitfalls of moving control-room screens to the web, shown by example.',
    },
    {
      ...lecture,
      ...seoul,
      ...afternoon,
      ...days(12),
      status: 'recruiting',
      capacity: 6,
      seats: 6,
      queue: 0,
      waitingList: false,
      titleKo: '제조 AI 도입 특강: 검사 공정에서 시작하기',
      titleEn: 'Bringing AI into manufacturing: start with inspection',
      contentKo:
        '과제 선정, 데이터 준비, 효과 측정을 실제 도입 순서대로 이야기합니다. 소규모 토론으로 진행해 대기 접수는 받지 않습니다.',
      contentEn:
        'Choosing the first project, preparing data and measuring results, in the order of a real introduction. A small round for discussion, so there is no waiting list.',
    },
    {
      ...online,
      ...remote,
      ...evening,
      ...aroundToday(),
      status: 'completed',
      capacity: 40,
      seats: 7,
      queue: 0,
      titleKo: 'SMWP 온라인 저녁 과정 (3주)',
      titleEn: 'SMWP: evening course, online (3 weeks)',
      contentKo: '평일 퇴근 후 한 시간씩 SMWP 화면을 하나씩 완성합니다. 지난 강의는 녹화본으로 다시 볼 수 있습니다.',
      contentEn: 'An hour each weekday evening, one SMWP screen after another. Earlier lessons can be watched again.',
    },
    {
      ...online,
      ...remote,
      ...evening,
      ...days(18, 3),
      status: 'recruiting',
      capacity: 40,
      seats: 5,
      queue: 0,
      titleKo: 'WEB EQ 라벨링 온라인 실습',
      titleEn: 'WEB EQ: hands-on labelling, online',
      contentKo:
        '불량 유형을 나누고 라벨을 붙이는 기준을 함께 정해 봅니다.\n\n| 회차 | 내용 |\n|---|---|\n| 1 | 불량 유형과 라벨 규칙 |\n| 2 | 경계가 모호한 사례 |\n| 3 | 재학습과 검증 |',
      contentEn:
        'How to divide kinds of defects and agree on rules for labels.\n\n| Evening | Content |\n|---|---|\n| 1 | Kinds of defects, rules for labels |\n| 2 | Borderline cases |\n| 3 | Training again, checking |',
    },
    {
      ...group,
      placeKo: '온실 현장 (집결 장소는 따로 안내)',
      placeEn: 'Greenhouse (meeting point sent to applicants)',
      ...afternoon,
      ...days(43),
      status: 'recruiting',
      capacity: 15,
      seats: 0,
      queue: 0,
      titleKo: 'SM-AI-FARM 현장 체험 교육',
      // In Korean only: English pages fall back to it, and say so.
      titleEn: null,
      contentKo:
        '온실에서 복합환경 제어를 직접 조작해 보는 과정입니다. 집결 장소는 신청하신 분께 따로 안내해 드립니다.',
      contentEn: null,
    },
  ];
}
