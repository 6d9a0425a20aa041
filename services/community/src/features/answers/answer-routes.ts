import { auditOf, quotasOf, rememberAs, sessionUser } from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { communityQuotas } from '../../quotas.ts';
import { Removed, Restored } from '../../fields.ts';
import { AnswerBody, AnswerRemoveQuery, AnswerRestoreBody, AnswerSchema } from './answer-schemas.ts';
import { createAnswerService } from './answer-service.ts';

/** `/api/classroom/answer`: what is said to questions. */
export function answerRoutes(app: ServiceApp): void {
  const answers = createAnswerService(app.db, quotasOf(app, communityQuotas));

  app.post(
    '/answer',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'answerQuestion',
        summary: 'Answers a question; for admins and who asked',
        body: AnswerBody,
        response: { 201: AnswerSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(
        await answers.answer(request.body, sessionUser(request), {
          caller: request,
          remember: rememberAs(request, 201),
        }),
      ),
  );

  app.delete(
    '/answer',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'removeAnswer',
        summary: 'Removes an answer; for its author and admins',
        querystring: AnswerRemoveQuery,
        response: { 200: Removed },
      },
    },
    (request) => answers.remove(request.query.answerId, sessionUser(request), auditOf(request)),
  );

  app.post(
    '/answer/restore',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'restoreAnswer',
        summary: 'Brings an answer back that was removed less than 30 days ago; for who removed it and editors',
        body: AnswerRestoreBody,
        response: { 200: Restored },
      },
    },
    (request) => answers.restore(request.body.answerId, sessionUser(request), auditOf(request)),
  );
}
