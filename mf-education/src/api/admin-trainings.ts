import type { BodyOf, ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

/** A training as an admin edits it: its own texts are the Korean ones. */
export type AdminTraining = ResponseOf<paths, 'GET', '/api/education/admin/trainings/{entryId}'>;
/** What an edit returns. */
export type SavedTraining = ResponseOf<paths, 'POST', '/api/education/edit'>;
export type TrainingEdit = BodyOf<paths, 'POST', '/api/education/edit'>;
type StatusChange = BodyOf<paths, 'POST', '/api/education/admin/trainings/status'>;

/** Creates or changes a training; 409 `stale-edit` when somebody else has changed it meanwhile. */
export const saveTraining = (api: ApiClient, edit: TrainingEdit, idempotencyKey: string) =>
  api.send('POST', '/api/education/edit', edit, { idempotencyKey });

/** A training as somebody saw it. */
type SeenTraining = Pick<AdminTraining, 'educationId' | 'version'>;

/** Removes a training; answers how many were removed, 0 when there was none. 409 `stale-edit`. */
export const removeTraining = (api: ApiClient, { educationId, version }: SeenTraining) =>
  api.send('DELETE', '/api/education/remove', undefined, { query: { educationId, version } });

/** How many people get a mail when the training is removed now or a field among `moving` changes. */
export const findNotified = (api: ApiClient, educationId: number) =>
  api.get('/api/education/admin/notified', { query: { educationId } });

/** Opens or closes many trainings; `left` are those that somebody else has changed or removed meanwhile. */
export const setTrainingStatus = (api: ApiClient, body: StatusChange) =>
  api.send('POST', '/api/education/admin/trainings/status', body, { idempotencyKey: crypto.randomUUID() });

/** A removed training that can still be restored. */
export type RemovedTraining = ResponseOf<paths, 'GET', '/api/education/admin/trainings/trash'>[number];

/** Puts a removed training on the schedule again, and mails its applicants; 404 when its time in the trash is over, 409 `stale-edit`. */
export const restoreTraining = (api: ApiClient, { educationId, version }: SeenTraining) =>
  api.send('POST', `/api/education/admin/trainings/${educationId}/restore`, { version });

/** Copies a training to further days, all or none. */
export const copyToDays = (api: ApiClient, body: BodyOf<paths, 'POST', '/api/education/admin/trainings/series'>) =>
  api.send('POST', '/api/education/admin/trainings/series', body, { idempotencyKey: crypto.randomUUID() });
