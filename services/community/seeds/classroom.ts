const team = 'education@selmatrix.example';

export interface SamplePost {
  daysAgo: number;
  /** The time in Seoul, `HH:MM`, at 09:00 or later; without one, that of the seeding. */
  at?: string;
  type: string;
  authorEmail: string;
  views: number;
  title: string;
  content: string;
  file?: { name: string; type: string; text: string };
  answers?: { by: string; byAdmin: boolean; content: string }[];
}

/** Sample posts of the classroom, of every kind. */
export const classroomPosts: SamplePost[] = [
  {
    daysAgo: 0.1,
    type: 'question',
    authorEmail: 'doyun.lee@example.com',
    views: 4,
    title: 'SM-IO-SERVER에서 태그를 한꺼번에 등록할 수 있나요?',
    content: 'PLC 태그가 800개 정도 됩니다.\n하나씩 등록하지 않고 CSV로 올리는 방법이 있을까요?',
  },
  {
    daysAgo: 0.4,
    type: 'free',
    authorEmail: 'seoyeon.park@example.com',
    views: 11,
    title: '지난주 HACCP 교육 후기',
    content:
      '점검표 결재 흐름을 직접 만들어 본 것이 가장 도움이 되었습니다.\n저희 공장 양식으로 한 번 더 해 보려고 합니다.',
  },
  {
    daysAgo: 2,
    at: '10:42',
    type: 'question',
    authorEmail: 'sua.jung@example.com',
    views: 23,
    answers: [
      {
        by: team,
        byAdmin: true,
        content:
          '학습 이미지를 오전과 오후에 나누어 모으고, WEB EQ의 **밝기 맞춤** 블록을 판정 앞에 두세요.\n\n1. 기준 이미지를 한 장 고릅니다.\n2. 밝기 맞춤 블록에서 그 이미지를 지정합니다.\n3. 다시 학습하면 판정이 안정됩니다.',
      },
    ],
    title: '학습 이미지의 밝기가 제각각일 때 전처리는 어떻게 하시나요?',
    content:
      '오전과 오후의 조명이 달라 판정이 흔들립니다.\n\n- 조명을 고정하기는 어렵습니다.\n- 카메라 노출은 자동으로 두었습니다.\n\n비슷한 경험이 있으시면 알려 주세요.',
  },
  {
    daysAgo: 3,
    at: '15:08',
    type: 'attach',
    authorEmail: team,
    views: 64,
    file: {
      name: 'WEB EQ 입문 실습 순서.txt',
      type: 'text/plain',
      text: 'WEB EQ 입문 과정 실습 순서\n\n1일차\n1. 프로젝트 만들기\n2. 이미지 올리기와 라벨링\n\n2일차\n3. 모델 학습\n4. 판정 흐름에 연결하기\n',
    },
    title: 'WEB EQ 입문 과정 실습 순서 정리',
    content:
      '1일차와 2일차 실습 순서를 정리했습니다.\n\n1. 프로젝트 만들기\n2. 이미지 올리기와 라벨링\n3. 모델 학습\n4. 판정 흐름에 연결하기\n\n실습 파일은 교육 당일에 함께 나눠 드립니다.',
  },
  {
    daysAgo: 5,
    at: '17:31',
    type: 'free',
    authorEmail: 'jiho.kang@example.com',
    views: 37,
    title: 'SM2S 화면에서 자주 쓰는 단축키를 모아 봤습니다',
    content:
      '작업자분들께 나눠 드리려고 모은 것입니다. 빠진 것이 있으면 댓글 대신 글로 남겨 주세요.\n\n- 저장: Ctrl + S\n- 다음 작업지시: F8\n- 바코드 입력: F2',
  },
  {
    daysAgo: 8,
    at: '11:16',
    type: 'question',
    authorEmail: 'minjun.choi@example.com',
    views: 41,
    answers: [
      {
        by: team,
        byAdmin: true,
        content: '상수 데이터 소스 없이도 됩니다. 차트 설정의 **기준선**에 `100`을 넣어 주세요.',
      },
      { by: 'minjun.choi@example.com', byAdmin: false, content: '잘 됩니다. 감사합니다.' },
    ],
    title: 'SMWP 차트에서 가동률 100% 기준선을 그리는 방법',
    content: '막대 차트 위에 기준선을 하나 두고 싶습니다. 상수 데이터 소스를 따로 만들어야 하나요?',
  },
  {
    daysAgo: 12,
    at: '09:24',
    type: 'attach',
    authorEmail: team,
    views: 88,
    file: {
      name: '통신 점검표.csv',
      type: 'text/csv',
      text: '\uFEFF순서,확인할 것,결과\r\n1,장비의 IP와 국번,\r\n2,방화벽과 포트,\r\n3,프로토콜 판(version),\r\n4,태그 주소의 자리 수,\r\n',
    },
    title: '통신 드라이버 설정 체크리스트',
    content:
      '접속이 되지 않을 때 순서대로 확인해 보세요.\n\n1. 장비의 IP와 국번\n2. 방화벽과 포트\n3. 프로토콜 판(version)\n4. 태그 주소의 자리 수',
  },
  {
    daysAgo: 19,
    at: '20:47',
    type: 'free',
    authorEmail: 'chaewon.yoon@example.com',
    views: 29,
    title: '온실 센서 교정 주기, 어떻게 잡고 계신가요?',
    content:
      '온습도 센서는 6개월, CO₂ 센서는 3개월마다 교정하고 있습니다.\n다른 농가에서는 어떻게 하시는지 궁금합니다.',
  },
  {
    daysAgo: 27,
    at: '14:03',
    type: 'question',
    authorEmail: 'yujin.han@example.com',
    views: 52,
    title: '인쇄물 색 편차를 로우코드 블록만으로 검사할 수 있을까요?',
    content: '별도 개발 없이 색 판별 블록으로 충분한지, 모델 학습이 필요한지 궁금합니다.',
  },
  {
    daysAgo: 33,
    at: '18:22',
    type: 'attach',
    authorEmail: 'haneul.kim@example.com',
    views: 75,
    title: '용접 비드 불량 유형 정리 (교육 조별 과제)',
    content:
      '조별 과제로 정리한 내용을 공유합니다.\n\n| 유형 | 특징 |\n|---|---|\n| 언더컷 | 비드 가장자리가 파임 |\n| 기공 | 표면에 구멍 |\n| 단락 | 비드가 끊김 |',
  },
  {
    daysAgo: 10,
    at: '09:05',
    type: 'notice',
    authorEmail: team,
    views: 140,
    title: '교육 게시판 이용 안내',
    content:
      '교육에서 배운 내용을 나누고 질문하는 곳입니다.\n\n- 자료공유 글에는 파일을 하나, 5MB까지 올릴 수 있습니다.\n- 회사의 도면이나 개인정보가 담긴 화면은 올리지 말아 주세요.\n- 질문에는 강사가 영업일 기준 이틀 안에 답변드립니다.',
  },
  {
    daysAgo: 45,
    at: '16:30',
    type: 'notice',
    authorEmail: team,
    views: 203,
    title: '정기교육 교재가 새 판으로 바뀌었습니다',
    content: 'WEB EQ와 SMWP 정기교육 교재를 새 판으로 바꾸었습니다. 이전 회차 수료생도 요청하시면 보내 드립니다.',
  },
];
