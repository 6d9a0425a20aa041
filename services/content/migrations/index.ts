import { idempotencyMigration, revisionMigration } from '@portal/service-kit';
import type { Migrations } from '@portal/service-kit';
import * as timeline from './001-timeline.ts';
import * as cases from './002-cases.ts';
import * as offices from './003-offices.ts';
import * as slides from './004-slides.ts';
import * as versions from './005-versions.ts';
import { siteSearch } from './007-site-search.ts';

export const migrations: Migrations = {
  '001-timeline': timeline,
  '002-cases': cases,
  '003-offices': offices,
  '004-slides': slides,
  '005-versions': versions,
  '006-idempotency': idempotencyMigration,
  '007-site-search': siteSearch,
  '008-revisions': revisionMigration,
};
