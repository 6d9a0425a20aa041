import { createRevisions, problem, recordAudit, refuseUnseen, seoulWallClock } from '@portal/service-kit';
import type { AuditEntry } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createApplicationRepository } from '../applications/application-repository.ts';
import type { TrainingMailer } from '../mails/mail-applicants.ts';
import { trainingParts } from '../trainings/training-resource.ts';
import { hasEnded } from '../trainings/training-state.ts';
import { createTrainingTrashRepository } from './training-trash-repository.ts';
import type { TrashedTraining } from './training-trash-repository.ts';
import type { RestoreBody, TrashEntry } from './training-trash-schemas.ts';

type Editor = Pick<AuditEntry, 'actor' | 'requestId'>;

function present(training: TrashedTraining): TrashEntry {
  const { educationId, version, titleKo, typeKo, startDate, endDate, applied, waiting, removedAt, purgeAt } = training;
  return {
    educationId,
    version,
    title: titleKo,
    type: typeKo,
    startDate,
    endDate,
    applicants: applied + waiting,
    removedAt: removedAt?.toISOString() ?? '',
    purgeAt: purgeAt.toISOString(),
  };
}

/** Removed trainings, which can be restored for a while. */
export function createTrainingTrashService(
  db: Knex,
  mailer: Pick<TrainingMailer, 'restored'>,
  now: () => Date = () => new Date(),
) {
  return {
    list: async (): Promise<TrashEntry[]> => (await createTrainingTrashRepository(db).list()).map(present),

    /**
     * Puts a training on the schedule again with its applications and tells those who hold a seat or wait, unless it is over or nobody
     * is to be told. Refuses with `education-not-found` when it is not in the trash, and with `stale-edit`.
     */
    restore: ({ educationId, notify, version }: RestoreBody, editor: Editor): Promise<TrashEntry> =>
      db.transaction(async (trx) => {
        const trash = createTrainingTrashRepository(trx);
        const training = await trash.lock(educationId);
        if (!training) throw problem.notFound('education-not-found');
        refuseUnseen(training, version);
        await trash.restore(educationId);
        const state = trainingParts.values(training);
        await createRevisions(trx).record({
          kind: 'training',
          itemId: String(educationId),
          event: 'restore',
          author: editor.actor,
          before: { snapshot: state, at: training.updatedAt },
          after: state,
        });
        const applicants = await createApplicationRepository(trx).active(educationId);
        const told = notify && !hasEnded(training, seoulWallClock(now())) ? applicants : [];
        await mailer.restored(trx, { ...training, sequence: training.sequence + 1 }, told);
        await recordAudit(trx, {
          ...editor,
          action: 'training.restore',
          target: { type: 'training', id: String(educationId), label: training.titleKo },
          subjects: applicants.map(({ userId, email }) => userId ?? email),
          details: { applicants: applicants.length, mailed: told.length },
        });
        return present(training);
      }),
  };
}

export type TrainingTrashService = ReturnType<typeof createTrainingTrashService>;

/** Deletes for good what has been in the trash for its time; says how many trainings. Any number of copies may do so at once. */
export async function purgeTrash(db: Knex): Promise<number> {
  return db.transaction(async (trx) => {
    const purged = await createTrainingTrashRepository(trx).purge();
    await createRevisions(trx).forget(
      'training',
      purged.map(({ educationId }) => educationId),
    );
    for (const { educationId, title, applications } of purged) {
      await recordAudit(trx, {
        action: 'training.purge',
        target: { type: 'training', id: String(educationId), label: title },
        details: { applications },
      });
    }
    return purged.length;
  });
}
