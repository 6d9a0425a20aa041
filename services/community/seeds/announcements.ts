/** The education announcements: the same board as the news, with a type of its own. */
export const announcements = [
  {
    daysAgo: 6,
    titleKo: '정기교육 신청과 대기 접수 안내',
    titleEn: 'Regular training courses: applications and the waiting list',
    contentKo: `정기교육은 [교육일정](/education/schedule)에서 신청하실 수 있습니다.

- 정원이 차면 **대기**로 접수되고, 자리가 나면 접수 순서대로 신청이 확정되고 메일로 알려 드립니다.
- 신청 내역은 신청할 때 적은 이메일로 조회하고 취소할 수 있습니다.
- 취소는 교육이 시작되기 전까지 가능합니다.`,
    contentEn: `Apply for the regular training courses on the [training schedule](/education/schedule).

- When a course is full, you are put on the **waiting list**. As places open up, the next person in line gets one, and an e-mail that says so.
- Look up and cancel an application with the e-mail address that you gave.
- You can cancel until the course begins.`,
  },
  {
    daysAgo: 20,
    titleKo: '서울지사 세미나실 오시는 길과 준비물',
    titleEn: 'Seminar room at the Seoul branch: directions and what to bring',
    contentKo: `서울지사에서 열리는 교육은 마곡의 세미나실에서 진행합니다. 과정마다 장소가 다르니 [교육일정](/education/schedule)에서 먼저 확인해 주세요.

## 오시는 길

마곡나루역 2번 출구에서 도보 7분입니다. 주차 공간이 넉넉하지 않으니 대중교통을 이용해 주세요.

## 준비물

개인 노트북(Windows\u00a010 이상, 메모리 8\u00a0GB 이상)을 가져오세요. 실습용 계정은 당일에 나눠 드립니다.`,
    contentEn: `Courses at the Seoul branch take place in the seminar room in Magok. Other courses are held elsewhere, so please check the [training schedule](/education/schedule) first.

## Directions

The room is seven minutes on foot from Magongnaru Station, exit 2. Parking is scarce, so please come by public transport.

## What to bring

A laptop (Windows\u00a010 or later, 8\u00a0GB of memory or more). Accounts for the exercises are handed out on the day.`,
  },
  {
    daysAgo: 58,
    titleKo: '단체교육 출강 신청 안내',
    contentKo:
      '10명 이상이면 원하시는 장소로 찾아가 교육합니다. 희망 일정과 인원, 주제를 [문의하기](/support/question)에 적어 주세요. 영업일 기준 이틀 안에 답변드립니다.',
  },
];
