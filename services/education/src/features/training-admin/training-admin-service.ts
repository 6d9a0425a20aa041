import { addDays, codeOf, createResourceService, problem, refuseUnseen, seoulWallClock } from '@portal/service-kit';
import type { AuditEntry } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { TrainingMailer } from '../mails/mail-applicants.ts';
import { presentTraining } from '../trainings/present-training.ts';
import { createTrainingRepository, lockTraining } from '../trainings/training-repository.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { trainingParts, trainingResource } from '../trainings/training-resource.ts';
import { hasEnded } from '../trainings/training-state.ts';
import { checkDays } from './edit-rules.ts';
import { createTrainingAdminRepository } from './training-admin-repository.ts';
import type {
  AdminTraining,
  EditBody,
  Notified,
  RestoreBody,
  SeriesBody,
  StatusBody,
} from '../trainings/training-admin-schemas.ts';
import { movingNames, trainingChanges } from './training-changes.ts';
import type { TrainingChangeOptions } from './training-changes.ts';

type Editor = Pick<AuditEntry, 'actor' | 'requestId'>;
type Remember<Body> = (trx: Knex, body: Body) => Promise<void>;

const dayMs = 24 * 60 * 60 * 1000;

/** What admins do with trainings by calls of their own, each as a change of the resource with its mails. */
export function createTrainingAdminService(db: Knex, mailer: TrainingMailer, now: () => Date = () => new Date()) {
  const present = (training: StoredTraining): AdminTraining => ({
    ...presentTraining(training, 'ko', seoulWallClock(now())),
    applied: training.applied,
    waiting: training.waiting,
    ...trainingParts.values(training),
    createdAt: training.createdAt.toISOString(),
    updatedAt: training.updatedAt.toISOString(),
  });
  const trainingsOn = (on: Knex, options?: TrainingChangeOptions) =>
    createResourceService(on, trainingResource, trainingChanges(mailer, { now, ...options }));

  async function found(on: Knex, educationId: number): Promise<StoredTraining> {
    const training = await createTrainingRepository(on).find(educationId);
    if (!training) throw problem.notFound('education-not-found');
    return training;
  }

  return {
    /** The resource; its changes mail applicants. */
    entries: trainingsOn(db),

    /** Every training on the schedule, for a choice among them. */
    names: () => createTrainingAdminRepository(db).names(),

    /** Opens or closes trainings, each for itself; those that somebody else has changed or removed meanwhile are left alone. */
    async setStatus({ status, trainings }: StatusBody, editor: Editor): Promise<{ changed: number[]; left: number[] }> {
      const result: { changed: number[]; left: number[] } = { changed: [], left: [] };
      const entries = trainingsOn(db, { details: { bulk: true } });
      for (const { educationId, version } of trainings) {
        const isDone = await entries.change(String(educationId), version, { status }, editor).then(
          () => true,
          (error: unknown) => {
            if (codeOf(error) === 'stale-edit' || codeOf(error) === 'training-not-found') return false;
            throw error;
          },
        );
        result[isDone ? 'changed' : 'left'].push(educationId);
      }
      return result;
    },

    /** One training for the form. Refuses with `education-not-found`. */
    detail: async (educationId: number): Promise<AdminTraining> => present(await found(db, educationId)),

    /** How many people an edit of date or place, or the removal, would write to now. Refuses with `education-not-found`. */
    async notified(educationId: number): Promise<Notified> {
      const training = await found(db, educationId);
      const applicants = training.applied + training.waiting;
      return { applicants, notified: hasEnded(training, seoulWallClock(now())) ? 0 : applicants, moving: movingNames };
    },

    /** Stores a new training, of which `remember` hears in the same transaction. Refuses with `validation-failed`. */
    create: (
      { notify: _notify, email: _email, ...values }: EditBody,
      editor: Editor,
      remember: Remember<AdminTraining>,
    ) =>
      db.transaction(async (trx) => {
        const { entryId } = await trainingsOn(trx).create(values, editor, async () => undefined);
        const training = present(await found(trx, Number(entryId)));
        await remember(trx, training);
        return training;
      }),

    /**
     * Copies a training to further first days, all or none, of which `remember` hears in the same transaction.
     * Refuses with `validation-failed`, `education-not-found` and `stale-edit`.
     */
    series(
      { educationId, startDates, version }: SeriesBody,
      editor: Editor,
      remember: Remember<AdminTraining[]>,
    ): Promise<AdminTraining[]> {
      checkDays(startDates);
      return db.transaction(async (trx) => {
        const model = await lockTraining(trx, educationId);
        if (!model) throw problem.notFound('education-not-found');
        refuseUnseen(model, version);
        const days = (Date.parse(model.endDate) - Date.parse(model.startDate)) / dayMs;
        const copies: AdminTraining[] = [];
        for (const startDate of startDates.toSorted()) {
          const values = { ...trainingParts.copiedValues(model), startDate, endDate: addDays(startDate, days) };
          const entries = trainingsOn(trx, { details: { copyOf: educationId, startDate } });
          const { entryId } = await entries.create(values, editor, async () => undefined);
          copies.push(present(await found(trx, Number(entryId))));
        }
        await remember(trx, copies);
        return copies;
      });
    },

    /** Changes a training. Refuses with `validation-failed`, `education-not-found` and `stale-edit`. */
    async update(
      educationId: number,
      { educationId: _id, version, notify, email: _email, ...values }: EditBody,
      editor: Editor,
    ): Promise<AdminTraining> {
      await found(db, educationId);
      await trainingsOn(db, { notify }).change(String(educationId), version, values, editor);
      return present(await found(db, educationId));
    },

    /** Puts a training into the trash; returns the number removed, 0 for none. Refuses with `stale-edit`. */
    remove: (
      { educationId, notify, version }: { educationId: number; notify?: boolean; version?: number },
      editor: Editor,
    ): Promise<number> => trainingsOn(db, { notify }).remove(String(educationId), version, editor),

    /** Puts a training back, with or without mails. Refuses as `restore` of a resource does. */
    async restore({ educationId, notify, version }: RestoreBody, editor: Editor) {
      const restoreAs = (seen: number | undefined) =>
        trainingsOn(db, { notify }).restore(String(educationId), seen, editor);
      await restoreAs(version).catch((error: unknown) => {
        // The release before takes a removal for a further version
        if (version === undefined || codeOf(error) !== 'stale-edit') throw error;
        return restoreAs(version - 1);
      });
      return present(await found(db, educationId));
    },
  };
}

export type TrainingAdminService = ReturnType<typeof createTrainingAdminService>;
