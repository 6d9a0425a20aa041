import { Type } from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { LanguageQuery } from '../../language.ts';
import { createSlideRepository } from './slide-repository.ts';
import { SlideSchema } from './slide-schemas.ts';
import { createSlideService } from './slide-service.ts';

export function slideRoutes(app: ServiceApp): void {
  const slides = createSlideService(createSlideRepository(app.db));

  app.get(
    '/slides',
    {
      schema: {
        operationId: 'viewSlides',
        summary: 'The slides of Home',
        querystring: LanguageQuery,
        response: { 200: Type.Array(SlideSchema) },
      },
    },
    (request) => slides.list(request.query.lang ?? 'ko'),
  );
}
