import cookie from '@fastify/cookie';
import {
  createResourceService,
  defineService,
  mediaRoutes,
  quotasOf,
  searchRoute,
  serveResources,
} from '@portal/service-kit';
import { migrations } from '../migrations/index.ts';
import { seedEducation } from '../seeds/education.ts';
import { educationConfigSchema } from './config.ts';
import type { EducationApp } from './config.ts';
import { applicantImportRoutes } from './features/applicants/applicant-import-routes.ts';
import { createApplicantImport } from './features/applicants/applicant-import-service.ts';
import { applicantChangeRoutes } from './features/applicants/applicant-change-routes.ts';
import { createApplicantChangeService } from './features/applicants/applicant-change-service.ts';
import { applicantRoutes } from './features/applicants/applicant-routes.ts';
import { createApplicantService } from './features/applicants/applicant-service.ts';
import { formerListRoutes } from './features/applicants/former-list-routes.ts';
import { applicationResource } from './features/applications/application-resource.ts';
import { applicationRoutes } from './features/applications/application-routes.ts';
import { createApplicationService } from './features/applications/application-service.ts';
import { seenApplications } from './features/applications/application-values-repository.ts';
import { educationPersonalData } from './features/applications/personal-data.ts';
import { applyRoutes } from './features/applying/apply-routes.ts';
import { createApplyService } from './features/applying/apply-service.ts';
import { createCertificateLinks } from './features/certificates/certificate-link.ts';
import { createCertificatePress } from './features/certificates/certificate-press.ts';
import { certificateRoutes } from './features/certificates/certificate-routes.ts';
import { createCertificateService } from './features/certificates/certificate-service.ts';
import { createCheckInCodes } from './features/applications/check-in-code.ts';
import { checkInRoutes } from './features/check-in/check-in-routes.ts';
import { lookupLinkRoutes } from './features/lookup-links/lookup-link-routes.ts';
import { createLookupLinkService } from './features/lookup-links/lookup-link-service.ts';
import { educationMails } from './features/mails/education-mails.ts';
import { createTrainingMailer } from './features/mails/mail-applicants.ts';
import { createProofCookies } from './features/proof/proof-cookies.ts';
import { trainingMedia } from './features/media/training-media-repository.ts';
import { trainingAdminRoutes } from './features/training-admin/training-admin-routes.ts';
import { createTrainingAdminService } from './features/training-admin/training-admin-service.ts';
import { trainingRoutes } from './features/trainings/training-routes.ts';
import { createTrainingRepository } from './features/trainings/training-repository.ts';
import { createTrainingService } from './features/trainings/training-service.ts';
import { addMaintenance } from './maintenance.ts';
import { educationQuotas } from './quotas.ts';
import { educationOverview } from './overview-repository.ts';
import { educationLookup, educationPerson } from './record-repository.ts';
import { educationRetention } from './retention.ts';

async function educationRoutes(app: EducationApp): Promise<void> {
  await app.register(cookie, { secret: app.config.EDUCATION_RECEIPT_SECRET });
  const cookies = createProofCookies(app);
  const mailer = createTrainingMailer(app.config);
  const trainings = createTrainingAdminService(app.db, mailer);
  addMaintenance(app, mailer);
  const codes = createCheckInCodes(app.config);
  const applications = createApplicationService(app.db, mailer, codes);
  const press = createCertificatePress();
  app.addHook('onClose', () => press.end());
  trainingRoutes(app, createTrainingService(createTrainingRepository(app.db)));
  searchRoute(app, { operationId: 'searchEducation', kinds: ['training'] });
  await app.register(async (personal) => {
    personal.addHook('onRequest', async (_request, reply) => {
      // Answers are about one person
      reply.header('cache-control', 'no-store');
    });
    const scope = personal as unknown as EducationApp;
    const origin = app.config.PUBLIC_ORIGIN;
    applyRoutes(scope, createApplyService(app.db, quotasOf(app, educationQuotas), { origin, mailer }), cookies);
    applicationRoutes(scope, applications, cookies);
    const links = createLookupLinkService(app.db, origin);
    lookupLinkRoutes(scope, { links, applications, cookies });
    const listed = createResourceService(app.db, applicationResource, { seen: seenApplications });
    serveResources(scope, [], [trainings.entries, listed]);
    trainingAdminRoutes(scope, trainings);
    mediaRoutes(scope, trainingMedia);
    applicantRoutes(scope, createApplicantService(app.db));
    formerListRoutes(scope, listed);
    const changes = createApplicantChangeService(app.db, mailer);
    applicantChangeRoutes(scope, changes);
    applicantImportRoutes(scope, createApplicantImport(app.db, mailer));
    checkInRoutes(scope, codes, changes);
    const certificateLinks = createCertificateLinks(app.config);
    certificateRoutes(scope, createCertificateService(app.db, { mailer, links: certificateLinks, press }), cookies);
  });
}

/** Trainings and the applications for them. */
export const educationService = defineService({
  name: 'education',
  bases: { education: educationRoutes },
  migrations,
  retention: educationRetention,
  quotas: educationQuotas,
  personalData: educationPersonalData,
  mails: educationMails,
  overview: educationOverview,
  person: educationPerson,
  lookup: educationLookup,
  seed: ({ db }) => seedEducation(db, new Date()),
  configSchema: educationConfigSchema,
});
