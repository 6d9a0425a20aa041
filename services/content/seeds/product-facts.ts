import type { OfferFacts } from './offer-fact-texts.ts';

/** Of the products: answers are from the specification of the site, the rest is invented. */
export const productFacts: Record<string, OfferFacts> = {
  'web-eq': {
    question: [
      [
        '판정에 시간이 얼마나 걸리나요?',
        'How long does an inspection take?',
        '모델 실행에는 최대 50\u00a0ms가 걸립니다. 실습 화면에서 지금 쓰는 기기로 직접 재 볼 수 있습니다.',
        'A model runs within 50\u00a0ms. The practice page lets you measure it on your own device.',
      ],
      [
        '개발자가 없어도 쓸 수 있나요?',
        'Can we use it without developers?',
        '네. 로우코드로 블록을 이어 검사 흐름을 만들 수 있습니다. 직접 만드는 프로그램에 넣으려면 SDK를 씁니다.',
        'Yes. With low code, an inspection is put together from blocks. To build it into a program of your own, use the SDK.',
      ],
      [
        '비전 검사 말고 무엇을 할 수 있나요?',
        'What does it do beyond vision inspection?',
        '데이터 인터페이스, 웹 SCADA, AI 웹 모니터링을 같은 플랫폼에서 씁니다.',
        'The same platform brings a data interface, web SCADA and AI web monitoring.',
      ],
    ],
    specification: [
      ['카메라', 'Cameras', 'GigE Vision, USB3 Vision', 'GigE Vision, USB3 Vision'],
      ['모델 형식', 'Model format', 'ONNX', 'ONNX'],
      ['설비 신호', 'Signals to machines', '디지털 입출력, Modbus TCP, OPC UA', 'Digital I/O, Modbus TCP, OPC UA'],
      ['SDK', 'SDK', 'C++, C#', 'C++, C#'],
    ],
    requirement: [
      [
        '서버',
        'Server',
        '64비트 Linux 또는 Windows Server, 8코어, 메모리 32\u00a0GB',
        '64-bit Linux or Windows Server, 8 cores, 32\u00a0GB of memory',
      ],
      [
        '가속기',
        'Accelerator',
        'NVIDIA GPU, 메모리 8\u00a0GB 이상 (카메라 4대까지)',
        'NVIDIA GPU with at least 8\u00a0GB of memory, for up to four cameras',
      ],
      ['브라우저', 'Browser', '최신 Chrome, Edge, Safari, Firefox', 'Current Chrome, Edge, Safari or Firefox'],
    ],
    release: [
      [
        '2.4 (2026.11)',
        '2.4 (2026.11)',
        '두 모델의 판정을 나란히 비교하는 화면, 로우코드 블록 9종, 모델 배포 예약을 더했습니다.',
        'A screen that compares the results of two models side by side, nine new low-code blocks and the scheduled roll-out of models.',
      ],
      [
        '2.3 (2026.04)',
        '2.3 (2026.04)',
        '이상 탐지 모드의 학습 시간을 줄였습니다. 판정 이력에서 같은 조건의 이미지를 모아 봅니다.',
        'Shorter training for the anomaly mode. The history gathers images made under the same conditions.',
      ],
    ],
  },
  smwp: {
    question: [
      [
        '설치 프로그램이 필요한가요?',
        'Is there anything to install?',
        '아니요. 화면을 만들고 보는 일을 모두 웹 브라우저에서 합니다.',
        'No. Screens are built and viewed in a web browser.',
      ],
      [
        '써 보려면 어떻게 하나요?',
        'How can we try it?',
        '이 페이지의 데모는 계정 없이 바로 열립니다. 실제 플랫폼은 SMWP 계정을 신청하면 체험할 수 있습니다.',
        'The demo on this page needs no account. For the platform itself, apply for an SMWP account.',
      ],
      [
        '휴대전화에서도 보이나요?',
        'Does it work on phones?',
        '네. 크로스 플랫폼이라 PC, 태블릿, 휴대전화에서 같은 화면을 보고, 모바일 앱도 있습니다.',
        'Yes. It is cross-platform: PCs, tablets and phones show the same screens, and there is a mobile app.',
      ],
    ],
    specification: [
      ['데이터 소스', 'Data sources', 'OPC UA, MQTT, REST, SQL 데이터베이스', 'OPC UA, MQTT, REST, SQL databases'],
      ['화면 갱신', 'Screen refresh', '변경된 값만 1초 안에', 'Changed values only, within a second'],
      ['동시 사용자', 'Concurrent users', '서버 한 대에 200명', '200 on one server'],
      ['로그인', 'Sign-in', '계정과 권한 그룹, SAML 2.0', 'Accounts and permission groups, SAML 2.0'],
    ],
    requirement: [
      [
        '서버',
        'Server',
        '64비트 Linux 또는 Windows Server, 4코어, 메모리 16\u00a0GB',
        '64-bit Linux or Windows Server, 4 cores, 16\u00a0GB of memory',
      ],
      ['데이터베이스', 'Database', 'PostgreSQL 또는 Microsoft SQL Server', 'PostgreSQL or Microsoft SQL Server'],
      ['브라우저', 'Browser', '최신 Chrome, Edge, Safari, Firefox', 'Current Chrome, Edge, Safari or Firefox'],
    ],
    release: [
      [
        '5.0 (2025.10)',
        '5.0 (2025.10)',
        'GIS 지도와 3D 그래픽을 한 화면에 놓을 수 있습니다.',
        'A screen can hold a GIS map and 3D graphics together.',
      ],
      [
        '4.6 (2025.03)',
        '4.6 (2025.03)',
        '심볼 묶음을 템플릿으로 저장하고 다른 프로젝트에서 가져옵니다.',
        'Groups of symbols are saved as templates and reused in other projects.',
      ],
    ],
  },
  'sm-io-server': {
    question: [
      [
        '어떤 프로그래밍 언어로 연동할 수 있나요?',
        'Which programming languages can we use?',
        'C++, C#, Java 프로그래밍 인터페이스를 제공합니다. 세 언어에서 같은 태그 이름을 씁니다.',
        'There are programming interfaces in C++, C# and Java, with the same tag names in all three.',
      ],
      [
        '수집한 값은 어디에 남나요?',
        'Where do collected values go?',
        '수집 주기와 조건에 따라 데이터베이스에 시각과 함께 저장됩니다.',
        'Into a database, with their timestamps, at the intervals and under the conditions that you set.',
      ],
      [
        'MES나 SCADA와도 이어지나요?',
        'Does it connect to MES and SCADA?',
        '네. 산업 표준 프로토콜로 상위 시스템과 값을 주고받습니다.',
        'Yes. It exchanges values with the systems above it over standard industrial protocols.',
      ],
    ],
    specification: [
      [
        '통신 드라이버',
        'Drivers',
        'Modbus TCP/RTU, OPC UA, OPC DA, MQTT, MELSEC, XGT, S7, EtherNet/IP, FANUC FOCAS, BACnet 등',
        'Modbus TCP/RTU, OPC UA, OPC DA, MQTT, MELSEC, XGT, S7, EtherNet/IP, FANUC FOCAS, BACnet and others',
      ],
      ['상위 프로토콜', 'Protocols to other systems', 'OPC UA 서버, MQTT, REST', 'OPC UA server, MQTT, REST'],
      ['태그', 'Tags', '서버 한 대에 100,000개', '100,000 on one server'],
      ['수집 주기', 'Sampling interval', '100\u00a0ms부터', 'From 100\u00a0ms'],
      [
        '저장',
        'Storage',
        'PostgreSQL, Microsoft SQL Server, Oracle, MariaDB',
        'PostgreSQL, Microsoft SQL Server, Oracle, MariaDB',
      ],
    ],
    requirement: [
      [
        '서버',
        'Server',
        '64비트 Windows Server 또는 Linux, 4코어, 메모리 8\u00a0GB',
        '64-bit Windows Server or Linux, 4 cores, 8\u00a0GB of memory',
      ],
      [
        '디스크',
        'Disk',
        'SSD 256\u00a0GB (태그 10,000개를 1초마다 모을 때 회선이 끊긴 사흘의 값을 보관할 크기)',
        '256\u00a0GB SSD, which holds the values of a three-day outage with 10,000 tags read every second',
      ],
      ['인터페이스', 'Interfaces', 'C++17, .NET 8, Java 17', 'C++17, .NET 8, Java 17'],
    ],
    release: [
      [
        '2.5 (2026.09)',
        '2.5 (2026.09)',
        'PLC와 계측기의 통신 드라이버 12종을 더했습니다. OPC UA 보안 접속과 MQTT 발행을 개선했습니다.',
        'Twelve more drivers for PLCs and instruments. Secure OPC UA connections and MQTT publishing are improved.',
      ],
      [
        '2.4 (2025.08)',
        '2.4 (2025.08)',
        '회선이 끊긴 동안의 값을 디스크에 보관합니다.',
        'Values collected while a connection is down are kept on disk.',
      ],
    ],
  },
};
