import type { Migrations } from '@portal/service-kit/database';
import * as heldReleases from './007-held-releases.ts';
import * as insights from './002-insights.ts';
import * as pageVisits from './003-page-visits.ts';
import * as releaseEvents from './005-release-events.ts';
import * as releases from './001-releases.ts';
import * as serviceVersions from './004-service-versions.ts';
import * as visitPages from './006-visit-pages.ts';

export const migrations: Migrations = {
  '001-releases': releases,
  '002-insights': insights,
  '003-page-visits': pageVisits,
  '004-service-versions': serviceVersions,
  '005-release-events': releaseEvents,
  '006-visit-pages': visitPages,
  '007-held-releases': heldReleases,
};
