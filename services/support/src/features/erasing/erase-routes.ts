import { SeenQuery, Type } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { adminOf } from '../inbox/inquiry-audit.ts';
import { numberParams } from '../inbox/inbox-schemas.ts';
import { eraseInquiry } from './erase-service.ts';

/** `DELETE /api/email/admin/inquiries/:number`: what somebody sent is deleted at their request. */
export function eraseRoutes(app: SupportApp): void {
  app.delete(
    '/admin/inquiries/:number',
    {
      config: { access: 'manager', stepUp: 'rights' },
      schema: {
        operationId: 'eraseInquiry',
        summary: 'Deletes an inquiry for good, with those merged into it, their messages, notes and files',
        params: numberParams,
        querystring: SeenQuery,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await eraseInquiry(app.db, request.params.number, request.query.version, adminOf(request));
      return reply.code(204).send(null);
    },
  );
}
