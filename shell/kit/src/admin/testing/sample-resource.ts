import type { FieldDescription, Resource, ResourceEntry } from '../resources/resource.ts';

/** A field that is required and nothing else. */
export const sampleField = (
  name: string,
  kind: FieldDescription['kind'],
  ko: string,
  more: Partial<FieldDescription> = {},
): FieldDescription => ({
  name,
  english: null,
  kind,
  label: { ko, en: name },
  hint: null,
  isRequired: true,
  isListed: false,
  isSorted: false,
  isFiltered: false,
  isCopied: false,
  isFixed: false,
  maxLength: null,
  minimum: null,
  maximum: null,
  isDecimal: false,
  maxItems: null,
  options: [],
  default: null,
  ...more,
});

const option = (value: string, ko: string) => ({ value, label: { ko, en: value } });

/** Rooms, with a field of every kind. */
export const rooms: Resource = {
  name: 'room',
  path: 'rooms',
  address: '/api/sample/admin/rooms',
  words: { one: { ko: '강의실', en: 'Room' }, many: { ko: '강의실', en: 'Rooms' }, lead: null },
  title: 'titleKo',
  isSingle: false,
  isOrdered: true,
  isWhole: true,
  isHideable: true,
  hasTrash: true,
  hasSearch: false,
  hasExport: false,
  sort: null,
  rights: { read: 'editor', write: 'editor' },
  mayWrite: true,
  fields: [
    sampleField('code', 'text', '기호', { isFixed: true }),
    sampleField('titleKo', 'text', '이름', { english: 'titleEn', isListed: true, isSorted: true, maxLength: 20 }),
    sampleField('floor', 'select', '층', {
      isListed: true,
      isFiltered: true,
      isCopied: true,
      options: [option('first', '1층'), option('second', '2층')],
    }),
    sampleField('notes', 'textarea', '안내', { english: 'notesEn', isRequired: false }),
    sampleField('rules', 'markdown', '이용 규칙', { isRequired: false }),
    sampleField('seats', 'number', '자리', { minimum: 1, maximum: 40, default: 20 }),
    sampleField('openedOn', 'date', '연 날', { isListed: true }),
    sampleField('opensAt', 'time', '여는 시각', { isRequired: false }),
    sampleField('hasScreen', 'checkbox', '화면', { isRequired: false, default: true }),
    sampleField('tools', 'multiselect', '장비', {
      isRequired: false,
      options: [option('camera', '카메라'), option('board', '칠판')],
    }),
    sampleField('doors', 'list', '문', { isRequired: false, maxItems: 2 }),
    sampleField('phone', 'phone', '전화', { isRequired: false }),
    sampleField('email', 'email', '이메일', { isRequired: false }),
    sampleField('map', 'url', '지도', { isRequired: false }),
    sampleField('pictureId', 'image', '사진', { isRequired: false }),
  ],
};

/** The same rooms in pages. */
export const pagedRooms: Resource = {
  ...rooms,
  isOrdered: false,
  isWhole: false,
  isHideable: false,
  hasSearch: true,
  hasExport: true,
  sort: '-titleKo',
};

export type Room = ResourceEntry & {
  code: string;
  titleKo: string;
  titleEn: string | null;
  floor: string;
  pictureId: string | null;
};

export const sampleRoom = (entryId: string, more: object = {}) => ({
  entryId,
  version: 3,
  updatedAt: '2026-12-01T01:05:00.000Z',
  hidden: false,
  code: `r-${entryId}`,
  titleKo: `강의실 ${entryId}`,
  titleEn: `Room ${entryId}`,
  floor: 'first',
  notes: null,
  notesEn: null,
  rules: null,
  seats: 12,
  openedOn: '2024-05-01',
  opensAt: '09:00',
  hasScreen: false,
  tools: ['board'],
  doors: ['동쪽', '서쪽'],
  phone: null,
  email: null,
  map: null,
  pictureId: null,
  ...more,
});
