import {
  idempotencyMigration,
  mailTemplateMigration,
  outboxFailuresMigration,
  outboxMigration,
  quotaMigration,
  revisionMigration,
  foldedListsMigration,
} from '@portal/service-kit';
import type { Migrations } from '@portal/service-kit';
import * as users from './001-users.ts';
import * as sessions from './002-sessions.ts';
import * as verifications from './003-verifications.ts';
import * as signInAttempts from './004-sign-in-attempts.ts';
import * as accountsComplete from './006-accounts-complete.ts';
import * as secondFactor from './009-second-factor.ts';
import * as sectionRoles from './010-section-roles.ts';
import * as revocations from './011-revocations.ts';
import * as addresses from './012-addresses.ts';
import * as releaseMails from './015-release-mails.ts';
import * as backups from './016-backups.ts';
import * as heldReleaseMails from './018-held-release-mails.ts';
import * as passwordProofs from './017-password-proofs.ts';

export const migrations: Migrations = {
  '001-users': users,
  '002-sessions': sessions,
  '003-verifications': verifications,
  '004-sign-in-attempts': signInAttempts,
  '005-outbox': outboxMigration,
  '006-accounts-complete': accountsComplete,
  '007-idempotency': idempotencyMigration,
  '008-quotas': quotaMigration,
  '009-second-factor': secondFactor,
  '010-section-roles': sectionRoles,
  '011-revocations': revocations,
  '012-addresses': addresses,
  '013-revisions': revisionMigration,
  '014-mail-templates': mailTemplateMigration,
  '015-release-mails': releaseMails,
  '016-backups': backups,
  '017-password-proofs': passwordProofs,
  '018-held-release-mails': heldReleaseMails,
  '019-outbox-failures': outboxFailuresMigration,
  '020-folded-lists': foldedListsMigration({ users_folded: { table: 'users', text: 'search_text' } }),
};
