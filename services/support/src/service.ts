import { defineService, type ServiceDefinition } from '@portal/service-kit';
import { migrations } from '../migrations/index.ts';
import { seedDocuments } from '../seeds/seed-documents.ts';
import { documentRoutes } from './features/documents/document-routes.ts';

/** Documents for download; inquiries join it under `/api/email`. */
export const supportService: ServiceDefinition = defineService({
  name: 'support',
  bases: { file: documentRoutes },
  migrations,
  async seed({ db, filesDir, log }) {
    const made = await seedDocuments({ db, filesDir });
    if (made.length > 0) log.info({ documents: made }, 'documents published');
  },
});
