import { sampleNote } from './sample-note.ts';

/** Releases and customer projects. Titles and texts without English show how the other language falls back. */
export const productNews = [
  {
    daysAgo: 4,
    titleKo: 'WEB EQ 2.4 출시, 판정 결과를 나란히 비교',
    titleEn: 'WEB EQ 2.4: results side by side',
    contentKo: `WEB EQ 2.4를 출시했습니다. 모델을 바꾸기 전과 후의 판정 결과를 같은 이미지로 나란히 확인할 수 있습니다.

## 달라진 점

- **판정 비교 화면**: 두 모델의 결과가 갈린 이미지만 모아 봅니다.
- **로우코드 블록 9종 추가**: 영역 지정, 색 판별, 치수 측정 블록이 들어왔습니다.
- **모델 배포 예약**: 교대 시간에 맞춰 새 모델을 적용합니다.

사용 중인 고객사는 관리 화면에서 바로 업데이트할 수 있습니다. 자세한 기능은 [WEB EQ 소개](/service/product/web-eq)에서 확인해 주세요.`,
    contentEn: `WEB EQ 2.4 is out. Inspection results from before and after a change of model can now be compared side by side on the same images.

## What is new

- **Comparison**: shows only the images on which two models disagree.
- **Nine new low-code blocks**: among them region selection, colour and dimension checks.
- **Scheduled roll-out**: a new model takes over at the change of shift.

Customers can update from their administration screen. The features are described on the [WEB EQ page](/service/product/web-eq).`,
  },
  {
    daysAgo: 16,
    titleKo: '샘플오토파츠, 용접 비전 검사를 2공장으로 확대',
    titleEn: 'Sample Auto Parts extends weld inspection to its second plant',
    contentKo: `자동차 부품사 샘플오토파츠(주)가 1공장에서 운영하던 WEB EQ 용접 비전 검사를 2공장 6개 라인으로 확대합니다.

1공장에서는 로봇 용접 직후 비드의 폭과 끊김을 판정하고, 불량 이미지를 전류·전압 값과 함께 보관해 왔습니다. 2공장에서는 여기에 **지그 위치 확인**을 더합니다.

> 불량을 찾는 시간보다 원인을 찾는 시간이 줄어든 것이 더 컸습니다. — 품질관리팀

다른 [적용사례](/application)도 함께 살펴보세요.

${sampleNote.ko}`,
    contentEn: `Sample Auto Parts Co., Ltd. is extending WEB EQ weld inspection from its first plant to six lines in its second.

In the first plant, the width and continuity of each bead are inspected right after robot welding, and an image of every defect is kept with the current and voltage. The second plant adds **jig position checks**.

> Finding defects became faster; finding their causes became faster still. — Quality control team

See our other [customer cases](/application) as well.

${sampleNote.en}`,
  },
  {
    daysAgo: 31,
    drawing: 'chart' as const,
    titleKo: 'SMWP 모바일 앱, 알람 확인과 조치 기록을 한 번에',
    titleEn: 'SMWP mobile app: view an alarm and record the response',
    contentKo: `SMWP 모바일 앱에서 알람을 확인하고 조치 내용을 바로 남길 수 있게 되었습니다.

1. 알람을 누르면 해당 설비 화면으로 이동합니다.
2. 사진과 함께 조치 내용을 적습니다.
3. 기록은 웹 화면의 알람 이력에 함께 나타납니다.

기존에 만든 화면은 수정 없이 그대로 사용할 수 있습니다.`,
    contentEn: `In the SMWP mobile app, you can now view an alarm and record what was done about it in one go.

1. Tap the alarm to open the screen of its machine.
2. Record what was done and add a photo.
3. The record appears in the alarm history on the web.

Existing screens work without changes.`,
  },
  {
    daysAgo: 52,
    titleKo: '보기식품, SM-HACCP으로 종이 점검표 대체',
    titleEn: 'Specimen Foods leaves paper checklists behind with SM-HACCP',
    contentKo: `보기식품(주)이 가열과 금속검출 공정에 SM-HACCP을 구축했습니다. 한계기준을 벗어나면 담당자에게 바로 알리고, 일지와 점검표는 전자 결재로 처리합니다.

| 구분 | 이전 | 이후 |
|---|---|---|
| CCP 기록 | 2시간마다 수기 | 실시간 자동 |
| 일지 결재 | 다음 날 | 당일 |
| 이력 추적 | 서류 대조 | 바코드 조회 |

다음 단계로 회수 대응과 누적 데이터 통계(ADVANCED)를 준비하고 있습니다.

${sampleNote.ko}`,
    contentEn: `Specimen Foods Co., Ltd. now runs SM-HACCP on heating and metal detection. A deviation from a critical limit alerts the person in charge at once; logs and checklists are approved electronically.

| Item | Before | Now |
|---|---|---|
| CCP records | by hand, every two hours | automatic, in real time |
| Approval of logs | the next day | the same day |
| Tracing | by paper | by barcode |

Recall handling and cumulative statistics (ADVANCED) come next.

${sampleNote.en}`,
  },
  {
    daysAgo: 75,
    titleKo: 'SM-IO-SERVER, 통신 드라이버 12종 추가',
    titleEn: 'Twelve more communication drivers for SM-IO-SERVER',
    contentKo: `SM-IO-SERVER에 PLC와 계측기 드라이버 12종을 추가했습니다. OPC UA 보안 접속과 MQTT 발행도 함께 개선했습니다.

- 접속이 끊긴 동안의 값은 장비 버퍼에서 이어받습니다.
- C++, C#, Java 인터페이스의 예제를 새로 정리했습니다.

지원 장비 목록은 [자료실](/support/download)의 카탈로그에서 확인하실 수 있습니다.`,
    contentEn: `SM-IO-SERVER gains twelve drivers for PLCs and instruments. Secure OPC UA connections and MQTT publishing have been improved as well.

- After a dropped connection, missed values are read from the device's buffer.
- The examples for C++, C# and Java have been rewritten.

Supported devices are listed in the catalogue under [Documents](/support/download).`,
  },
  {
    daysAgo: 110,
    titleKo: 'SM-AI-FARM, 토마토 온실 3동에서 복합환경 제어 실증',
    titleEn: 'SM-AI-FARM climate control on trial in three tomato greenhouses',
    contentKo: `예시스마트팜 영농조합법인과 함께 토마토 온실 3동에서 복합환경 제어를 실증했습니다. 온습도와 CO₂, 양액을 따로 조절하던 방식에서 **하나의 목표로 함께 제어하는 방식**으로 바꾼 것이 핵심입니다.

재배자는 휴대전화로 온실 상태를 확인하고, 필요하면 언제든 수동 제어로 바꿀 수 있습니다.

${sampleNote.ko}`,
    contentEn: `Together with Example Smart Farm Cooperative we tested combined climate control in three tomato greenhouses. Temperature, humidity, CO₂ and nutrients are no longer set one by one but **controlled together towards one goal**.

Growers check the greenhouses on their phones and can switch to manual control at any time.

${sampleNote.en}`,
  },
  {
    daysAgo: 160,
    titleKo: 'SM2S Basic, 월 구독으로 시작하는 MES',
    titleEn: 'SM2S Basic: MES on a monthly subscription',
    contentKo: `수주부터 출하까지 관리하는 MES를 월 구독으로 이용할 수 있습니다. **Basic 요금은 월 1,000,000원**이며 현장에 맞춘 화면 설정을 포함합니다.

서버를 따로 두지 않아도 되고, 설비 데이터 수집 서버는 필요한 현장에만 설치합니다. 도입 상담은 [문의하기](/support/question)로 남겨 주세요.`,
    contentEn: `An MES that covers everything from order to shipment is now available on a monthly subscription. **Basic costs 1,000,000 won a month**, with screens set up for your site.

No server of your own is needed; the data-collection server is installed only where machines are connected. [Ask us](/support/question) about your site.`,
  },
  {
    // Scheduled: readers see it two weeks after seeding.
    daysAgo: -14,
    titleKo: 'WEB EQ 3.0 미리 보기 행사를 엽니다',
    titleEn: 'A first look at WEB EQ 3.0',
    contentKo:
      '다음 판의 비전 모드와 웹 SCADA 편집기를 먼저 보여 드리는 온라인 행사를 엽니다. 질문은 행사 중에 바로 받습니다.',
    contentEn:
      'Our online event gives a first look at the vision modes and the web SCADA editor of the coming version. Questions are answered during the event.',
  },
];
