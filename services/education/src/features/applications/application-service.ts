import { auditOf, hasRole, problem, recordAudit, seoulWallClock } from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import type { Language } from '../../language.ts';
import { createCertificateRepository } from '../certificates/certificate-repository.ts';
import type { CheckInCodes } from './check-in-code.ts';
import type { TrainingMailer } from '../mails/mail-applicants.ts';
import { mayHandle } from './may-handle.ts';
import type { Proof } from './may-handle.ts';
import { createTrainingRepository, lockTraining } from '../trainings/training-repository.ts';
import { hasBegun, hasEnded } from '../trainings/training-state.ts';
import { createApplicationRepository } from './application-repository.ts';
import type { StoredApplication } from './application-repository.ts';
import type { ApplicationRecord, MyApplication } from './application-schemas.ts';
import { presentApplication, presentMyApplication } from './present-application.ts';
import { promoteWaiting } from './promote-waiting.ts';

interface Asked {
  educationId: number;
  email: string;
}

/** Looks up and cancels applications, for callers who can prove a right to them. */
export function createApplicationService(
  db: Knex,
  mailer: Pick<TrainingMailer, 'promoted'>,
  codes: Pick<CheckInCodes, 'codeOf'>,
  now: () => Date = () => new Date(),
) {
  /** An agent's look at somebody's data, or change of it, is written down. */
  async function audit(
    trx: Knex,
    request: FastifyRequest,
    action: string,
    { applicationId, userId, email }: StoredApplication,
  ): Promise<void> {
    if (!hasRole(request.user, 'agent', 'education')) return;
    await recordAudit(trx, {
      ...auditOf(request),
      action,
      target: { type: 'application', id: String(applicationId) },
      subjects: [userId ?? email],
    });
  }

  /** The first of an address' applications that the asker may handle. */
  const findProven = async (
    trx: Knex,
    proof: Proof,
    { educationId, email }: Asked,
  ): Promise<StoredApplication | undefined> =>
    (await createApplicationRepository(trx).find(educationId, email)).find((stored) => mayHandle(proof, stored));

  return {
    /** The application of an address; undefined when there is none, and just so when it is not proven to be the asker's. */
    find: (
      request: FastifyRequest,
      proof: Proof,
      { educationId, email }: Asked,
    ): Promise<ApplicationRecord | undefined> =>
      db.transaction(async (trx) => {
        const training = await createTrainingRepository(trx).find(educationId);
        const stored = await findProven(trx, proof, { educationId, email });
        if (!training || !stored) return undefined;
        await audit(trx, request, 'application.view', stored);
        return presentApplication(stored, training, seoulWallClock(now()));
      }),

    /**
     * Cancels an application and gives its seat to the first who waits. A cancelled one is answered as it is.
     * Refuses with `application-not-found` for none and for somebody else's alike, and with `training-begun`.
     */
    cancel: (request: FastifyRequest, proof: Proof, { educationId, email }: Asked): Promise<ApplicationRecord> =>
      db.transaction(async (trx) => {
        const applications = createApplicationRepository(trx);
        const training = await lockTraining(trx, educationId);
        const stored = await findProven(trx, proof, { educationId, email });
        if (!training || !stored) throw problem.notFound('application-not-found');
        const wallClock = seoulWallClock(now());
        if (stored.status === 'cancelled') return presentApplication(stored, training, wallClock);
        if (hasBegun(training, wallClock)) throw problem.conflict('training-begun');
        await applications.cancel(stored.applicationId);
        await promoteWaiting(trx, educationId, mailer, now());
        await audit(trx, request, 'application.cancel', stored);
        const cancelled = (await applications.find(educationId, email)).find(
          ({ applicationId }) => applicationId === stored.applicationId,
        );
        if (!cancelled) throw new Error('a cancelled application has gone');
        return presentApplication(cancelled, training, wallClock);
      }),

    /** What an account, or the owner of a proven address, applied for; newest first, cancelled ones and removed trainings included. */
    async of(owner: { userId?: string; email?: string }, lang: Language): Promise<MyApplication[]> {
      const stored = await createApplicationRepository(db).of(owner);
      const trainings = await createTrainingRepository(db).byId(stored.map(({ educationId }) => educationId));
      const certificates = await createCertificateRepository(db).latest(
        stored.map(({ applicationId }) => applicationId),
      );
      const wallClock = seoulWallClock(now());
      return stored.flatMap((application) => {
        const training = trainings.get(application.educationId);
        if (!training) return [];
        const certificate = certificates.get(application.applicationId);
        const isComing =
          application.status === 'signup' && training.removedAt === null && !hasEnded(training, wallClock);
        return [
          {
            ...presentMyApplication(application, training, lang, wallClock),
            ...(certificate?.withdrawnAt === null ? { certificateNumber: certificate.number } : {}),
            // For a repeated application too: who sent it must not see that it is one
            ...(isComing ? { checkInCode: codes.codeOf(application.applicationId) } : {}),
          },
        ];
      });
    },
  };
}

export type ApplicationService = ReturnType<typeof createApplicationService>;
