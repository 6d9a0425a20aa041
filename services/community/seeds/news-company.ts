import { sampleNote } from './sample-note.ts';

/** Exhibitions, awards, training courses and life at the company. */
export const companyNews = [
  {
    daysAgo: 9,
    drawing: 'conveyor' as const,
    titleKo: '스마트제조 전시회에서 WEB EQ 현장 검사를 시연했습니다',
    titleEn: 'Live WEB EQ inspection at the fair',
    contentKo: `사흘 동안 열린 스마트제조 전시회에 참가해 컨베이어 위 부품을 실시간으로 판정하는 시연을 진행했습니다.

관람객이 직접 불량 샘플을 만들어 넣으면 50\u00a0ms 이내에 결과가 화면에 나타났습니다. 가장 많이 받은 질문 세 가지를 정리합니다.

1. **이미지는 몇 장이 필요한가요?** 품목에 따라 다르지만 보통 수십 장에서 시작합니다.
2. **기존 카메라를 쓸 수 있나요?** 대부분 가능합니다. 모델명을 알려 주시면 확인해 드립니다.
3. **인터넷 없이도 되나요?** 사내망만으로 운영할 수 있습니다.

부스를 찾아 주신 모든 분께 감사드립니다.`,
    contentEn: `For three days at the smart manufacturing fair, WEB EQ inspected parts on a moving conveyor.

Visitors made defective samples themselves, and results appeared on the screen within 50\u00a0ms. The three questions we heard most:

1. **How many images are needed?** It depends on the part; a few dozen are usually enough to start.
2. **Can our cameras be used?** Mostly yes. Tell us the model and we will check.
3. **Does it work without the internet?** Your own network is enough.

Thank you to everybody who came.`,
  },
  {
    daysAgo: 23,
    drawing: 'room' as const,
    titleKo: 'WEB EQ 정기교육 수료생이 200명을 넘었습니다',
    titleEn: 'More than 200 people have completed WEB EQ training',
    contentKo: `지난 회차까지 WEB EQ 정기교육의 누적 수료생이 200명을 넘었습니다. 수료생의 절반 이상이 품질·생산기술 부서의 비개발자입니다.

다음 회차부터는 2일차 오후에 **각자 가져온 이미지로 모델을 만드는 시간**을 늘립니다. 일정은 [교육일정](/education/schedule)에서 확인하고 바로 신청하실 수 있습니다.`,
    contentEn: `With our latest course, more than 200 people have completed WEB EQ training. Over half of them work in quality or production engineering and do not write software.

From the next course on, the second afternoon leaves **more time to build models from your own images**. See dates and places on the [training schedule](/education/schedule), and apply there.`,
  },
  {
    daysAgo: 40,
    titleKo: '중소 제조 AI 활용 우수사례에 선정되었습니다',
    titleEn: 'A best-practice case for AI in small and medium-sized manufacturing',
    contentKo: `예시전자(주)와 함께 진행한 *SMT 외관 검사 과검 저감* 프로젝트가 중소 제조 AI 활용 우수사례에 선정되었습니다.

기존 검사기를 바꾸지 않고 재판정 단계만 더해 효과를 낸 점, 현장 담당자가 모델을 스스로 관리하는 점이 좋은 평가를 받았습니다.

${sampleNote.ko}`,
    contentEn: `Our project with Example Electronics to cut false calls in SMT inspection was named a best-practice case for AI in small and medium-sized manufacturing.

The jury praised two points: the existing machines were kept and only a second inspection was added, and the people on site manage the model themselves.

${sampleNote.en}`,
  },
  {
    daysAgo: 66,
    titleKo: '기업부설연구소에서 함께할 동료를 찾습니다',
    contentKo: `기업부설연구소에서 비전 모델과 웹 플랫폼을 함께 만들 동료를 찾습니다.

- 머신 비전 연구원 (경력 2년 이상)
- 웹 프런트엔드 개발자 (경력 무관)

지원서는 [contact@selmatrix.example](mailto:contact@selmatrix.example)로 보내 주세요. 형식은 자유입니다.`,
  },
  {
    daysAgo: 90,
    titleKo: '대학생 현장실습 12주 과정을 마쳤습니다',
    contentKo: `현장실습생 네 명이 12주 과정을 마쳤습니다. 실습생들은 SM-IO-SERVER 시험 장비를 만들고, 마지막 주에 직접 만든 화면을 SMWP로 발표했습니다.

함께해 준 실습생과 지도 교수님께 감사드립니다.`,
  },
  {
    daysAgo: 130,
    titleKo: '봉사의 날, 지역 농가 일손을 도왔습니다',
    contentKo: `사내 봉사의 날에 남양주 지역 농가에서 하루 동안 일손을 도왔습니다.

온실 센서를 점검하고 환기창 모터를 손보며, 화면으로만 보던 현장을 몸으로 배웠습니다.`,
  },
  {
    daysAgo: 200,
    titleKo: '홈페이지를 새로 단장했습니다',
    titleEn: 'Our new website',
    contentKo: `제품과 솔루션을 한눈에 비교하고, 교육 신청과 자료 내려받기까지 한곳에서 하실 수 있도록 홈페이지를 바꾸었습니다.

- 교육일정 확인과 신청, 신청 내역 조회
- 카탈로그 내려받기
- 한국어와 영어 지원

불편한 점은 [문의하기](/support/question)로 알려 주세요.`,
    contentEn: `Compare products and solutions, apply for training courses and download catalogues: our website now has everything in one place.

- Training schedule, applications and their status
- Catalogues to download
- Available in Korean and English

If something does not work for you, please [tell us](/support/question).`,
  },
  {
    daysAgo: 240,
    titleKo: '공장자동화 전시회에서 만난 질문들',
    titleEn: 'What visitors asked us at the factory automation fair',
    contentKo: `공장자동화 전시회에서 나흘 동안 많은 분을 만났습니다. 가장 많은 관심을 받은 것은 **전용 클라이언트 없이 브라우저만으로 쓰는 감시 화면**이었습니다.

기존 SCADA를 유지하면서 웹으로 옮기는 순서를 묻는 분이 많아, 단체교육 과정을 따로 준비하기로 했습니다.`,
    contentEn: `We met many visitors over four days at the factory automation fair. What drew most interest: **monitoring screens that run in the browser, with no client to install**.

Many asked how to move to the web while their existing SCADA keeps running, so we are preparing a group course on it.`,
  },
  {
    // A draft: no reader sees it.
    daysAgo: 1,
    status: 'hidden',
    titleKo: '(초안) 신규 파트너사 협약',
    contentKo: '협약식 일정이 정해지면 내용을 채웁니다.',
  },
];
