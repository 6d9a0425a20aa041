import type { StoredTraining } from '../trainings/training-repository.ts';
import type { EditBody } from './training-admin-schemas.ts';

/** Whether applicants have to be somewhere else or at another time. */
export function hasMoved(training: StoredTraining, body: EditBody): boolean {
  return (
    training.startDate !== body.startDate ||
    training.endDate !== body.endDate ||
    training.startTime !== body.startTime ||
    training.endTime !== body.endTime ||
    (body.place !== undefined && body.place.trim() !== training.placeKo) ||
    (body.placeEn !== undefined && body.placeEn.trim() !== (training.placeEn ?? ''))
  );
}

/** Field of the edit call → where it is stored, in the order in which the audit log names them. */
const storedAs = {
  status: 'status',
  startDate: 'startDate',
  endDate: 'endDate',
  startTime: 'startTime',
  endTime: 'endTime',
  capacity: 'capacity',
  waitingList: 'waitingList',
  reminderDays: 'reminderDays',
  title: 'titleKo',
  type: 'typeKo',
  content: 'contentKo',
  place: 'placeKo',
  titleEn: 'titleEn',
  typeEn: 'typeEn',
  contentEn: 'contentEn',
  placeEn: 'placeEn',
} as const;

/** Too long for a line of the audit log. */
const longFields = new Set(['content', 'contentEn']);

/** The short ones of these fields, as a state of a training has them. */
export function valuesOf(training: StoredTraining, fields: string[]): Record<string, unknown> {
  const known = Object.entries(storedAs).filter(([field]) => fields.includes(field) && !longFields.has(field));
  return Object.fromEntries(known.map(([field, column]) => [field, training[column]]));
}

/** What admins say of a training, under the names of the edit call, as its history keeps it. */
export function snapshotOf(training: StoredTraining): Record<string, unknown> {
  return Object.fromEntries(Object.entries(storedAs).map(([field, column]) => [field, training[column] ?? '']));
}

/** Names of the fields in which two states of a training differ, as the edit call names them. */
export function changedFields(before: StoredTraining, after: StoredTraining): string[] {
  const fields = Object.keys(storedAs) as (keyof typeof storedAs)[];
  return fields.filter((field) => before[storedAs[field]] !== after[storedAs[field]]);
}
