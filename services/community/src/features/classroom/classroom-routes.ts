import { optionalMember } from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { readerOf } from '../../reader.ts';
import { createClassroomRepository } from './classroom-repository.ts';
import { ClassroomDetailQuery, ClassroomDetailSchema, ClassroomListQuery, ClassroomListSchema } from './classroom-schemas.ts';
import { createClassroomService } from './classroom-service.ts';

export function classroomRoutes(app: ServiceApp): void {
  const classroom = createClassroomService(createClassroomRepository(app.db));

  app.get('/view', {
    onRequest: optionalMember,
    schema: {
      operationId: 'viewClassroom',
      summary: 'One page of classroom posts',
      querystring: ClassroomListQuery,
      response: { 200: ClassroomListSchema },
    },
  }, (request) => classroom.view(request.query, readerOf(request)));

  app.get('/detail', {
    onRequest: optionalMember,
    schema: {
      operationId: 'viewClassroomDetail',
      summary: 'One post with its neighbours',
      querystring: ClassroomDetailQuery,
      response: { 200: ClassroomDetailSchema },
    },
  }, (request) => classroom.detail(request.query, readerOf(request)));
}
