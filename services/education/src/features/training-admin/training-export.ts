import type { ExportColumn } from '@portal/service-kit';
import type { Language } from '../../language.ts';
import { trainingParts, trainingResource } from '../trainings/training-resource.ts';
import type { AdminTraining } from './training-admin-schemas.ts';

const words = {
  ko: { state: '진행 상황', applied: '신청', waiting: '대기', none: '예정', full: '정원마감', past: '종료' },
  en: { state: 'State', applied: 'Applied', waiting: 'Waiting', none: 'Coming', full: 'Full', past: 'Ended' },
};

/** What the file holds. */
export const exportName = (language: Language): string => trainingResource.words.many[language];

/** What is said of a training, and what follows from time and applications. */
export function exportColumns(language: Language): ExportColumn<AdminTraining>[] {
  const text = words[language];
  return [
    ...trainingParts.exportColumns<AdminTraining>(language),
    { header: text.state, value: ({ derivedState }) => text[derivedState] },
    { header: text.applied, value: ({ applied }) => applied },
    { header: text.waiting, value: ({ waiting }) => waiting },
    { header: trainingResource.fields.capacity.label[language], value: ({ capacity }) => capacity },
  ];
}
