import type { OfferFacts } from './offer-fact-texts.ts';

/** Of the solutions: answers are from the specification of the site, the rest is invented. */
export const solutionFacts: Record<string, OfferFacts> = {
  'sm-ai-farm': {
    question: [
      [
        '자동 제어 중에 직접 조작할 수 있나요?',
        'Can we step in while control is automatic?',
        '네. 자동과 수동을 원격에서 바꿀 수 있고, 장치마다 따로 정합니다.',
        'Yes. You switch between automatic and manual from anywhere, for each device on its own.',
      ],
      [
        '온실에만 쓸 수 있나요?',
        'Is it for greenhouses only?',
        '온실, 식물공장, 노지, 축사에 적용합니다.',
        'It serves greenhouses, plant factories, open fields and livestock farms.',
      ],
      [
        '어떤 데이터가 모이나요?',
        'What data does it collect?',
        '생육 환경 데이터를 실시간으로 모으고 분석해 복합환경 제어에 씁니다.',
        'It collects and analyses growth-environment data in real time, and uses it for combined climate control.',
      ],
    ],
    specification: [
      [
        '센서',
        'Sensors',
        '온도, 습도, CO₂, 일사, 토양 수분, EC, pH',
        'Temperature, humidity, CO₂, light, soil moisture, EC, pH',
      ],
      [
        '제어 장치',
        'Actuators',
        '천창, 측창, 차광막, 난방, 환기팬, 관수',
        'Roof and side vents, shading, heating, fans, irrigation',
      ],
      ['통신', 'Communication', 'RS-485 Modbus, LoRa, LTE', 'RS-485 Modbus, LoRa, LTE'],
    ],
    requirement: [
      [
        '현장 제어기',
        'Controller on site',
        '통신이 끊겨도 마지막 목표값으로 제어',
        'Holds the last target values while the connection is down',
      ],
      ['인터넷', 'Internet', 'LTE 또는 유선 1\u00a0Mbit/s', 'LTE, or 1\u00a0Mbit/s by cable'],
    ],
    release: [
      [
        '1.8 (2025.07)',
        '1.8 (2025.07)',
        '하루의 목표값을 시간대별로 정할 수 있습니다.',
        'Target values can be set by time of day.',
      ],
      [
        '1.7 (2025.01)',
        '1.7 (2025.01)',
        '축사 환기 제어를 더했습니다.',
        'Ventilation control for livestock buildings.',
      ],
    ],
  },
  sm2s: {
    question: [
      [
        '요금은 얼마인가요?',
        'What does it cost?',
        'Basic 요금제 하나로, 월 1,000,000원입니다.',
        'There is one plan, Basic, at 1,000,000\u00a0won a month.',
      ],
      [
        '현장 화면을 우리에 맞게 바꿀 수 있나요?',
        'Can the screens be fitted to our site?',
        '네. 생산 현장마다 화면을 손쉽게 구성하는 것이 SM2S의 강점입니다.',
        'Yes. Screens are easy to customize for each production site.',
      ],
      [
        '설비 실적도 자동으로 들어오나요?',
        'Are machine results collected automatically?',
        '네. 전용 데이터 수집 서버가 설비의 값을 받습니다.',
        'Yes. A dedicated data-collection server takes them from the machines.',
      ],
    ],
    specification: [
      [
        '업무 범위',
        'Scope',
        '수주, 생산 계획, 작업지시, 실적, 재고, 출하',
        'Orders, production planning, work orders, results, stock, shipping',
      ],
      [
        '연동',
        'Interfaces',
        'ERP 파일 교환, REST, 바코드·라벨 프린터',
        'File exchange with ERP, REST, barcode and label printers',
      ],
      ['사용자', 'Users', '요금제에 30명 포함', '30 included in the plan'],
    ],
    requirement: [
      ['현장 기기', 'On the shop floor', '브라우저가 있는 PC나 태블릿', 'PCs or tablets with a browser'],
      [
        '수집 서버',
        'Data-collection server',
        '요금제에 포함. 설비와 같은 망의 연결 포트와 전원만 필요',
        'Part of the plan; it needs power and a port on the network of the machines',
      ],
    ],
    release: [
      [
        '2025.2',
        '2025.2',
        '주문별 이력을 출하 라벨의 QR 코드에서 엽니다.',
        'The history of an order opens from the QR code on its shipping label.',
      ],
      ['2025.1', '2025.1', '라인별 부하를 한 주 단위로 보여 줍니다.', 'The load of each line is shown by week.'],
    ],
  },
  'sm-haccp': {
    question: [
      [
        'STANDARD와 ADVANCED는 무엇이 다른가요?',
        'How do STANDARD and ADVANCED differ?',
        'STANDARD는 CCP·생산 모니터링과 일지·점검표의 관리, 결재를 다룹니다. ADVANCED는 생산 관리, 바코드 연동, 회수 처리와 이력 추적, 누적 데이터 통계를 더합니다.',
        'STANDARD covers CCP and production monitoring, and the management and approval of logs and checklists. ADVANCED adds production management, barcodes, recalls with history tracing, and statistics.',
      ],
      [
        '한계기준을 벗어나면 어떻게 되나요?',
        'What happens when a critical limit is passed?',
        '실시간으로 감시하다가 이탈하면 바로 알립니다.',
        'It monitors in real time and alerts you as soon as a value deviates.',
      ],
      [
        '설치가 필요한가요?',
        'Is there anything to install?',
        '웹 기반이라 브라우저에서 씁니다.',
        'It is web-based and runs in a browser.',
      ],
    ],
    specification: [
      [
        'CCP 센서',
        'CCP sensors',
        '온도, 시간, 금속검출기, pH, 압력',
        'Temperature, time, metal detector, pH, pressure',
      ],
      ['알림', 'Alerts', '화면, 경광등, 문자 메시지', 'Screen, beacon, text message'],
      ['기록 보존', 'Record retention', '2년, 고칠 수 없는 이력과 함께', 'Two years, with a tamper-proof history'],
    ],
    requirement: [
      [
        '현장 기기',
        'On the shop floor',
        '브라우저가 있는 태블릿, 방수 등급 IP65 권장',
        'Tablets with a browser; IP65 recommended',
      ],
      ['네트워크', 'Network', '공정 안의 Wi-Fi 또는 유선 LAN', 'Wi-Fi or LAN in the process area'],
    ],
    release: [
      [
        '4.1 (2025.06)',
        '4.1 (2025.06)',
        '개선조치에 사진을 붙일 수 있습니다.',
        'Photographs can be attached to a corrective action.',
      ],
      ['4.0 (2024.12)', '4.0 (2024.12)', '점검표를 휴대전화에서 결재합니다.', 'Checklists can be approved on a phone.'],
    ],
  },
};
