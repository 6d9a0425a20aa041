import { attachmentDisposition, sharedMaking, Type } from '@portal/service-kit';
import type { EducationApp } from '../../config.ts';
import { languageQuery, type Language } from '../../language.ts';
import { calendarName, publishedCalendar, trainingsCalendar } from '../calendar/training-calendar.ts';
import { textsIn } from './present-training.ts';
import { TrainingListQuery, TrainingQuery, TrainingSchema } from './training-schemas.ts';
import type { TrainingService } from './training-service.ts';

export function trainingRoutes(app: EducationApp, trainings: TrainingService): void {
  const calendarOfAll = sharedMaking(async (lang: Language) =>
    trainingsCalendar(await trainings.listStored(), lang, app.config),
  );

  app.get(
    '/view',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'viewEducation',
        summary: 'All trainings with their counts, or those of a type, status or state',
        querystring: TrainingListQuery,
        response: { 200: Type.Array(TrainingSchema) },
      },
    },
    ({ query: { lang, ...filter } }) => trainings.view(lang ?? 'ko', filter),
  );

  app.get(
    '/detail',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'viewEducationDetail',
        summary: 'One training',
        querystring: TrainingQuery,
        response: { 200: TrainingSchema },
      },
    },
    (request) => trainings.detail(request.query.educationId, request.query.lang ?? 'ko'),
  );

  app.get(
    '/calendar',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'downloadEducationCalendar',
        summary: 'One training as a calendar file',
        querystring: TrainingQuery,
        produces: ['text/calendar'],
        response: { 200: Type.String() },
      },
    },
    async ({ query: { educationId, lang } }, reply) => {
      const training = await trainings.stored(educationId);
      return reply
        .type('text/calendar; charset=utf-8; method=PUBLISH')
        .header('content-disposition', attachmentDisposition(calendarName(textsIn(lang ?? 'ko', training).title)))
        .send(publishedCalendar(training, lang ?? 'ko', app.config, new Date()));
    },
  );

  app.get(
    '/calendar.ics',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'subscribeToEducationCalendar',
        summary: 'All trainings as one calendar to subscribe to',
        querystring: Type.Object({ lang: languageQuery }),
        produces: ['text/calendar'],
        response: { 200: Type.String() },
      },
    },
    async ({ query: { lang } }, reply) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'public, no-cache')
        .send(await calendarOfAll(lang ?? 'ko')),
  );
}
