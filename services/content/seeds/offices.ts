const contact = {
  phone: '02-000-1018',
  second_phone: '031-000-2018',
  fax: '02-000-1019',
  email: 'contact@selmatrix.example',
} as const;

/** Sample contact data; an admin replaces it. */
export const company = {
  ...contact,
  name_ko: '(주)셀매트릭스',
  name_en: 'Selmatrix Co., Ltd.',
  company_number: '000-00-02018',
  founded_year: 2018,
  smwp_phones: ['02-000-1020', '031-000-2020'],
  video_channel_url: 'https://www.youtube.com/@selmatrix-example',
};

/** Seoul branch first: it is the one that the location section opens with. The head office has no subway. */
export const offices = [
  {
    ...contact,
    key: 'magok',
    title_ko: '서울지사',
    title_en: 'Seoul branch',
    address_ko: '서울특별시 강서구 마곡중앙로 000',
    address_en: '000 Magokjungang-ro, Gangseo-gu, Seoul',
    latitude: 37.5602,
    longitude: 126.8254,
    subway_station_ko: '마곡나루역 2번 출구 (9호선·공항철도)',
    subway_station_en: 'Magongnaru Station, exit 2 (Line 9, Airport Railroad)',
    subway_directions_ko: '2번 출구로 나와 마곡중앙로를 따라 도보 7분',
    subway_directions_en: 'Leave by exit 2 and walk along Magokjungang-ro for 7 minutes',
    bus_stop_ko: '마곡나루역 정류장',
    bus_stop_en: 'Magongnaru Station stop',
    bus_numbers: ['605', '672', '6642', '6645'],
    bus_directions_ko: '정류장에서 내려 서울식물원 반대 방향으로 도보 5분',
    bus_directions_en: 'Walk 5 minutes from the stop, away from Seoul Botanic Park',
  },
  {
    ...contact,
    key: 'namyangju',
    title_ko: '본사',
    title_en: 'Head office',
    address_ko: '경기도 남양주시 다산중앙로 000',
    address_en: '000 Dasanjungang-ro, Namyangju-si, Gyeonggi-do',
    latitude: 37.6228,
    longitude: 127.156,
    subway_station_ko: null,
    subway_station_en: null,
    subway_directions_ko: null,
    subway_directions_en: null,
    bus_stop_ko: '다산중앙공원 정류장',
    bus_stop_en: 'Dasan Central Park stop',
    bus_numbers: ['1000-0', '34', '97', '땡큐000'],
    bus_directions_ko: '정류장에서 내려 다산중앙로를 따라 도보 4분',
    bus_directions_en: 'Walk 4 minutes from the stop along Dasanjungang-ro',
  },
];
