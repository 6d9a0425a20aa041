import { Type } from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { LanguageQuery } from '../../language.ts';
import { createTimelineRepository } from './timeline-repository.ts';
import { TimelineEntrySchema } from './timeline-schemas.ts';
import { createTimelineService } from './timeline-service.ts';

export function timelineRoutes(app: ServiceApp): void {
  const timeline = createTimelineService(createTimelineRepository(app.db));

  app.get(
    '/timeline',
    {
      schema: {
        operationId: 'viewTimeline',
        summary: 'The company history',
        querystring: LanguageQuery,
        response: { 200: Type.Array(TimelineEntrySchema) },
      },
    },
    (request) => timeline.list(request.query.lang ?? 'ko'),
  );
}
