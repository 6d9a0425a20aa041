import { seoulWallClock } from '@portal/service-kit';
import { presentApplication } from '../applications/present-application.ts';
import type { StoredApplicant } from './applicant-repository.ts';
import type { Applicant } from './applicant-schemas.ts';

/** An application as staff see it, at a moment of Seoul's clock. */
export function presentApplicant({ application, training }: StoredApplicant, wallClock: string): Applicant {
  return {
    ...presentApplication(application, training, wallClock),
    member: application.userId !== null,
    locale: application.locale,
    enteredByStaff: application.enteredByStaff,
    version: application.version,
    ...(application.mailFails === undefined ? {} : { mailFails: application.mailFails }),
    training: {
      educationId: training.educationId,
      title: training.titleKo,
      startDate: training.startDate,
      removed: training.removedAt !== null,
    },
  };
}

/** Applications as staff see them at a moment. */
export function presentApplicants(applicants: readonly StoredApplicant[], at: Date): Applicant[] {
  const wallClock = seoulWallClock(at);
  return applicants.map((applicant) => presentApplicant(applicant, wallClock));
}
