import { createFileLedger, defineService, runMaintenance, searchRoute } from '@portal/service-kit';
import type { ServiceApp, ServiceDefinition } from '@portal/service-kit';
import { migrations } from '../migrations/index.ts';
import { seedContent } from '../seeds/content.ts';
import { casePageRoutes } from './features/cases/case-page-routes.ts';
import { cases } from './features/cases/case-view.ts';
import { company } from './features/company/company-view.ts';
import { entryViewRoutes } from './features/entries/entry-view-routes.ts';
import { offices } from './features/offices/office-view.ts';
import { offerFacts } from './features/offer-facts/offer-fact-view.ts';
import { purgeRemovedPictures } from './features/pictures/picture-repository.ts';
import { pictureRoutes } from './features/pictures/picture-routes.ts';
import { slides } from './features/slides/slide-view.ts';
import { timelineEntries } from './features/timeline/timeline-view.ts';
import { resources } from './resources.ts';
import { contentRetention } from './retention.ts';

const published = [timelineEntries, cases, offices, slides, offerFacts, company];

function contentRoutes(app: ServiceApp): void {
  for (const entries of published) entryViewRoutes(app, entries);
  casePageRoutes(app);
  pictureRoutes(app);
  searchRoute(app, { operationId: 'searchContent', kinds: ['case', 'history', 'office'] });
  const ledger = createFileLedger(app.db, app.files);
  runMaintenance(app, {
    everyMs: 60_000,
    jobs: {
      'delete pictures that were removed': () => purgeRemovedPictures(app.db, ledger),
    },
  });
}

/** What the company says of itself: history, customer cases, offices, contact data and the slides of Home. */
export const contentService: ServiceDefinition = defineService({
  name: 'content',
  bases: { content: contentRoutes },
  migrations,
  resources,
  retention: contentRetention,
  personalData: 'none',
  overview: [],
  seed: ({ db }) => seedContent(db),
});
