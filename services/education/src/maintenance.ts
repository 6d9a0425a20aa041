import { createFileLedger, createRevisions, purgeRemovedMedia, runMaintenance } from '@portal/service-kit';
import type { EducationApp } from './config.ts';
import type { TrainingMailer } from './features/mails/mail-applicants.ts';
import { remindApplicants } from './features/reminders/remind-applicants.ts';
import { clearDeletedAccounts } from './features/erasing/erasing-repository.ts';
import { purgeTrash } from './features/training-trash/training-trash-service.ts';

/** Maintenance jobs of the service, once a minute. */
export function addMaintenance(app: EducationApp, mailer: TrainingMailer): void {
  const revisions = createRevisions(app.db);
  const ledger = createFileLedger(app.db, app.files);
  runMaintenance(app, {
    everyMs: 60_000,
    jobs: {
      'clear deleted accounts': () => clearDeletedAccounts(app.db),
      'empty the trash': () => purgeTrash(app.db),
      'delete images that were removed': () => purgeRemovedMedia(app.db, ledger),
      'tidy the history': () => revisions.maintain(),
      'remind applicants': () => remindApplicants(app.db, mailer),
    },
  });
}
