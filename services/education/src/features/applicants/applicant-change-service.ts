import { randomUUID } from 'node:crypto';
import { problem, recordAudit, refuseUnseen, seoulWallClock } from '@portal/service-kit';
import type { AuditEntry } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createApplicationRepository } from '../applications/application-repository.ts';
import type { StoredApplication } from '../applications/application-repository.ts';
import { promoteWaiting } from '../applications/promote-waiting.ts';
import { createCertificateRepository } from '../certificates/certificate-repository.ts';
import type { TrainingMailer } from '../mails/mail-applicants.ts';
import { lockTraining } from '../trainings/training-repository.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { hasEnded, hasFreeSeat } from '../trainings/training-state.ts';
import { erasePerson } from '../erasing/erasing-repository.ts';
import { checkedPerson } from './applicant-change-schemas.ts';
import type {
  AddApplicantBody,
  ApplicantStepBody,
  AttendanceBody,
  CorrectApplicantBody,
  EraseApplicantBody,
} from './applicant-change-schemas.ts';
import type { Applicant } from './applicant-schemas.ts';
import { presentApplicant } from './present-applicant.ts';

type Agent = Pick<AuditEntry, 'actor' | 'requestId'>;
type Mailer = Pick<TrainingMailer, 'applied' | 'promoted' | 'corrected' | 'cancelled'>;

interface Held {
  training: StoredTraining;
  application: StoredApplication;
}

const correctable = ['email', 'name', 'phoneNumber', 'company', 'position', 'application', 'locale'] as const;

/**
 * What staff do with single applications. Each change is one transaction under the lock of its training, so that seats are never
 * oversold, with its mail, if one is wanted, and its entry in the audit log.
 */
