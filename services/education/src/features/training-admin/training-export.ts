import type { ExportColumn } from '@portal/service-kit';
import type { Language } from '../../language.ts';
import type { AdminTraining } from './training-admin-schemas.ts';

const words = {
  ko: {
    file: '교육',
    title: '교육명',
    titleEn: '교육명(영어)',
    type: '구분',
    status: '상태',
    state: '진행 상황',
    startDate: '시작일',
    endDate: '종료일',
    startTime: '시작 시간',
    endTime: '종료 시간',
    place: '장소',
    applied: '신청',
    waiting: '대기',
    capacity: '정원',
    statuses: { recruiting: '모집중', completed: '모집종료' },
    states: { none: '예정', full: '정원마감', past: '종료' },
  },
  en: {
    file: 'trainings',
    title: 'Title',
    titleEn: 'Title (English)',
    type: 'Type',
    status: 'Status',
    state: 'State',
    startDate: 'First day',
    endDate: 'Last day',
    startTime: 'Begins at',
    endTime: 'Ends at',
    place: 'Place',
    applied: 'Applied',
    waiting: 'Waiting',
    capacity: 'Capacity',
    statuses: { recruiting: 'Open for applications', completed: 'Applications closed' },
    states: { none: 'Coming', full: 'Full', past: 'Ended' },
  },
};

/** What the file holds. */
export function exportName(language: Language): string {
  return words[language].file;
}

export function exportColumns(language: Language): ExportColumn<AdminTraining>[] {
  const { statuses, states, file: _file, ...headers } = words[language];
  return [
    { header: headers.title, value: ({ title }) => title },
    { header: headers.titleEn, value: ({ titleEn }) => titleEn },
    { header: headers.type, value: ({ type }) => type },
    { header: headers.status, value: ({ status }) => statuses[status] },
    { header: headers.state, value: ({ derivedState }) => states[derivedState] },
    { header: headers.startDate, value: ({ startDate }) => startDate },
    { header: headers.endDate, value: ({ endDate }) => endDate },
    { header: headers.startTime, value: ({ startTime }) => startTime },
    { header: headers.endTime, value: ({ endTime }) => endTime },
    { header: headers.place, value: ({ place }) => place },
    { header: headers.applied, value: ({ applied }) => applied },
    { header: headers.waiting, value: ({ waiting }) => waiting },
    { header: headers.capacity, value: ({ capacity }) => capacity },
  ];
}
