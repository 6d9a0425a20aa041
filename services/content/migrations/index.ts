import {
  fileRemovalsMigration,
  foldedTermsMigration,
  idempotencyMigration,
  revisionMigration,
  foldedListsMigration,
} from '@portal/service-kit';
import type { Migrations } from '@portal/service-kit';
import * as timeline from './001-timeline.ts';
import * as cases from './002-cases.ts';
import * as offices from './003-offices.ts';
import * as slides from './004-slides.ts';
import * as versions from './005-versions.ts';
import { siteSearch } from './007-site-search.ts';
import * as caseStories from './009-case-stories.ts';
import * as offerFacts from './010-offer-facts.ts';
import { caseSearch } from './011-case-search.ts';
import * as pictures from './012-pictures.ts';
import * as pictureLibrary from './014-picture-library.ts';
import { trash } from './017-trash.ts';

export const migrations: Migrations = {
  '001-timeline': timeline,
  '002-cases': cases,
  '003-offices': offices,
  '004-slides': slides,
  '005-versions': versions,
  '006-idempotency': idempotencyMigration,
  '007-site-search': siteSearch,
  '008-revisions': revisionMigration,
  '009-case-stories': caseStories,
  '010-offer-facts': offerFacts,
  '011-case-search': caseSearch,
  '012-pictures': pictures,
  '013-file-removals': fileRemovalsMigration,
  '014-picture-library': pictureLibrary,
  '015-folded-search': foldedTermsMigration,
  '016-folded-lists': foldedListsMigration(),
  '017-trash': trash,
};