export function createApplicantChangeService(db: Knex, mailer: Mailer, now: () => Date = () => new Date()) {
  const audit = (
    trx: Knex,
    agent: Agent,
    action: string,
    { applicationId, userId, email }: StoredApplication,
    details: object,
  ) =>
    recordAudit(trx, {
      ...agent,
      action,
      target: { type: 'application', id: String(applicationId) },
      subjects: [userId ?? email].filter(Boolean),
      details: { ...details },
    });

  /** An application with its training, locked. Refuses with `application-not-found` for an unknown one, and of a removed training. */
  async function hold(trx: Knex.Transaction, applicationId: number): Promise<Held> {
    const applications = createApplicationRepository(trx);
    const educationId = (await applications.byId(applicationId))?.educationId;
    const training = educationId === undefined ? undefined : await lockTraining(trx, educationId);
    // Read again: it may have changed before the lock was ours
    const application = training && (await applications.byId(applicationId));
    if (!application || application.isRepeat) throw problem.notFound('application-not-found');
    return { training, application };
  }

  async function changed(trx: Knex.Transaction, applicationId: number): Promise<Applicant> {
    return presentApplicant(await hold(trx, applicationId), seoulWallClock(now()));
  }

  /** Refuses with `already-applied` when another active application of the training has the address. */
  async function refuseTwice(trx: Knex, educationId: number, email: string, except?: number): Promise<void> {
    const others = await createApplicationRepository(trx).applied(educationId, [email]);
    if (others.some(({ isRepeat, applicationId }) => !isRepeat && applicationId !== except))
      throw problem.conflict('already-applied');
  }

  /** Refuses with `certificate-issued` while a certificate says that they were present: it is withdrawn first, with a reason. */
  async function refuseCertified(trx: Knex, applicationId: number): Promise<void> {
    const certificate = (await createCertificateRepository(trx).latest([applicationId])).get(applicationId);
    if (certificate?.withdrawnAt === null) throw problem.conflict('certificate-issued');
  }

  return {
    /**
     * Adds an applicant, also to a training that is closed or has begun; beyond the capacity they wait. `remember` hears of it in the
     * same transaction. Refuses with `validation-failed`, `education-not-found`, `already-applied` and, without a waiting list,
     * `training-full`.
     */
    add: (
      { educationId, notify, ...person }: AddApplicantBody,
      agent: Agent,
      remember: (trx: Knex, applicant: Applicant) => Promise<void>,
    ): Promise<Applicant> => {
      const checked = checkedPerson(person);
      return db.transaction(async (trx) => {
        const training = await lockTraining(trx, educationId);
        if (!training) throw problem.notFound('education-not-found');
        await refuseTwice(trx, educationId, checked.email);
        const isFree = hasFreeSeat(training);
        if (!isFree && !training.waitingList) throw problem.conflict('training-full');
        const [row] = await createApplicationRepository(trx).insert(educationId, [
          {
            ...checked,
            userId: null,
            isRepeat: false,
            enteredByStaff: true,
            isProven: true,
            status: isFree ? 'signup' : 'waiting',
            place: isFree ? null : training.waiting + 1,
          },
        ]);
        if (!row) throw new Error('a new application was not stored');
        const held = await hold(trx, row.applicationId);
        if (notify) await mailer.applied(trx, training, [held.application]);
        const { status } = held.application;
        await audit(trx, agent, 'application.add', held.application, { status, consent: 'staff', mailed: notify });
        const applicant = presentApplicant(held, seoulWallClock(now()));
        await remember(trx, applicant);
        return applicant;
      });
    },

    /**
     * Corrects what is stored of an applicant; the mail goes to the corrected address. Refuses with `validation-failed`,
     * `application-not-found`, `stale-edit` and `already-applied`.
     */
    correct: (
      { applicationId, version, notify, ...person }: CorrectApplicantBody,
      agent: Agent,
    ): Promise<Applicant> => {
      const checked = checkedPerson(person);
      return db.transaction(async (trx) => {
        const { training, application: before } = await hold(trx, applicationId);
        refuseUnseen(before, version);
        if (before.status !== 'cancelled') await refuseTwice(trx, before.educationId, checked.email, applicationId);
        await createApplicationRepository(trx).correct(applicationId, checked);
        const { application } = await hold(trx, applicationId);
        const fields = correctable.filter((field) => before[field] !== application[field]);
        if (notify && application.status !== 'cancelled')
          await mailer.corrected(trx, training, application, randomUUID());
        await audit(trx, agent, 'application.correct', application, { fields, mailed: notify });
        return changed(trx, applicationId);
      });
    },

    /** One applicant, for a check-in. Refuses with `application-not-found`. */
    view: (applicationId: number, agent: Agent): Promise<Applicant> =>
      db.transaction(async (trx) => {
        const held = await hold(trx, applicationId);
        await audit(trx, agent, 'application.view', held.application, {});
        return presentApplicant(held, seoulWallClock(now()));
      }),

    /** Marks somebody as present, or takes the mark back. One that somebody else has marked so is left as it is. Refuses with `application-not-found`, `stale-edit`, `no-seat` and `certificate-issued`. */
    attend: ({ applicationId, present, version }: AttendanceBody, agent: Agent): Promise<Applicant> =>
      db.transaction(async (trx) => {
        const { application } = await hold(trx, applicationId);
        if (present === (application.attendedAt !== null)) return changed(trx, applicationId);
        refuseUnseen(application, version);
        if (present && application.status !== 'signup') throw problem.conflict('no-seat');
        if (!present) await refuseCertified(trx, applicationId);
        await createApplicationRepository(trx).attend(applicationId, present);
        await audit(trx, agent, 'application.attendance', application, { present });
        return changed(trx, applicationId);
      }),

    /** Gives a free seat to somebody who waits, before others who do. Refuses with `application-not-found`, `stale-edit`, `not-waiting`, `training-full`. */
    promote: ({ applicationId, version, notify }: ApplicantStepBody, agent: Agent): Promise<Applicant> =>
      db.transaction(async (trx) => {
        const { training, application } = await hold(trx, applicationId);
        refuseUnseen(application, version);
        if (application.status !== 'waiting') throw problem.conflict('not-waiting');
        if (training.applied >= training.capacity) throw problem.conflict('training-full');
        await createApplicationRepository(trx).promote([applicationId]);
        if (notify) await mailer.promoted(trx, training, [application]);
        await audit(trx, agent, 'application.promote', application, { mailed: notify });
        return changed(trx, applicationId);
      }),

    /** Cancels an application and gives its seat to the first who waits, who is always told. A cancelled one is left as it is. Refuses with `application-not-found`, `stale-edit` and `certificate-issued`. */
    cancel: ({ applicationId, version, notify }: ApplicantStepBody, agent: Agent): Promise<Applicant> =>
      db.transaction(async (trx) => {
        const { training, application } = await hold(trx, applicationId);
        if (application.status === 'cancelled') return changed(trx, applicationId);
        refuseUnseen(application, version);
        await refuseCertified(trx, applicationId);
        await createApplicationRepository(trx).cancel(applicationId);
        if (notify) await mailer.cancelled(trx, training, [application]);
        await promoteWaiting(trx, application.educationId, mailer, now());
        await audit(trx, agent, 'application.cancel', application, { mailed: notify });
        return changed(trx, applicationId);
      }),

    /**
     * Takes the person out of an application for good, at their request. Refuses with `application-not-found`, `stale-edit`,
     * `application-active` while it holds a seat or waits for one, and `certificate-issued`.
     */
    erase: ({ applicationId, version }: EraseApplicantBody, agent: Agent): Promise<void> =>
      db.transaction(async (trx) => {
        const { training, application } = await hold(trx, applicationId);
        refuseUnseen(application, version);
        const isActive = application.status !== 'cancelled' && !hasEnded(training, seoulWallClock(now()));
        if (isActive) throw problem.conflict('application-active');
        await refuseCertified(trx, applicationId);
        await erasePerson(trx, applicationId);
        // Without the address, which would stay in the log
        await audit(trx, agent, 'application.purge', { ...application, email: '' }, {});
      }),
  };
}

export type ApplicantChangeService = ReturnType<typeof createApplicantChangeService>;
