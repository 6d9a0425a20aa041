import { defineService } from '@portal/service-kit';
import { migrations } from '../migrations/index.ts';
import { seedDocuments } from '../seeds/seed-documents.ts';
import { supportConfigSchema } from './config.ts';
import { emailRoutes } from './email-routes.ts';
import { documentRoutes } from './features/documents/document-routes.ts';

/** Documents for download and the inquiries of the three forms. */
export const supportService = defineService({
  name: 'support',
  bases: { file: documentRoutes, email: emailRoutes },
  migrations,
  configSchema: supportConfigSchema,
  async seed({ db, filesDir, log }) {
    const made = await seedDocuments({ db, filesDir });
    if (made.length > 0) log.info({ documents: made }, 'documents published');
  },
});
