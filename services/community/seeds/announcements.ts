/** The education announcements: the same board as the news, with a type of its own. */
export const announcements = [
  {
    daysAgo: 6,
    titleKo: '정기교육 신청과 대기 접수 안내',
    titleEn: 'How to apply for the regular trainings, and the waiting list',
    contentKo: `정기교육은 [교육일정](/education/schedule)에서 신청하실 수 있습니다.

- 정원이 차면 **대기**로 접수되고, 자리가 나면 순서대로 메일로 알려 드립니다.
- 신청 내역은 신청할 때 적은 이메일로 조회하고 취소할 수 있습니다.
- 취소는 교육이 시작되기 전까지 가능합니다.`,
    contentEn: `Apply for the regular trainings on the [schedule](/education/schedule).

- When a training is full you are put on the **waiting list**; as places come free we write to you in order.
- Look up and cancel an application with the e-mail address that you gave.
- Cancelling works until the training begins.`,
  },
  {
    daysAgo: 20,
    titleKo: '서울지사 교육장 오시는 길과 준비물',
    titleEn: 'Training room at the Seoul branch: the way there and what to bring',
    contentKo: `교육은 서울지사 교육장에서 진행합니다. 주차 공간이 넉넉하지 않으니 대중교통을 이용해 주세요.

1. 마곡나루역 2번 출구에서 도보 7분
2. 개인 노트북(Windows 10 이상, 메모리 8GB 이상)
3. 실습용 계정은 당일에 나눠 드립니다`,
    contentEn: `Trainings take place at the Seoul branch. Parking is scarce, so please come by public transport.

1. Seven minutes on foot from Magongnaru Station, exit 2
2. A laptop (Windows 10 or later, 8 GB of memory or more)
3. Accounts for the exercises are handed out on the day`,
  },
  {
    daysAgo: 58,
    titleKo: '단체교육 출강 신청 안내',
    contentKo:
      '10명 이상이면 원하시는 장소로 찾아가 교육합니다. 희망 일정과 인원, 주제를 [문의하기](/support/question)에 적어 주세요. 영업일 기준 이틀 안에 답변드립니다.',
  },
];
