import type { ShownTraining } from '../features/training/shown-training.ts';

/** A training for tests: one day, ten seats, open. */
export function sampleTraining(values: Partial<ShownTraining> = {}): ShownTraining {
  const educationId = values.educationId ?? 1;
  return {
    educationId, id: educationId, lang: 'ko', title: `교육 ${educationId}`, type: '정기교육', status: 'recruiting', content: ['내용'], summary: '내용', place: '',
    startDate: '2026-12-01', endDate: '2026-12-01', startTime: '10:00', endTime: '17:00', capacity: 10, applied: 0, waiting: 0,
    waitingList: true, derivedState: 'none', acceptsApplications: true, ...values,
  };
}
