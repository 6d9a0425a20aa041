import { createFileLedger, createRevisions, defineService, runMaintenance, searchRoute } from '@portal/service-kit';
import type { ServiceApp, ServiceDefinition } from '@portal/service-kit';
import { migrations } from '../migrations/index.ts';
import { seedContent } from '../seeds/content.ts';
import { casePageRoutes } from './features/cases/case-page-routes.ts';
import { caseEntry } from './features/cases/case-entry.ts';
import { companyEntry } from './features/company/company-entry.ts';
import { entryRoutes, onlyRowRoutes } from './features/entries/entry-routes.ts';
import { officeEntry } from './features/offices/office-entry.ts';
import { offerFactEntry } from './features/offer-facts/offer-fact-entry.ts';
import { purgeRemovedPictures } from './features/pictures/picture-repository.ts';
import { pictureRoutes } from './features/pictures/picture-routes.ts';
import { slideEntry } from './features/slides/slide-entry.ts';
import { timelineEntry } from './features/timeline/timeline-entry.ts';
import { contentRetention } from './retention.ts';

function contentRoutes(app: ServiceApp): void {
  for (const noun of [timelineEntry, caseEntry, officeEntry, slideEntry, offerFactEntry]) entryRoutes(app, noun);
  casePageRoutes(app);
  pictureRoutes(app);
  onlyRowRoutes(app, companyEntry);
  searchRoute(app, { operationId: 'searchContent', kinds: ['case', 'history', 'office'] });
  const revisions = createRevisions(app.db);
  const ledger = createFileLedger(app.db, app.files);
  runMaintenance(app, {
    everyMs: 60_000,
    jobs: {
      'tidy the history': () => revisions.maintain(),
      'delete pictures that were removed': () => purgeRemovedPictures(app.db, ledger),
    },
  });
}

/** What the company says of itself: history, customer cases, offices, contact data and the slides of Home. */
export const contentService: ServiceDefinition = defineService({
  name: 'content',
  bases: { content: contentRoutes },
  migrations,
  retention: contentRetention,
  personalData: 'none',
  overview: [],
  seed: ({ db }) => seedContent(db),
});
