import type { Migrations } from '@portal/service-kit/database';
import * as insights from './002-insights.ts';
import * as pageVisits from './003-page-visits.ts';
import * as releases from './001-releases.ts';

export const migrations: Migrations = {
  '001-releases': releases,
  '002-insights': insights,
  '003-page-visits': pageVisits,
};
