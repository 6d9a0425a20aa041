import { caseResource } from './features/cases/case-resource.ts';
import { companyResource } from './features/company/company-resource.ts';
import { officeResource } from './features/offices/office-resource.ts';
import { offerFactResource } from './features/offer-facts/offer-fact-resource.ts';
import { slideResource } from './features/slides/slide-resource.ts';
import { timelineResource } from './features/timeline/timeline-resource.ts';

/** What admins list and edit by its description; `npm run new:resource` adds to it. */
export const resources = [
  timelineResource,
  caseResource,
  officeResource,
  slideResource,
  offerFactResource,
  companyResource,
];
