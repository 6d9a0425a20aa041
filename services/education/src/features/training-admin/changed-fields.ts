import type { StoredTraining } from '../trainings/training-repository.ts';

/** Where and when it takes place. */
const moving = ['startDate', 'endDate', 'startTime', 'endTime', 'placeKo', 'placeEn'] as const;

/** Whether applicants have to be somewhere else or at another time, by the columns of an edit. */
export const hasMoved = (training: StoredTraining, stored: Record<string, unknown>): boolean =>
  moving.some((column) => stored[column] !== undefined && stored[column] !== training[column]);
