import { mailedFields } from '../mails/training-facts.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { trainingResource } from '../trainings/training-resource.ts';

const mailed = new Map(Object.entries(mailedFields));
const fields = Object.entries(trainingResource.fields).filter(([name]) => name !== 'title' && mailed.get(name));
const moving = new Set<object>(fields.map(([, field]) => field));
const inputs = trainingResource.inputs.filter(({ field }) => moving.has(field));
const columns = inputs.map(({ column }) => column);

/** Names on the wire of the values whose change applicants are mailed about. */
export const movingNames = inputs.map(({ name }) => name);

/** Whether applicants have to be somewhere else or at another time, as their mails say it, by the columns of an edit. */
export function hasMoved(training: StoredTraining, stored: Record<string, unknown>): boolean {
  const before = new Map<string, unknown>(Object.entries(training));
  return columns.some((column) => stored[column] !== undefined && stored[column] !== before.get(column));
}
