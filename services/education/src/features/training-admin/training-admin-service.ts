import {
  createRevisions,
  pageWindow,
  problem,
  recordAudit,
  refuseUnseen,
  seoulWallClock,
  toPage,
} from '@portal/service-kit';
import type { AuditEntry, Snapshot } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createApplicationRepository } from '../applications/application-repository.ts';
import { promoteWaiting } from '../applications/promote-waiting.ts';
import type { TrainingMailer } from '../mails/mail-applicants.ts';
import { presentTraining } from '../trainings/present-training.ts';
import { createTrainingRepository, lockTraining } from '../trainings/training-repository.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { trainingParts } from '../trainings/training-resource.ts';
import { hasEnded } from '../trainings/training-state.ts';
import { hasMoved, movingNames } from './changed-fields.ts';
import { checkDays } from './edit-rules.ts';
import { createTrainingAdminRepository } from './training-admin-repository.ts';
import type {
  AdminTraining,
  AdminTrainingsQuery,
  EditBody,
  Notified,
  SeriesBody,
  StatusBody,
  TrainingsFilter,
} from './training-admin-schemas.ts';

type Editor = Pick<AuditEntry, 'actor' | 'requestId'>;

/** What admins do with trainings. Each change is one transaction with its mails and its entry in the audit log. */
export function createTrainingAdminService(db: Knex, mailer: TrainingMailer, now: () => Date = () => new Date()) {
  const present = (training: StoredTraining): AdminTraining => ({
    ...presentTraining(training, 'ko', seoulWallClock(now())),
    applied: training.applied,
    waiting: training.waiting,
    ...trainingParts.values(training),
    createdAt: training.createdAt.toISOString(),
    updatedAt: training.updatedAt.toISOString(),
  });
  const targetOf = ({ educationId, titleKo }: StoredTraining) => ({
    type: 'training',
    id: String(educationId),
    label: titleKo,
  });
  const isOver = (training: StoredTraining) => hasEnded(training, seoulWallClock(now()));

  /** Into the history, in the transaction of the change; `before` is null for a new training. */
  const note = (
    trx: Knex,
    editor: Editor,
    event: 'create' | 'change' | 'remove' | 'restore',
    { before, after }: { before: StoredTraining | null; after: StoredTraining },
  ) =>
    createRevisions(trx).record({
      kind: 'training',
      itemId: String(after.educationId),
      event,
      author: editor.actor,
      before: before && { snapshot: trainingParts.values(before), at: before.updatedAt },
      after: trainingParts.values(after),
    });

  async function found(on: Knex, educationId: number): Promise<StoredTraining> {
    const training = await createTrainingRepository(on).find(educationId);
    if (!training) throw problem.notFound('education-not-found');
    return training;
  }

  /**
   * Changes a training, gives seats that a raised capacity frees to those who wait, and writes to applicants when date,
   * time or place changed, unless it was over before and still is, or the body wants nobody told. Refuses with `validation-failed`, `education-not-found`
   * and, when the body says which version was edited and that has been replaced, `stale-edit`.
   */
  function update(
    educationId: number,
    body: EditBody,
    editor: Editor,
    event: 'change' | 'restore' = 'change',
  ): Promise<AdminTraining> {
    const stored = trainingParts.toStored(body);
    return db.transaction(async (trx) => {
      const before = await lockTraining(trx, educationId);
      if (!before) throw problem.notFound('education-not-found');
      refuseUnseen(before, body.version);
      const moves = hasMoved(before, stored);
      await createTrainingAdminRepository(trx).update(educationId, stored, { moves });
      const edited = await found(trx, educationId);
      // Those who move up are mailed the new date with their seat, and never knew the old one
      const promoted = new Set(await promoteWaiting(trx, educationId, mailer, now()));
      const applicants =
        moves && body.notify !== false && !(isOver(before) && isOver(edited))
          ? (await createApplicationRepository(trx).active(educationId)).filter(
              ({ applicationId }) => !promoted.has(applicationId),
            )
          : [];
      await mailer.changed(trx, before, edited, applicants);
      await note(trx, editor, event, { before, after: edited });
      const difference = trainingParts.difference(before, edited);
      await recordAudit(trx, {
        ...editor,
        action: 'training.update',
        target: targetOf(edited),
        subjects: applicants.map(({ userId, email }) => userId ?? email),
        details: {
          fields: difference.fields,
          mailed: applicants.length,
          ...difference.values,
          before: difference.before,
        },
      });
      return present(await found(trx, educationId));
    });
  }

  return {
    async list(query: AdminTrainingsQuery) {
      const { total, trainings } = await createTrainingAdminRepository(db).list(query, now());
      return toPage(pageWindow(query), total, trainings.map(present));
    },

    /** All that match, as they go into a file. */
    export: async (filter: TrainingsFilter): Promise<AdminTraining[]> =>
      (await createTrainingAdminRepository(db).all(filter, now())).map(present),

    /** Every training on the schedule, for a choice among them. */
    names: () => createTrainingAdminRepository(db).names(),

    /** Opens or closes trainings, each for itself; those that somebody else has changed or removed meanwhile are left alone. */
    async setStatus({ status, trainings }: StatusBody, editor: Editor): Promise<{ changed: number[]; left: number[] }> {
      const answer: { changed: number[]; left: number[] } = { changed: [], left: [] };
      for (const { educationId, version } of trainings) {
        const isDone = await db.transaction(async (trx) => {
          const training = await lockTraining(trx, educationId);
          if (training?.version !== version) return false;
          await createTrainingAdminRepository(trx).setStatus(educationId, status);
          await note(trx, editor, 'change', { before: training, after: { ...training, status } });
          await recordAudit(trx, {
            ...editor,
            action: 'training.update',
            target: targetOf(training),
            details: { fields: ['status'], status, bulk: true, before: { status: training.status } },
          });
          return true;
        });
        answer[isDone ? 'changed' : 'left'].push(educationId);
      }
      return answer;
    },

    /** One training for the form. Refuses with `education-not-found`. */
    detail: async (educationId: number): Promise<AdminTraining> => present(await found(db, educationId)),

    /** How many people an edit of date or place, or the removal, would write to now. Refuses with `education-not-found`. */
    async notified(educationId: number): Promise<Notified> {
      const training = await found(db, educationId);
      const applicants = training.applied + training.waiting;
      return { applicants, notified: isOver(training) ? 0 : applicants, moving: movingNames };
    },

    /** Stores a new training, of which `remember` hears in the same transaction. Refuses with `validation-failed`. */
    create: (
      body: EditBody,
      editor: Editor,
      remember: (trx: Knex, training: AdminTraining) => Promise<void>,
    ): Promise<AdminTraining> => {
      const stored = trainingParts.toStored(body);
      return db.transaction(async (trx) => {
        const training = await found(trx, await createTrainingAdminRepository(trx).insert(stored));
        await recordAudit(trx, { ...editor, action: 'training.create', target: targetOf(training) });
        await note(trx, editor, 'create', { before: null, after: training });
        await remember(trx, present(training));
        return present(training);
      });
    },

    /**
     * Copies a training to further first days, all or none, of which `remember` hears in the same transaction.
     * Refuses with `validation-failed`, `education-not-found` and `stale-edit`.
     */
    series: (
      { educationId, startDates, version }: SeriesBody,
      editor: Editor,
      remember: (trx: Knex, copies: AdminTraining[]) => Promise<void>,
    ): Promise<AdminTraining[]> => {
      checkDays(startDates);
      return db.transaction(async (trx) => {
        const model = await lockTraining(trx, educationId);
        if (!model) throw problem.notFound('education-not-found');
        refuseUnseen(model, version);
        const copies: AdminTraining[] = [];
        for (const startDate of startDates.toSorted()) {
          const copy = await found(trx, await createTrainingAdminRepository(trx).copy(educationId, startDate));
          await recordAudit(trx, {
            ...editor,
            action: 'training.create',
            target: targetOf(copy),
            details: { copyOf: model.educationId, startDate },
          });
          await note(trx, editor, 'create', { before: null, after: copy });
          copies.push(present(copy));
        }
        await remember(trx, copies);
        return copies;
      });
    },

    update,

    /** Brings an earlier state back, as an edit whose moves applicants are told of. Refuses as `update` does. */
    bringBack: (
      educationId: number,
      { snapshot, version }: { snapshot: Snapshot; version: number | null },
      editor: Editor,
    ): Promise<AdminTraining> =>
      update(educationId, { ...(snapshot as Omit<EditBody, 'version'>), version: version ?? 0 }, editor, 'restore'),

    /** Puts a training into the trash and tells its applicants, unless it is over or nobody is to be told; returns the number removed, 0 for none. Refuses with `stale-edit`. */
    remove: (
      { educationId, notify = true, version }: { educationId: number; notify?: boolean; version?: number },
      editor: Editor,
    ): Promise<number> =>
      db.transaction(async (trx) => {
        const training = await lockTraining(trx, educationId);
        if (!training) return 0;
        refuseUnseen(training, version);
        await createTrainingAdminRepository(trx).remove(educationId);
        await note(trx, editor, 'remove', { before: training, after: training });
        const applicants = await createApplicationRepository(trx).active(educationId);
        const told = isOver(training) || !notify ? [] : applicants;
        await mailer.removed(trx, { ...training, sequence: training.sequence + 1 }, told);
        await recordAudit(trx, {
          ...editor,
          action: 'training.remove',
          target: targetOf(training),
          subjects: applicants.map(({ userId, email }) => userId ?? email),
          details: { applicants: applicants.length, mailed: told.length },
        });
        return 1;
      }),
  };
}

export type TrainingAdminService = ReturnType<typeof createTrainingAdminService>;
