import {
  deletedAccountsMigration,
  fileRemovalsMigration,
  foldedTermsMigration,
  idempotencyMigration,
  mailTemplateMigration,
  mediaMigration,
  mediaTrashMigration,
  outboxExtrasMigration,
  outboxFailuresMigration,
  outboxMigration,
  quotaMigration,
  revisionMigration,
  foldedListsMigration,
} from '@portal/service-kit';
import type { Migrations } from '@portal/service-kit';
import * as trainings from './001-trainings.ts';
import * as applications from './002-applications.ts';
import * as waitingList from './003-waiting-list.ts';
import * as lookupLinks from './004-lookup-links.ts';
import * as addresses from './009-addresses.ts';
import * as repeatedApplications from './010-repeated-applications.ts';
import * as enteredByStaff from './011-entered-by-staff.ts';
import * as trainingTrash from './012-training-trash.ts';
import * as reminders from './013-reminders.ts';
import * as attendance from './014-attendance.ts';
import * as certificates from './015-certificates.ts';
import * as applicantLists from './018-applicant-lists.ts';
import * as provenApplications from './023-proven-applications.ts';
import * as shownImages from './024-shown-images.ts';
import * as remindersOfDays from './027-reminders-of-days.ts';
import * as erasedApplications from './029-erased-applications.ts';
import * as trainingsByStart from './031-trainings-by-start.ts';
import { siteSearch } from './016-site-search.ts';

export const migrations: Migrations = {
  '001-trainings': trainings,
  '002-applications': applications,
  '003-waiting-list': waitingList,
  '004-lookup-links': lookupLinks,
  '005-outbox': outboxMigration,
  '006-outbox-extras': outboxExtrasMigration,
  '007-idempotency': idempotencyMigration,
  '008-quotas': quotaMigration,
  '009-addresses': addresses,
  '010-repeated-applications': repeatedApplications,
  '011-entered-by-staff': enteredByStaff,
  '012-training-trash': trainingTrash,
  '013-reminders': reminders,
  '014-attendance': attendance,
  '015-certificates': certificates,
  '016-site-search': siteSearch,
  '017-revisions': revisionMigration,
  '018-applicant-lists': applicantLists,
  '019-mail-templates': mailTemplateMigration,
  '020-file-removals': fileRemovalsMigration,
  '021-media': mediaMigration,
  '022-media-trash': mediaTrashMigration,
  '023-proven-applications': provenApplications,
  '024-shown-images': shownImages,
  '025-outbox-failures': outboxFailuresMigration,
  '026-folded-search': foldedTermsMigration,
  '027-reminders-of-days': remindersOfDays,
  '028-folded-lists': foldedListsMigration({
    applications_folded: {
      table: 'applications',
      text: `name || E'\\n' || email || E'\\n' || company || E'\\n' || phone_number`,
    },
  }),
  '029-erased-applications': erasedApplications,
  '030-deleted-accounts': deletedAccountsMigration,
  '031-trainings-by-start': trainingsByStart,
};
