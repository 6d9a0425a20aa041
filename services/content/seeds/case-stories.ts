/** What the sample cases tell beyond their heads. All of it is invented. */
export const caseStories = {
  automotive: {
    slug: 'weld-inspection',
    problem: 'inspection',
    offers: ['web-eq'],
    challengeKo:
      '용접 비드를 작업자 여섯 명이 교대로 눈으로 보았습니다. 사람과 시간대에 따라 판정이 달랐고, 불량이 후공정에서 드러나면 언제 생긴 것인지 알 수 없었습니다.',
    challengeEn:
      'Six people took turns looking at every weld. Their decisions differed with the person and the hour, and when a defect surfaced further down the line, nobody could tell when it had been made.',
    solutionKo:
      '로봇 옆에 카메라를 달고 비드 이미지 4,200장으로 모델을 학습했습니다. WEB EQ의 분류 모드가 양품과 불량 종류를 가리고, 결과는 용접 전류·속도와 한 건으로 저장됩니다.',
    solutionEn:
      'A camera was mounted beside each robot and a model trained on 4,200 images of beads. The classification mode of WEB EQ tells good welds from each kind of defect and stores every result with the welding current and speed.',
    resultKo:
      '육안 검사 인력은 공정 개선으로 자리를 옮겼습니다. 불량이 나온 조건을 바로 찾아볼 수 있어 원인 분석 회의가 짧아졌습니다.',
    resultEn:
      'The inspectors now work on improving the process. The conditions behind a defect are found at once, so meetings about causes have become short.',
    figuresKo:
      '0.2\u00a0% | 미검출률, 도입 전 1.4\u00a0%\n100\u00a0% | 자동으로 검사하는 용접부\n3일 → 4시간 | 불량 원인 분석 시간',
    figuresEn:
      '0.2\u00a0% | missed defects, down from 1.4\u00a0%\n100\u00a0% | of welds inspected automatically\n3 days → 4\u00a0h | to find the cause of a defect',
    quoteKo: '판정 기준을 두고 다투던 시간이 사라졌습니다. 이제는 이미지를 놓고 조건을 이야기합니다.',
    quoteEn: 'We no longer argue about what counts as a defect. We look at the image and talk about the conditions.',
    quoteByKo: '품질관리팀장',
    quoteByEn: 'Head of quality control',
  },
  machining: {
    slug: 'cnc-data-collection',
    problem: 'data',
    offers: ['sm-io-server'],
    challengeKo:
      'CNC 62대의 제조사가 다섯 곳이라 통신 프로그램도 다섯 가지였습니다. 한 대를 바꿀 때마다 프로그램을 고쳤고, 가동률은 월말에 손으로 모았습니다.',
    challengeEn:
      'The 62 CNC machines came from five makers, and with them five communication programs. Every time a machine was replaced, a program had to be changed, and operating rates were added up by hand at the end of the month.',
    solutionKo:
      'SM-IO-SERVER 한 대에 설비별 드라이버를 설정하고 태그 이름을 한 규칙으로 맞추었습니다. 회선이 끊긴 동안의 값은 서버에 쌓였다가 시각 그대로 저장됩니다.',
    solutionEn:
      'One SM-IO-SERVER was set up with a driver for each kind of machine, and all tags were named by one rule. Values collected while the connection is down are kept on the server and stored with their original timestamps.',
    resultKo:
      '가동률을 아침 회의에서 전날 값으로 봅니다. 새 설비는 드라이버를 고르고 태그를 옮기는 것으로 연결이 끝납니다.',
    resultEn:
      "The morning meeting looks at yesterday's operating rates. A new machine is connected by choosing a driver and copying the tags.",
    figuresKo: '62대 | 한 서버에 연결된 설비\n5 → 1 | 관리하는 통신 프로그램\n반나절 | 새 설비 연결에 걸리는 시간',
    figuresEn:
      '62 | machines on one server\n5 → 1 | communication programs to maintain\nHalf a day | to connect a new machine',
    quoteKo: '설비를 사기 전에 통신부터 걱정하던 일이 없어졌습니다.',
    quoteEn: 'We no longer worry about communication before we buy a machine.',
    quoteByKo: '생산기술팀 과장',
    quoteByEn: 'Manager, production engineering',
  },
  food: {
    slug: 'smart-haccp',
    problem: 'records',
    offers: ['sm-haccp'],
    challengeKo:
      '가열 온도를 두 시간마다 종이에 적었습니다. 이탈을 늦게 알면 그 사이 생산한 양을 모두 폐기해야 했고, 심사 때마다 기록철을 뒤졌습니다.',
    challengeEn:
      'Heating temperatures were written down every two hours. A deviation noticed late meant discarding everything made since, and every audit meant searching through binders.',
    solutionKo:
      '가열과 금속검출 공정을 SM-HACCP의 CCP로 등록해 한계기준을 실시간으로 감시합니다. 이탈하면 담당자에게 알리고, 개선조치를 적어야 기록이 닫힙니다.',
    solutionEn:
      'Heating and metal detection were registered as CCPs in SM-HACCP, which watches their critical limits in real time. A deviation alerts the person in charge, and its record closes only once the corrective action is entered.',
    resultKo: '점검표와 일지는 결재까지 화면에서 끝납니다. 심사에서는 날짜를 고르면 기록이 그대로 나옵니다.',
    resultEn:
      'Checklists and logs are filled in and approved on screen. In an audit, pick a date and the records are there.',
    figuresKo: '40초 | 이탈에서 알림까지\n−72\u00a0% | 기록에 쓰는 시간\n0장 | 종이 일지',
    figuresEn: '40\u00a0s | from deviation to alert\n−72\u00a0% | time spent on records\n0 | paper logs',
    quoteKo: '하루 걸리던 심사 준비가 이제 10분이면 끝납니다.',
    quoteEn: 'Preparing for an audit used to take a day. Now it takes ten minutes.',
    quoteByKo: 'HACCP 팀장',
    quoteByEn: 'HACCP team leader',
  },
  chemical: {
    slug: 'plant-monitoring',
    problem: 'monitoring',
    offers: ['smwp', 'sm-io-server'],
    challengeKo:
      '감시 화면은 중앙 제어실의 PC 두 대에서만 열렸습니다. 현장에서는 무전으로 값을 물었고, 화면 한 장을 고치는 데 외부 업체의 견적이 필요했습니다.',
    challengeEn:
      'The monitoring screens ran on two PCs in the control room. People in the plant asked for values by radio, and changing a single screen took a quote from a contractor.',
    solutionKo:
      'SM-IO-SERVER가 기존 제어기의 값을 읽고, 화면 38장을 SMWP로 다시 그렸습니다. 조작 권한은 제어실에만 두고 현장과 본사에는 보기 권한을 주었습니다.',
    solutionEn:
      'SM-IO-SERVER reads the values of the existing controllers, and 38 screens were redrawn in SMWP. Only the control room may operate; the plant and head office may view.',
    resultKo:
      '현장 작업자는 태블릿으로 같은 화면을 봅니다. 화면 수정은 운전팀이 직접 하고, 바꾼 내용은 그날 반영됩니다.',
    resultEn:
      'People in the plant see the same screens on their tablets. The operators change screens themselves, and a change is live the same day.',
    figuresKo: '38장 | 웹으로 옮긴 화면\n2 → 24대 | 화면을 볼 수 있는 기기\n당일 | 화면 수정 반영',
    figuresEn: '38 | screens moved to the web\n2 → 24 | devices that show them\nSame day | for a changed screen',
    quoteKo: '무전으로 묻던 값을 이제는 눈으로 확인하고 움직입니다.',
    quoteEn: 'We used to ask for values by radio. Now we see them and act.',
    quoteByKo: '운전팀 반장',
    quoteByEn: 'Shift supervisor, operations',
  },
  electronics: {
    slug: 'smt-false-calls',
    problem: 'inspection',
    offers: ['web-eq'],
    challengeKo:
      '기존 AOI는 불량을 놓치지 않으려고 기준을 좁게 잡아, 불량 판정의 대부분이 양품이었습니다. 재검사 인원 여덟 명이 하루 종일 화면을 보았습니다.',
    challengeEn:
      'The existing AOI was set so tightly that most of what it rejected was good. Eight people spent the day looking at rejects a second time.',
    solutionKo:
      'AOI가 불량으로 분류한 이미지만 WEB EQ로 보냅니다. 모델이 한 번 더 판정하고, 확신이 낮은 것만 사람에게 넘깁니다.',
    solutionEn:
      'Only images that the AOI rejects are sent to WEB EQ. The model inspects them again and passes on to a person only what it is unsure about.',
    resultKo:
      '사람이 보는 이미지가 크게 줄었습니다. WEB EQ가 양품으로 바꾼 판정을 표본으로 다시 확인했으며, 미검출은 늘지 않았습니다.',
    resultEn:
      'People look at far fewer images. Samples of the images that WEB EQ cleared were checked again, and no more defects slipped through than before.',
    figuresKo: '−83\u00a0% | 사람이 다시 보는 이미지\n8 → 2명 | 재검사 인원\n35\u00a0ms | 이미지 한 장의 판정 시간',
    figuresEn:
      '−83\u00a0% | images re-inspected by people\n8 → 2 | people on re-inspection\n35\u00a0ms | to inspect one image',
    quoteKo: '라인을 세우지 않고, 있던 장비를 그대로 두고 시작할 수 있었습니다.',
    quoteEn: 'We could start without stopping the line and without replacing a machine.',
    quoteByKo: 'SMT 기술팀 책임',
    quoteByEn: 'Senior engineer, SMT',
  },
  metal: {
    slug: 'mes-subscription',
    problem: 'planning',
    offers: ['sm2s'],
    challengeKo:
      '수주, 계획, 실적이 서로 다른 엑셀 파일에 있었습니다. 납기를 물으면 세 사람에게 전화해야 했고, 재고는 월말에야 맞추었습니다.',
    challengeEn:
      'Orders, plans and results lived in separate spreadsheets. A question about a delivery date took three phone calls, and stock was reconciled at the end of the month.',
    solutionKo:
      'SM2S Basic을 구독하고 주조, 가공, 검사의 입력 화면을 현장에 맞추었습니다. 전용 데이터 수집 서버가 설비 실적을 받아 작업자는 예외만 입력합니다.',
    solutionEn:
      'They subscribed to SM2S Basic and had the entry screens for casting, machining and inspection fitted to the workplace. A dedicated data-collection server takes results from the machines, so people enter only exceptions.',
    resultKo: '납기와 재고를 한 화면에서 답합니다. 진척이 늦은 주문은 아침에 먼저 보입니다.',
    resultEn:
      'Questions about delivery dates and stock are answered from one screen, and late orders head the list every morning.',
    figuresKo: '6주 | 계약에서 가동까지\n99.1\u00a0% | 납기 준수율, 도입 전 91\u00a0%\n−45\u00a0% | 실적 입력 시간',
    figuresEn:
      '6 weeks | from contract to operation\n99.1\u00a0% | delivered on time, up from 91\u00a0%\n−45\u00a0% | time spent entering results',
    quoteKo: '전산 담당자가 없는 회사도 MES를 쓸 수 있다는 것을 알았습니다.',
    quoteEn: 'We learned that a company without an IT department can run an MES.',
    quoteByKo: '대표이사',
    quoteByEn: 'Chief executive',
  },
  agriculture: {
    slug: 'greenhouse-climate',
    problem: 'climate',
    offers: ['sm-ai-farm'],
    challengeKo: '온실 세 동의 창과 난방을 사람이 돌아다니며 맞추었습니다. 밤사이 온도가 떨어져도 아침에야 알았습니다.',
    challengeEn:
      'Growers walked between three greenhouses to set vents and heating. When the temperature fell at night, nobody knew until morning.',
    solutionKo:
      '온습도, CO₂, 양액 센서를 SM-AI-FARM에 연결하고 동마다 목표값을 정했습니다. 평소에는 자동 제어에 맡기고 필요하면 휴대전화에서 수동으로 바꿉니다.',
    solutionEn:
      'Sensors for temperature, humidity, CO₂ and nutrient solution were connected to SM-AI-FARM, with target values for each house. Control is automatic until the grower takes over on a phone.',
    resultKo: '생육에 맞는 온도를 벗어나는 시간이 줄었습니다. 모인 데이터로 다음 작기의 목표값을 정합니다.',
    resultEn:
      'The crop spends far less time outside its temperature range, and the data collected set the targets for the next season.',
    figuresKo: '−64\u00a0% | 적정 온도를 벗어난 시간\n−18\u00a0% | 난방 연료\n3동 | 한 화면에서 관리하는 온실',
    figuresEn:
      '−64\u00a0% | time outside the temperature range\n−18\u00a0% | heating fuel\n3 | greenhouses on one screen',
    quoteKo: '밤에 온실로 뛰어가는 일이 없어졌습니다.',
    quoteEn: 'I no longer run to the greenhouse at night.',
    quoteByKo: '재배 담당 조합원',
    quoteByEn: 'Grower, member of the cooperative',
  },
  packaging: {
    slug: 'print-inspection',
    problem: 'inspection',
    offers: ['web-eq', 'smwp'],
    challengeKo:
      '분속 300\u00a0m의 인쇄 라인에서 색 편차는 롤이 끝난 뒤에야 보였습니다. 전력과 압축 공기는 공장 전체 값만 있어 어느 라인이 쓰는지 알 수 없었습니다.',
    challengeEn:
      'At 300\u00a0m a minute, a colour deviation showed only once the roll was finished. Power and compressed air were metered for the whole plant, so nobody knew which line used them.',
    solutionKo:
      'WEB EQ가 색 편차와 이물을 인쇄 직후에 찾고 위치를 표시합니다. 라인별 사용량은 SMWP 화면에 불량 추이와 나란히 놓았습니다.',
    solutionEn:
      'WEB EQ finds colour deviations and foreign matter right after printing and marks where they are. An SMWP screen shows the consumption of each line next to its defects.',
    resultKo:
      '불량과 에너지 손실이 함께 늘어나는 시간대를 찾아 설비 조건을 바꾸었습니다. 같은 화면을 생산과 설비 부서가 함께 봅니다.',
    resultEn:
      'Defects and energy losses turned out to rise in the same hours, so the machine settings for those hours were changed. Production and maintenance look at the same screen.',
    figuresKo: '−57\u00a0% | 폐기한 인쇄 길이\n−11\u00a0% | 라인 전력\n12\u00a0m | 불량을 찾을 때까지 지나간 길이',
    figuresEn:
      '−57\u00a0% | scrapped print length\n−11\u00a0% | line power\n12\u00a0m | printed before a defect is found',
    quoteKo: '품질과 에너지를 따로 보던 회의가 하나로 합쳐졌습니다.',
    quoteEn: 'Two meetings, one about quality and one about energy, have become one.',
    quoteByKo: '공장장',
    quoteByEn: 'Plant manager',
  },
} as const;
