import { defineService, serveResources } from '@portal/service-kit';
import { migrations } from '../migrations/index.ts';
import { seedDocuments } from '../seeds/seed-documents.ts';
import { seedInquiries } from '../seeds/seed-inquiries.ts';
import { defaultInboxOf, supportConfigSchema } from './config.ts';
import { emailRoutes } from './email-routes.ts';
import { documentRoutes } from './features/documents/document-routes.ts';
import { supportPersonalData } from './features/my-inquiries/personal-data.ts';
import { settingsResource } from './features/settings/settings-resource.ts';
import { supportMails } from './support-mails.ts';
import { supportQuotas } from './quotas.ts';
import { supportOverview } from './overview-repository.ts';
import { supportLookup, supportPerson } from './record-repository.ts';
import { resources } from './resources.ts';
import { supportRetention } from './retention.ts';

/** Documents for download and the inquiries of the three forms. */
export const supportService = defineService({
  name: 'support',
  bases: {
    file: documentRoutes,
    email: (app) => {
      serveResources(app, [...resources, settingsResource(defaultInboxOf(app.config))]);
      return emailRoutes(app);
    },
  },
  migrations,
  retention: supportRetention,
  quotas: supportQuotas,
  personalData: supportPersonalData,
  mails: supportMails,
  overview: supportOverview,
  person: supportPerson,
  lookup: supportLookup,
  configSchema: supportConfigSchema,
  async seed({ db, files, config, log }) {
    const made = await seedDocuments({ db, files });
    if (made.length > 0) log.info({ documents: made }, 'documents published');
    // Where real people write, invented ones would be in the way
    if (config.PORTAL_ENV !== 'production') await seedInquiries(db, config, new Date());
  },
});
