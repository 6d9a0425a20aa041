import { defineService } from '@portal/service-kit';
import type { ServiceApp, ServiceDefinition } from '@portal/service-kit';
import { migrations } from '../migrations/index.ts';
import { seedContent } from '../seeds/content.ts';
import { caseEntry } from './features/cases/case-entry.ts';
import { caseRoutes } from './features/cases/case-routes.ts';
import { companyEntry } from './features/company/company-entry.ts';
import { companyRoutes } from './features/company/company-routes.ts';
import { entryRoutes, onlyRowRoutes } from './features/entries/entry-routes.ts';
import { officeEntry } from './features/offices/office-entry.ts';
import { officeRoutes } from './features/offices/office-routes.ts';
import { slideEntry } from './features/slides/slide-entry.ts';
import { slideRoutes } from './features/slides/slide-routes.ts';
import { timelineEntry } from './features/timeline/timeline-entry.ts';
import { timelineRoutes } from './features/timeline/timeline-routes.ts';

function contentRoutes(app: ServiceApp): void {
  timelineRoutes(app);
  caseRoutes(app);
  officeRoutes(app);
  slideRoutes(app);
  companyRoutes(app);
  for (const noun of [timelineEntry, caseEntry, officeEntry, slideEntry]) entryRoutes(app, noun);
  onlyRowRoutes(app, companyEntry);
}

/** What the company says of itself: history, customer cases, offices, contact data and the slides of Home. */
export const contentService: ServiceDefinition = defineService({
  name: 'content',
  bases: { content: contentRoutes },
  migrations,
  seed: ({ db }) => seedContent(db),
});
