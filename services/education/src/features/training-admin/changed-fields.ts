import type { StoredTraining } from '../trainings/training-repository.ts';
import type { EditBody } from './training-admin-schemas.ts';

/** Whether applicants have to be somewhere else or at another time. */
export function hasMoved({ facts, ko, en }: StoredTraining, body: EditBody): boolean {
  return (
    facts.startDate !== body.startDate ||
    facts.endDate !== body.endDate ||
    facts.startTime !== body.startTime ||
    facts.endTime !== body.endTime ||
    (body.place !== undefined && body.place.trim() !== ko.place) ||
    (body.placeEn !== undefined && body.placeEn.trim() !== (en.place ?? ''))
  );
}

function valuesOf({ facts, ko, en }: StoredTraining): Record<string, unknown> {
  const { status, startDate, endDate, startTime, endTime, capacity, waitingList } = facts;
  return {
    status,
    startDate,
    endDate,
    startTime,
    endTime,
    capacity,
    waitingList,
    ...ko,
    titleEn: en.title,
    typeEn: en.type,
    contentEn: en.content,
    placeEn: en.place,
  };
}

/** Names of the fields in which two states of a training differ, as the edit call names them. */
export function changedFields(before: StoredTraining, after: StoredTraining): string[] {
  const [old, current] = [valuesOf(before), valuesOf(after)];
  return Object.keys(current).filter((field) => old[field] !== current[field]);
}
