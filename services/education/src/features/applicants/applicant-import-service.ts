import { problem, recordAudit } from '@portal/service-kit';
import type { AuditEntry, Remember } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createApplicationRepository } from '../applications/application-repository.ts';
import type { TrainingMailer } from '../mails/mail-applicants.ts';
import { lockTraining } from '../trainings/training-repository.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { cleanRow, rowFindings } from './applicant-import-schemas.ts';
import type { ImportApplicantsBody, ImportedApplicants, ImportRow } from './applicant-import-schemas.ts';

type Outcome = ImportedApplicants['rows'][number];

/** Seats and places in the order of the rows: nobody passes those who wait. */
function seatOutcomes(outcomes: Outcome[], { capacity, applied, waiting, waitingList }: StoredTraining): Outcome[] {
  let [free, queue] = [Math.max(0, capacity - applied - waiting), waiting];
  return outcomes.map((outcome) => {
    if (Object.keys(outcome.errors).length > 0) return outcome;
    if (free > 0) {
      free -= 1;
      return { ...outcome, status: 'signup' };
    }
    if (!waitingList) return { ...outcome, errors: { email: 'training-full' } };
    queue += 1;
    return { ...outcome, status: 'waiting', place: queue };
  });
}

/** Applicants of a file. Every row is stored, or none while one is wrong. */
export function createApplicantImport(db: Knex, mailer: Pick<TrainingMailer, 'applied'>) {
  async function judge(trx: Knex, training: StoredTraining, rows: ImportRow[]): Promise<Outcome[]> {
    const addresses = rows.map(({ email }) => email);
    const others = await createApplicationRepository(trx).applied(training.educationId, [...new Set(addresses)]);
    const taken = new Set(others.filter(({ isRepeat }) => !isRepeat).map(({ address }) => address));
    const outcomes = rows.map((row, index): Outcome => {
      const errors: Outcome['errors'] = { ...rowFindings(row) };
      if (!errors['email'] && taken.has(row.email)) errors['email'] = 'already-applied';
      if (!errors['email'] && addresses.indexOf(row.email) < index) errors['email'] = 'twice';
      return { status: null, place: null, errors };
    });
    return seatOutcomes(outcomes, training);
  }

  return {
    /**
     * Says what becomes of each row and, unless it is a trial or a row is wrong, stores them all under the lock of the training.
     * Refuses with `education-not-found`.
     */
    import: (
      { educationId, rows: typed, locale, notify, isTrial }: ImportApplicantsBody,
      agent: Pick<AuditEntry, 'actor' | 'requestId'>,
      remember: Remember,
    ): Promise<ImportedApplicants> => {
      const rows = typed.map(cleanRow);
      return db.transaction(async (trx) => {
        const training = await lockTraining(trx, educationId);
        if (!training) throw problem.notFound('education-not-found');
        const outcomes = await judge(trx, training, rows);
        if (isTrial || outcomes.some(({ status }) => status === null)) {
          const refused = { rows: outcomes, stored: 0 };
          await remember(trx, refused);
          return refused;
        }
        const applications = createApplicationRepository(trx);
        const stored = await applications.insert(
          educationId,
          rows.map((row, index) => ({
            ...row,
            locale,
            userId: null,
            isRepeat: false,
            enteredByStaff: true,
            isProven: true,
            status: outcomes[index]?.status ?? 'waiting',
            place: outcomes[index]?.place ?? null,
          })),
        );
        if (notify) {
          const added = await Promise.all(stored.map(({ applicationId }) => applications.byId(applicationId)));
          await mailer.applied(
            trx,
            training,
            added.filter((application) => application !== undefined),
          );
        }
        await recordAudit(trx, {
          ...agent,
          action: 'applicants.import',
          target: { type: 'training', id: String(educationId), label: training.titleKo },
          subjects: rows.map(({ email }) => email),
          details: { applications: stored.length, consent: 'staff', mailed: notify },
        });
        const imported = { rows: outcomes, stored: stored.length };
        await remember(trx, imported);
        return imported;
      });
    },
  };
}

export type ApplicantImport = ReturnType<typeof createApplicantImport>;
