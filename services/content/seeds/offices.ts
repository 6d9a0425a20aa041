const contact = {
  phone: '02-000-1018',
  secondPhone: '031-000-2018',
  fax: '02-000-1019',
  email: 'contact@selmatrix.example',
} as const;

/** Sample contact data; an admin replaces it. */
export const company = {
  ...contact,
  nameKo: '(주)셀매트릭스',
  nameEn: 'Selmatrix Co., Ltd.',
  companyNumber: '000-00-02018',
  foundedYear: 2018,
  smwpPhones: ['02-000-1020', '031-000-2020'],
  videoChannelUrl: 'https://www.youtube.com/@selmatrix-example',
};

/** Seoul branch first: it is the one that the location section opens with. The head office has no subway. */
export const offices = [
  {
    ...contact,
    key: 'magok',
    titleKo: '서울지사',
    titleEn: 'Seoul branch',
    addressKo: '서울특별시 강서구 마곡중앙로 000',
    addressEn: '000 Magokjungang-ro, Gangseo-gu, Seoul',
    latitude: 37.5602,
    longitude: 126.8254,
    subwayStationKo: '마곡나루역 2번 출구 (9호선·공항철도)',
    subwayStationEn: 'Magongnaru Station, exit 2 (Line 9, Airport Railroad)',
    subwayDirectionsKo: '2번 출구로 나와 마곡중앙로를 따라 도보 7분',
    subwayDirectionsEn: 'Leave by exit 2 and walk along Magokjungang-ro for 7 minutes',
    busStopKo: '마곡나루역 정류장',
    busStopEn: 'Magongnaru Station stop',
    busNumbers: ['605', '672', '6642', '6645'],
    busDirectionsKo: '정류장에서 내려 서울식물원 반대 방향으로 도보 5분',
    busDirectionsEn: 'Walk 5 minutes from the stop, away from Seoul Botanic Park',
  },
  {
    ...contact,
    key: 'namyangju',
    titleKo: '본사',
    titleEn: 'Head office',
    addressKo: '경기도 남양주시 다산중앙로 000',
    addressEn: '000 Dasanjungang-ro, Namyangju-si, Gyeonggi-do',
    latitude: 37.6228,
    longitude: 127.156,
    subwayStationKo: null,
    subwayStationEn: null,
    subwayDirectionsKo: null,
    subwayDirectionsEn: null,
    busStopKo: '다산중앙공원 정류장',
    busStopEn: 'Dasan Central Park stop',
    busNumbers: ['1000-0', '34', '97', '땡큐000'],
    busDirectionsKo: '정류장에서 내려 다산중앙로를 따라 도보 4분',
    busDirectionsEn: 'Walk 4 minutes from the stop along Dasanjungang-ro',
  },
];
