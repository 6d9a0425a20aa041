import type { EducationApp } from '../../config.ts';
import { languageOf } from '../../language.ts';
import { ApplicationRecordSchema } from '../applications/application-schemas.ts';
import type { ApplicationRecord } from '../applications/application-schemas.ts';
import { provesAddress } from '../applications/may-handle.ts';
import type { ProofCookies } from '../proof/proof-cookies.ts';
import { ApplyBody, checkedApplication } from './apply-schemas.ts';
import type { ApplyService } from './apply-service.ts';

export function applyRoutes(app: EducationApp, applying: ApplyService, cookies: ProofCookies): void {
  app.post(
    '/signup',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'applyForEducation',
        summary:
          'Applies, as a visitor or a member; beyond the capacity the application waits. That an address has applied already is told to its owner alone: to others the response is the same as for a first application',
        body: ApplyBody,
        response: { 201: ApplicationRecordSchema },
      },
    },
    async (request, reply) => {
      const proof = cookies.proofOf(request, new Date());
      const application = checkedApplication(request.body);
      const arrival = {
        ...application,
        isProven: provesAddress(proof, application.email),
        userId: request.user?.id ?? null,
        locale: languageOf(request, request.body.lang),
      };
      // With the receipt, so that a repeated call brings what the first answer may not have brought
      const receiptFor = ({ applicationId }: ApplicationRecord) => ({
        'set-cookie': cookies.withReceipt(request, applicationId),
      });
      const record = await applying.apply(request.body.educationId, {
        caller: request,
        proof,
        arrival,
        answer: (body) => ({ request, status: 201, body, headers: receiptFor(body) }),
      });
      return reply.code(201).headers(receiptFor(record)).send(record);
    },
  );
}
