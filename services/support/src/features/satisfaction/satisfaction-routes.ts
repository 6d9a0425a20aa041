import { Type } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { nullable } from '../../nullable.ts';
import type { Satisfaction } from './satisfaction-service.ts';

const closed = { additionalProperties: false };
const longestComment = 1_000;

const isSatisfied = Type.Boolean({ description: 'Whether the answer helped' });
const ratingBody = Type.Object(
  {
    link: Type.String({ maxLength: 200, description: 'The token of the mailed link, which stands behind the #' }),
    isSatisfied,
    comment: Type.Optional(Type.String({ maxLength: longestComment })),
  },
  { $id: 'RatingBody', ...closed },
);
const storedRating = Type.Object(
  { number: Type.String(), isSatisfied, comment: nullable(Type.String()) },
  { $id: 'StoredRating', ...closed },
);

/** `/api/email/satisfaction`: the response to the question that is mailed a day after an answer. */
export function satisfactionRoutes(app: SupportApp, satisfaction: Satisfaction): void {
  app.post(
    '/satisfaction',
    {
      // The link is the right, and the last response counts: a repeated call changes nothing
      config: { access: 'public', idempotency: false },
      schema: {
        operationId: 'rateInquiry',
        summary: 'Whether the answer to an inquiry helped, from who has the mailed link; replaces an earlier response',
        body: ratingBody,
        response: { 200: storedRating },
      },
    },
    (request) => {
      const { link, ...rating } = request.body;
      return satisfaction.rate(link, rating, { ip: request.ip });
    },
  );
}
