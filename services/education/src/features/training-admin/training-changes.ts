import { seoulWallClock } from '@portal/service-kit';
import type { ChangeNotes, EntryChange, ResourceHooks } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createApplicationRepository } from '../applications/application-repository.ts';
import type { StoredApplication } from '../applications/application-repository.ts';
import { promoteWaiting } from '../applications/promote-waiting.ts';
import { mailedFields } from '../mails/training-facts.ts';
import type { TrainingMailer } from '../mails/mail-applicants.ts';
import { createTrainingRepository } from '../trainings/training-repository.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { trainingParts, trainingResource } from '../trainings/training-resource.ts';
import type { TrainingEntry } from '../trainings/training-resource.ts';
import { hasEnded } from '../trainings/training-state.ts';
import type { Schedule } from '../trainings/training-state.ts';
import { createTrainingAdminRepository, exceptCertified } from './training-admin-repository.ts';

export interface TrainingChangeOptions {
  /** Whether applicants are mailed; who gets a seat is mailed always. They are when it is left out. */
  notify?: boolean;
  /** Of its entry in the audit log. */
  details?: ChangeNotes['details'];
  now?: () => Date;
}

const mailed = new Map(Object.entries(mailedFields));
const moving = trainingResource.inputs.filter(({ field }) =>
  Object.entries(trainingResource.fields).some(
    ([name, each]) => each === field && name !== 'title' && mailed.get(name),
  ),
);

/** Names on the wire of the values whose change applicants are mailed about. */
export const movingNames = moving.map(({ name }) => name);

/** Whether applicants have to be somewhere else or at another time, as their mails say it. */
function hasMoved(before: TrainingEntry, after: TrainingEntry): boolean {
  const former = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(after));
  return moving.some(({ name }) => former.get(name) !== now.get(name));
}

/** What a change of a training does to its seats and its applicants. */
export function trainingChanges(
  mailer: TrainingMailer,
  { notify = true, details, now = () => new Date() }: TrainingChangeOptions = {},
): ResourceHooks<typeof trainingResource.fields> {
  const isOver = (training: Schedule) => hasEnded(training, seoulWallClock(now()));
  const namesOf = (applicants: StoredApplication[]) => applicants.map(({ userId, email }) => userId ?? email);

  async function stored(trx: Knex, educationId: number): Promise<StoredTraining> {
    const training = (await createTrainingRepository(trx).byId([educationId])).get(educationId);
    if (!training) throw new Error('a changed training is gone');
    return training;
  }

  /** Gives seats that a raised capacity frees to those who wait, and notifies applicants of another date, time or place. */
  async function edited(trx: Knex.Transaction, before: TrainingEntry, after: TrainingEntry): Promise<ChangeNotes> {
    const educationId = Number(after.entryId);
    const moves = hasMoved(before, after);
    if (moves) await createTrainingAdminRepository(trx).raiseSequence(educationId);
    const training = await stored(trx, educationId);
    // Those who move up are mailed the new date with their seat, and never knew the old one
    const promoted = new Set(await promoteWaiting(trx, educationId, mailer, now()));
    const areNotified = moves && notify && !(isOver(before) && isOver(after));
    const applicants = areNotified ? await createApplicationRepository(trx).active(educationId) : [];
    const notified = applicants.filter(({ applicationId }) => !promoted.has(applicationId));
    await mailer.changed(trx, { ...training, ...trainingParts.stored(before) }, training, notified);
    return { subjects: namesOf(notified), details: { ...details, mailed: notified.length } };
  }

  /** Notifies applicants that it does not take place, or that it does after all, unless it is over. */
  async function movedToTrash(trx: Knex.Transaction, entry: TrainingEntry, mail: 'removed' | 'restored') {
    const educationId = Number(entry.entryId);
    await createTrainingAdminRepository(trx).raiseSequence(educationId);
    const applicants = await createApplicationRepository(trx).active(educationId);
    const notified = isOver(entry) || !notify ? [] : applicants;
    await mailer[mail](trx, await stored(trx, educationId), notified);
    return { subjects: namesOf(applicants), details: { applicants: applicants.length, mailed: notified.length } };
  }

  return {
    async changed(trx, { event, before, after }: EntryChange<TrainingEntry>) {
      if (event === 'create') return { details };
      if (event === 'remove') return movedToTrash(trx, after, 'removed');
      return before ? edited(trx, before, after) : movedToTrash(trx, after, 'restored');
    },
    mayPurge: exceptCertified,
    purging: (trx, entryIds) => createTrainingAdminRepository(trx).deleteApplications(entryIds),
  };
}
