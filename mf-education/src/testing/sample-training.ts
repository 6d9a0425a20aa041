import type { AdminTraining, SavedTraining } from '../api/admin-trainings.ts';
import type { Training } from '../api/trainings.ts';
import type { ShownTraining } from '../ui/training/shown-training.ts';

/** A training for tests: one day, ten seats, open. */
export function sampleTraining(values: Partial<ShownTraining> = {}): ShownTraining {
  const educationId = values.educationId ?? 1;
  return {
    educationId,
    id: educationId,
    lang: 'ko',
    title: `교육 ${educationId}`,
    type: '정기교육',
    typeKo: '정기교육',
    contentLang: 'ko',
    status: 'recruiting',
    content: '내용',
    summary: '내용',
    version: 1,
    place: '',
    startDate: '2026-12-01',
    endDate: '2026-12-01',
    startTime: '10:00',
    endTime: '17:00',
    capacity: 10,
    applied: 0,
    waiting: 0,
    waitingList: true,
    derivedState: 'none',
    underWay: false,
    acceptsApplications: true,
    ...values,
  };
}

/** The same as the service sends it: its text is Markdown. */
export function storedTraining(values: Partial<Training> = {}): Training {
  const { summary: _summary, ...training } = sampleTraining(values);
  return training;
}

/** The same as an admin edits it: Korean texts and, here, no English ones. */
export function editedTraining(values: Partial<AdminTraining> = {}): AdminTraining {
  const at = '2026-11-20T01:00:00.000Z';
  const { id: _id, lang: _lang, contentLang: _contentLang, typeKo: _typeKo, ...training } = storedTraining();
  return {
    ...training,
    entryId: String(values.educationId ?? 1),
    state: 'none',
    applicants: 0,
    titleEn: null,
    typeEn: null,
    contentEn: null,
    placeEn: null,
    reminderDays: 1,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...values,
  };
}

/** What the service returns when the editor has saved a training. */
export function savedTraining(values: Partial<Training> = {}): SavedTraining {
  const at = '2026-11-20T01:00:00.000Z';
  const texts = { titleEn: '', typeEn: '', contentEn: '', placeEn: '', reminderDays: 1 };
  return { ...storedTraining(values), ...texts, createdAt: at, updatedAt: at };
}
