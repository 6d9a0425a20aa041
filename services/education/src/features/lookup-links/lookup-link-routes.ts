import { longestEmail, normalEmail, quotasOf, Type } from '@portal/service-kit';
import type { EducationApp } from '../../config.ts';
import { emailAddress, Line, refuseFindings } from '../../fields.ts';
import { LanguageSchema, languageOf, languageQuery } from '../../language.ts';
import { educationQuotas } from '../../quotas.ts';
import { MyApplicationSchema } from '../applications/application-schemas.ts';
import type { ApplicationService } from '../applications/application-service.ts';
import type { ProofCookies } from '../proof/proof-cookies.ts';
import type { LookupLinkService } from './lookup-link-service.ts';

interface Needs {
  links: LookupLinkService;
  applications: ApplicationService;
  cookies: ProofCookies;
}

export function lookupLinkRoutes(app: EducationApp, { links, applications, cookies }: Needs): void {
  const quotas = quotasOf(app, educationQuotas);

  app.post(
    '/lookup-link',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'requestLookupLink',
        summary:
          'Mails a one-time link to an address with which somebody has applied; the answer does not tell whether there is one',
        body: Type.Object(
          { email: Line(longestEmail), lang: Type.Optional(LanguageSchema) },
          { additionalProperties: false },
        ),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      refuseFindings({ email: emailAddress(request.body.email) });
      const email = normalEmail(request.body.email) ?? '';
      await quotas.take(request, ['lookup-links-per-address']);
      await links.request(email, languageOf(request, request.body.lang), () =>
        quotas.admits(request, ['lookup-links-per-email', 'lookup-links'], { email }),
      );
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/lookup-link/open',
    {
      // A second use must not be answered like the first
      config: { access: 'public', idempotency: false },
      schema: {
        operationId: 'openLookupLink',
        summary:
          'Opens a mailed link, once: the applications of its address, which this browser may then handle for an hour',
        querystring: Type.Object({ lang: languageQuery }),
        body: Type.Object({ token: Line(100) }, { additionalProperties: false }),
        response: { 200: Type.Object({ email: Type.String(), applications: Type.Array(MyApplicationSchema) }) },
      },
    },
    async (request, reply) => {
      await quotas.take(request, ['lookups-per-address']);
      const email = await links.open(request.body.token);
      void reply.header('set-cookie', cookies.withLookup(email, new Date()));
      return { email, applications: await applications.of({ email }, request.query.lang ?? 'ko') };
    },
  );
}
