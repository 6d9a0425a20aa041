import { rememberAs, SeenVersion, Type } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { oneOf } from '../../one-of.ts';
import { adminOf } from '../inbox/inquiry-audit.ts';
import { inquiryDetail, numberParams } from '../inbox/inbox-schemas.ts';
import { inquiryStates } from '../inquiries/inquiry.ts';
import type { Merging } from './merge-service.ts';

const closed = { additionalProperties: false };
const mergeBody = Type.Object(
  {
    version: Type.Integer({ minimum: 1 }),
    into: Type.String({ maxLength: 40, description: 'Number of the inquiry that is kept' }),
  },
  { $id: 'MergeBody', ...closed },
);
const mergeTarget = Type.Object(
  {
    number: Type.String(),
    title: Type.String(),
    state: oneOf(inquiryStates),
    createdAt: Type.String({ format: 'date-time' }),
  },
  closed,
);

/** `/api/email/admin/inquiries/:number`: two inquiries of one person as one, and as two again. */
export function mergeRoutes(app: SupportApp, merging: Merging): void {
  app.get(
    '/admin/inquiries/:number/merge-targets',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'listMergeTargets',
        summary: 'Other inquiries of the same proven person, into which this one can be merged',
        params: numberParams,
        response: { 200: Type.Array(mergeTarget) },
      },
    },
    async (request) => {
      const targets = await merging.targets(request.params.number);
      return targets.map(({ number, title, state, createdAt }) => ({
        number,
        title,
        state,
        createdAt: createdAt.toISOString(),
      }));
    },
  );

  app.post(
    '/admin/inquiries/:number/merge',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'mergeInquiry',
        summary: 'Merges it into another inquiry of the same proven person, which is returned',
        params: numberParams,
        body: mergeBody,
        response: { 200: inquiryDetail },
      },
    },
    (request) => merging.merge(request.params.number, request.body, adminOf(request), rememberAs(request, 200)),
  );

  app.post(
    '/admin/inquiries/:number/separate',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'separateInquiry',
        summary: 'Takes a merged inquiry out again; the one that it was in is returned',
        params: numberParams,
        body: Type.Optional(Type.Object({ version: SeenVersion }, closed)),
        response: { 200: inquiryDetail },
      },
    },
    (request) =>
      merging.separate(request.params.number, request.body?.version, adminOf(request), rememberAs(request, 200)),
  );
}
