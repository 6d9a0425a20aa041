import { Type } from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { createTrainingRepository } from './training-repository.ts';
import { TrainingListQuery, TrainingQuery, TrainingSchema } from './training-schemas.ts';
import { createTrainingService } from './training-service.ts';

export function trainingRoutes(app: ServiceApp): void {
  const trainings = createTrainingService(createTrainingRepository(app.db));

  app.get('/view', {
    schema: {
      operationId: 'viewEducation',
      summary: 'All trainings with their counts',
      querystring: TrainingListQuery,
      response: { 200: Type.Array(TrainingSchema) },
    },
  }, (request) => trainings.view(request.query.lang ?? 'ko'));

  app.get('/detail', {
    schema: {
      operationId: 'viewEducationDetail',
      summary: 'One training',
      querystring: TrainingQuery,
      response: { 200: TrainingSchema },
    },
  }, (request) => trainings.detail(request.query.educationId, request.query.lang ?? 'ko'));
}
