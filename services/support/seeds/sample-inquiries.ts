import type { InquiryForm, InquiryState, InquiryType, ProductKey } from '../src/features/inquiries/inquiry.ts';

/** Somebody who wrote to the sample company, and what became of it. */
export interface SampleInquiry {
  form: InquiryForm;
  type?: InquiryType;
  product?: ProductKey;
  name: string;
  phone: string;
  email: string;
  applyDate?: string;
  title: string;
  content: string;
  smwpId?: string;
  locale?: 'ko' | 'en';
  state: InquiryState;
  trapped?: boolean;
  hoursAgo: number;
  note?: string;
  reply?: string;
  /** What the sender wrote after the reply, and nobody has answered yet. */
  answer?: string;
}

/** Oldest first; invented people and firms. */
export const sampleInquiries: SampleInquiry[] = [
  {
    form: 'question',
    type: 'product',
    product: 'sm-io-server',
    name: '최민준',
    phone: '031-000-3311',
    email: 'minjun.choi@example.com',
    state: 'answered',
    hoursAgo: 190,
    title: '제어기 통신 드라이버 지원 문의',
    content:
      '샘플케미칼(주) 설비보전팀입니다.\n공정 제어기 12대의 데이터를 한곳에 모으려고 합니다. 현재 쓰는 제어기의 통신 드라이버를 지원하는지, 데이터베이스에 어느 주기로 저장할 수 있는지 알고 싶습니다.',
    note: '현장 제어기 목록을 먼저 받아 보기로 함.',
    reply:
      '문의해 주셔서 감사합니다.\n제어기의 제조사와 모델 목록을 회신해 주시면 드라이버 지원 여부를 확인해 드리겠습니다. 저장 주기는 태그 수에 맞추어 설정할 수 있습니다.',
  },
  {
    form: 'webeq',
    name: '정수아',
    phone: '010-0000-4472',
    email: 'sua.jung@example.com',
    applyDate: '2026-11-24',
    state: 'answered',
    hoursAgo: 150,
    title: 'WEB EQ 교육 단체 신청',
    content: '예시전자(주) 공정기술팀 6명이 WEB EQ 정기 교육을 함께 받고 싶습니다. 단체 교육도 가능한지 문의드립니다.',
    reply: '단체 교육이 가능합니다. 희망하시는 날짜 두세 개를 알려 주시면 강의실 일정을 확인하여 안내해 드리겠습니다.',
  },
  {
    form: 'question',
    type: 'other',
    name: 'Best SEO Team',
    phone: '0000000000',
    email: 'offer@seo.example',
    locale: 'en',
    state: 'spam',
    trapped: true,
    hoursAgo: 121,
    title: 'Rank #1 in search within 7 days',
    content: 'We guarantee first place in all search engines. Reply today for 70% off.',
  },
  {
    form: 'smwp',
    name: '강지호',
    phone: '010-0000-5127',
    email: 'jiho.kang@example.com',
    applyDate: '2026-11-18',
    smwpId: 'metal2026',
    state: 'inProgress',
    hoursAgo: 96,
    title: 'SMWP 계정 신청',
    content: '샘플메탈(주) 전산팀입니다. 압연 라인 모니터링 화면을 시험적으로 만들어 보려고 합니다.',
    note: '사업자 확인 완료. 계정 생성 대기 중.',
  },
  {
    form: 'question',
    type: 'product',
    product: 'sm-haccp',
    name: '박서연',
    phone: '02-000-8250',
    email: 'seoyeon.park@example.com',
    state: 'inProgress',
    hoursAgo: 70,
    title: 'SM-HACCP STANDARD와 ADVANCED 차이',
    content:
      '보기식품(주) 품질보증팀입니다. 우선 CCP 모니터링과 일지 결재만 쓰고, 나중에 회수 처리와 이력 추적을 더할 수 있을까요?',
    reply:
      '가능합니다. STANDARD로 시작하신 뒤 ADVANCED로 올리시면 기존 기록이 그대로 이어집니다. 현재 관리하시는 CCP가 몇 곳인지 알려 주시면 견적을 준비하겠습니다.',
    answer: 'CCP는 가열, 금속검출, 냉각 세 곳입니다.\n라인은 두 개인데 라이선스를 라인마다 구입해야 하나요?',
  },
  {
    form: 'question',
    type: 'education',
    name: '한유진',
    phone: '010-0000-9034',
    email: 'yujin.han@example.com',
    state: 'inProgress',
    hoursAgo: 44,
    title: '정기 교육 수료증 발급',
    content: '지난달 교육에 참석했습니다. 회사에 제출할 수료증을 받을 수 있을까요?',
  },
  {
    form: 'question',
    type: 'product',
    product: 'web-eq',
    name: '김하늘',
    phone: '010-0000-1203',
    email: 'haneul.kim@example.com',
    state: 'received',
    hoursAgo: 26,
    title: 'AI 비전 검사 도입 상담',
    content:
      '샘플오토파츠(주) 품질관리팀입니다.\n다이캐스팅 부품의 표면 결함을 사람이 검사하고 있습니다. 라인 두 곳에 카메라를 설치해 WEB EQ로 판정하려면 무엇을 준비해야 하는지 상담받고 싶습니다.',
  },
  {
    form: 'question',
    type: 'product',
    product: 'sm2s',
    name: 'Daniel Moore',
    phone: '+82 2-000-7719',
    email: 'daniel.moore@example.com',
    locale: 'en',
    state: 'received',
    hoursAgo: 9,
    title: 'SM2S Basic plan for two plants',
    content:
      'We run two small plants near Namyangju. Does the Basic plan cover both sites, and can the screens be in English?',
  },
  {
    form: 'smwp',
    name: '윤채원',
    phone: '010-0000-6645',
    email: 'chaewon.yoon@example.com',
    applyDate: '2026-11-20',
    smwpId: 'farm07',
    state: 'received',
    hoursAgo: 5,
    title: 'SMWP 체험 계정 신청',
    content: '예시스마트팜 영농조합법인입니다. 온실 세 동의 환경 데이터를 한 화면에서 보고 싶습니다.',
  },
  {
    form: 'question',
    type: 'other',
    name: '이도윤',
    phone: '031-000-2840',
    email: 'doyun.lee@example.com',
    state: 'received',
    hoursAgo: 2,
    title: '협력사 등록 절차',
    content: '예시정밀공업(주)입니다. 귀사의 협력사로 등록하려면 어떤 서류가 필요한지 안내 부탁드립니다.',
  },
];
