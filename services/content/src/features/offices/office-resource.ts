import { defineResource, list, number, select, text } from '@portal/service-kit';
import { contactFields } from '../../shared-fields.ts';

export const officeResource = defineResource({
  name: 'office',
  path: 'offices',
  table: 'offices',
  key: 'key',
  words: {
    one: { ko: '사무소', en: 'Office' },
    many: { ko: '사무소', en: 'Offices' },
    lead: {
      ko: '오시는 길의 탭입니다. 첫 번째 사무소가 먼저 열립니다.',
      en: 'The tabs of the directions section. It opens with the first office.',
    },
  },
  title: 'titleKo',
  rights: { read: 'editor', write: 'editor' },
  order: 'manual',
  hideable: true,
  trash: true,
  constraints: { subway_is_whole: 'subwayDirectionsKo', subway_english_needs_korean: 'subwayStationKo' },
  fields: {
    key: select({
      label: { ko: '사무소', en: 'Office' },
      options: {
        magok: { ko: '서울지사 (magok)', en: 'Seoul branch (magok)' },
        namyangju: { ko: '본사 (namyangju)', en: 'Head office (namyangju)' },
      },
      required: true,
      fixed: true,
    }),
    titleKo: text({ label: { ko: '제목', en: 'Title' }, bilingual: true, required: true, listed: true }),
    addressKo: text({ label: { ko: '주소', en: 'Address' }, bilingual: true, required: true, listed: true }),
    latitude: number({
      label: { ko: '위도', en: 'Latitude' },
      decimal: true,
      required: true,
      minimum: -90,
      maximum: 90,
    }),
    longitude: number({
      label: { ko: '경도', en: 'Longitude' },
      decimal: true,
      required: true,
      minimum: -180,
      maximum: 180,
    }),
    subwayStationKo: text({ label: { ko: '지하철역', en: 'Subway station' }, bilingual: true }),
    subwayDirectionsKo: text({ label: { ko: '지하철 오시는 길', en: 'Way from the subway' }, bilingual: true }),
    busStopKo: text({ label: { ko: '버스 정류장', en: 'Bus stop' }, bilingual: true, required: true }),
    busNumbers: list({
      label: { ko: '버스 번호', en: 'Bus numbers' },
      hint: { ko: '쉼표로 나눕니다.', en: 'Separated by commas.' },
      maxLength: 20,
      maxItems: 30,
    }),
    busDirectionsKo: text({
      label: { ko: '버스 오시는 길', en: 'Way from the bus stop' },
      bilingual: true,
      required: true,
    }),
    ...contactFields,
  },
});
