import type { ApplicantRecord, Application } from '../api/admin-applicants.ts';

/** An applicant for tests, holding a seat. */
export function sampleApplicant(values: Partial<ApplicantRecord> = {}): ApplicantRecord {
  const applicationId = values.applicationId ?? 1;
  return {
    applicationId,
    educationId: 1,
    email: `applicant${applicationId}@example.com`,
    name: `신청자 ${applicationId}`,
    phoneNumber: '010-0000-0001',
    company: '샘플오토파츠(주)',
    position: '과장',
    application: '',
    createdAt: '2026-11-20T01:00:00.000Z',
    status: 'signup',
    cancellable: true,
    member: false,
    locale: 'ko',
    enteredByStaff: false,
    version: 1,
    training: { educationId: 1, title: '교육 1', startDate: '2026-12-01', removed: false },
    ...values,
  };
}

/** The same in the list over all trainings. */
export function listedApplicant(values: Partial<ApplicantRecord> = {}): Application {
  const { training, cancellable: _cancellable, mailFails = false, ...record } = sampleApplicant(values);
  return {
    place: null,
    cancelledAt: null,
    attendedAt: null,
    ...record,
    entryId: String(record.applicationId),
    mailFails,
    training: training.title,
    startDate: training.startDate,
    isRemoved: training.removed,
  };
}
