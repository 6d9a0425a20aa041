import { auditOf, Type } from '@portal/service-kit';
import type { EducationApp } from '../../config.ts';
import { RestoreBody, TrashEntrySchema } from './training-trash-schemas.ts';
import type { TrainingTrashService } from './training-trash-service.ts';

export function trainingTrashRoutes(app: EducationApp, trash: TrainingTrashService): void {
  app.get(
    '/admin/trainings/trash',
    {
      config: { access: 'editor' },
      schema: {
        operationId: 'listRemovedTrainings',
        summary: 'Removed trainings that can still be restored, the latest first',
        response: { 200: Type.Array(TrashEntrySchema) },
      },
    },
    () => trash.list(),
  );

  app.post(
    '/admin/trainings/restore',
    {
      config: { access: 'editor', stepUp: 'mails' },
      schema: {
        operationId: 'restoreTraining',
        summary: 'Puts a removed training on the schedule again, with its applications',
        body: RestoreBody,
        response: { 200: TrashEntrySchema },
      },
    },
    (request) => trash.restore(request.body, auditOf(request)),
  );
}
