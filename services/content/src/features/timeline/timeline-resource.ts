import { date, defineResource, text } from '@portal/service-kit';

export const timelineResource = defineResource({
  name: 'timeline-entry',
  path: 'timeline',
  table: 'timeline_entries',
  words: {
    one: { ko: '연혁', en: 'History entry' },
    many: { ko: '연혁', en: 'Company history' },
    lead: { ko: '회사 연혁에 이 순서대로 표시됩니다.', en: 'Shown in this order on the company history.' },
  },
  title: 'titleKo',
  rights: { read: 'editor', write: 'editor' },
  order: 'manual',
  hideable: true,
  trash: true,
  fields: {
    titleKo: text({ label: { ko: '제목', en: 'Title' }, bilingual: true, required: true, listed: true }),
    happenedOn: date({ label: { ko: '날짜', en: 'Date' }, required: true, listed: true }),
  },
});
