import { attachmentDisposition, auditOf, quotasOf } from '@portal/service-kit';
import type { EducationApp } from '../../config.ts';
import { educationQuotas } from '../../quotas.ts';
import type { ProofCookies } from '../proof/proof-cookies.ts';
import {
  CertificateFileHeaders,
  CertificateQuery,
  CertificateSchema,
  CertificatesQuery,
  IssueBody,
  IssuedCertificateSchema,
  TrainingCertificatesSchema,
  WithdrawBody,
} from './certificate-schemas.ts';
import type { CertificateService } from './certificate-service.ts';

export function certificateRoutes(app: EducationApp, certificates: CertificateService, cookies: ProofCookies): void {
  const quotas = quotasOf(app, educationQuotas);

  app.get(
    '/certificate',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'verifyCertificate',
        summary:
          'What a certificate says and whether it is valid, to anybody; only the first letter of the name is shown',
        querystring: CertificateQuery,
        response: { 200: CertificateSchema },
      },
    },
    async (request) => {
      await quotas.take(request, ['certificate-checks-per-address']);
      return certificates.check(request.query.number, request.query.lang ?? 'ko');
    },
  );

  app.get(
    '/certificate-file',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'downloadCertificate',
        summary: 'A valid certificate as PDF, for its holder and for agents',
        querystring: CertificateQuery,
        headers: CertificateFileHeaders,
        produces: ['application/pdf'],
      },
    },
    async (request, reply) => {
      await quotas.take(request, ['certificate-files-per-address']);
      const { number, lang = 'ko' } = request.query;
      const bytes = await certificates.file(number, lang, {
        proof: cookies.proofOf(request, new Date()),
        key: request.headers['certificate-key'],
        actor: request.user ? auditOf(request) : { requestId: request.id },
        address: request.ip,
      });
      return reply
        .type('application/pdf')
        .header('content-disposition', attachmentDisposition(`${number.trim().toUpperCase()}.pdf`))
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
    },
  );

  app.get(
    '/admin/certificates',
    {
      config: { access: 'agent', stepUp: 'rows' },
      schema: {
        operationId: 'listCertificates',
        summary: 'The certificates of a training, and how many can be issued',
        querystring: CertificatesQuery,
        response: { 200: TrainingCertificatesSchema },
      },
    },
    (request) => certificates.list(request.query.educationId),
  );

  app.post(
    '/admin/certificates',
    {
      config: { access: 'agent', stepUp: 'mail' },
      schema: {
        operationId: 'issueCertificates',
        summary:
          'Issues certificates to those who were present at a training that is over, and mails them; repeating it does no harm',
        body: IssueBody,
        response: { 200: TrainingCertificatesSchema },
      },
    },
    (request) => certificates.issue(request.body, auditOf(request)),
  );

  app.post(
    '/admin/certificates/withdraw',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'withdrawCertificate',
        summary: 'Withdraws a certificate for good; another one can be issued instead',
        body: WithdrawBody,
        response: { 200: IssuedCertificateSchema },
      },
    },
    (request) => certificates.withdraw(request.body.number, request.body.reason, auditOf(request)),
  );
}
