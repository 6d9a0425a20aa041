import { seoulWallClock } from '@portal/service-kit';
import type { PersonalData } from '@portal/service-kit';
import { createCertificateRepository } from '../certificates/certificate-repository.ts';
import { createTrainingRepository } from '../trainings/training-repository.ts';
import { createApplicationRepository } from './application-repository.ts';
import { presentMyApplication } from './present-application.ts';

/** The applications of a member, and those of a visitor with their verified address, each with its training. */
export const educationPersonalData: PersonalData = {
  async collect(db, { id, address }) {
    const stored = await createApplicationRepository(db).of({ userId: id, email: address });
    const trainings = await createTrainingRepository(db).byId(stored.map(({ educationId }) => educationId));
    const certificates = await createCertificateRepository(db).of(stored.map(({ applicationId }) => applicationId));
    const wallClock = seoulWallClock(new Date());
    const applications = stored.flatMap((application) => {
      const training = trainings.get(application.educationId);
      if (!training) return [];
      return [
        {
          ...presentMyApplication(application, training, application.locale, wallClock),
          locale: application.locale,
          enteredByStaff: application.enteredByStaff,
          certificates: certificates.filter(({ applicationId }) => applicationId === application.applicationId),
        },
      ];
    });
    return { records: { applications } };
  },
};
