import { auditOf, rememberAnswer, SeenVersion, Type } from '@portal/service-kit';
import type { EducationApp } from '../../config.ts';
import {
  AdminTrainingSchema,
  EditBody,
  EducationId,
  SeriesBody,
  NotifiedSchema,
  RestoreBody,
  StatusAnswer,
  StatusBody,
  TrainingNameSchema,
} from '../trainings/training-admin-schemas.ts';
import type { TrainingAdminService } from './training-admin-service.ts';

const OneTraining = Type.Object({ educationId: EducationId });
const RemoveQuery = Type.Object({
  educationId: EducationId,
  notify: Type.Optional(Type.Boolean({ description: 'Whether applicants are mailed; they are unless it is false' })),
  version: SeenVersion,
});

/** Calls on trainings that do more than those of the resource, or that the specification names. */
export function trainingAdminRoutes(app: EducationApp, trainings: TrainingAdminService): void {
  app.post(
    '/edit',
    {
      config: { access: 'editor', stepUp: 'mails' },
      schema: {
        operationId: 'editEducation',
        summary: 'Creates a training or, with an id, changes it; optional fields that are left out keep their value',
        body: EditBody,
        response: { 200: AdminTrainingSchema, 201: AdminTrainingSchema },
      },
    },
    async (request, reply) => {
      const { educationId } = request.body;
      if (educationId !== undefined) return trainings.update(educationId, request.body, auditOf(request));
      const training = await trainings.create(request.body, auditOf(request), (trx, body) =>
        rememberAnswer(trx, request, { status: 201, body }),
      );
      return reply.code(201).send(training);
    },
  );

  app.delete(
    '/remove',
    {
      config: { access: 'editor', stepUp: 'mails' },
      schema: {
        operationId: 'removeEducation',
        summary: 'Puts a training into the trash for 30 days and mails its applicants; the number removed',
        querystring: RemoveQuery,
        response: { 200: Type.Integer() },
      },
    },
    (request) => trainings.remove(request.query, auditOf(request)),
  );

  app.get(
    '/admin/training-names',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'listTrainingNames',
        summary: 'Every training, for a choice among them',
        response: { 200: Type.Array(TrainingNameSchema) },
      },
    },
    () => trainings.names(),
  );

  app.post(
    '/admin/trainings/status',
    {
      config: { access: 'editor' },
      schema: {
        operationId: 'setTrainingStatus',
        summary: 'Opens or closes many trainings',
        body: StatusBody,
        response: { 200: StatusAnswer },
      },
    },
    (request) => trainings.setStatus(request.body, auditOf(request)),
  );

  app.post(
    '/admin/trainings/series',
    {
      config: { access: 'editor' },
      schema: {
        operationId: 'copyTrainingToDays',
        summary: 'Copies a training to further days, all or none',
        body: SeriesBody,
        response: { 201: Type.Array(AdminTrainingSchema) },
      },
    },
    async (request, reply) => {
      const copies = await trainings.series(request.body, auditOf(request), (trx, body) =>
        rememberAnswer(trx, request, { status: 201, body }),
      );
      return reply.code(201).send(copies);
    },
  );

  app.get(
    '/admin/training',
    {
      config: { access: 'editor' },
      schema: {
        operationId: 'viewTrainingForEdit',
        summary: 'One training with both languages and its version, for sections of the release before',
        querystring: OneTraining,
        response: { 200: AdminTrainingSchema },
      },
    },
    (request) => trainings.detail(request.query.educationId),
  );

  app.get(
    '/admin/notified',
    {
      config: { access: 'editor' },
      schema: {
        operationId: 'countNotified',
        summary: 'How many people a removal or a change of date or place would write to',
        querystring: OneTraining,
        response: { 200: NotifiedSchema },
      },
    },
    (request) => trainings.notified(request.query.educationId),
  );

  app.post(
    '/admin/trainings/restore',
    {
      config: { access: 'editor', stepUp: 'mails' },
      schema: {
        operationId: 'restoreTraining',
        summary: 'Puts a removed training on the schedule again, with its applications, and mails them if wanted',
        body: RestoreBody,
        response: { 200: AdminTrainingSchema },
      },
    },
    (request) => trainings.restore(request.body, auditOf(request)),
  );
}
