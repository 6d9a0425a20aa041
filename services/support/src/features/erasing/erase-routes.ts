import { recordAudit, refuseUnseen, SeenQuery, Type } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { adminOf, auditEntry } from '../inbox/inquiry-audit.ts';
import { numberParams } from '../inbox/inbox-schemas.ts';
import { lockUnmerged } from '../inbox/inquiry-changes.ts';

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
      await app.db.transaction(async (trx) => {
        const inquiry = await lockUnmerged(trx, request.params.number);
        refuseUnseen(inquiry, request.query.version);
        await trx('inquiries').where({ id: inquiry.id }).orWhere({ mergedInto: inquiry.id }).delete();
        await recordAudit(trx, auditEntry(adminOf(request), 'inquiry.purge', inquiry));
      });
      return reply.code(204).send(null);
    },
  );
}
