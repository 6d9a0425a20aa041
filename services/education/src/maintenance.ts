import { createFileLedger, purgeRemovedMedia, runMaintenance } from '@portal/service-kit';
import type { EducationApp } from './config.ts';
import type { TrainingMailer } from './features/mails/mail-applicants.ts';
import { remindApplicants } from './features/reminders/remind-applicants.ts';
import { clearDeletedAccounts } from './features/erasing/erasing-repository.ts';

/** Maintenance jobs of the service beside those of its resources, once a minute. */
export function addMaintenance(app: EducationApp, mailer: TrainingMailer): void {
  const ledger = createFileLedger(app.db, app.files);
  runMaintenance(app, {
    everyMs: 60_000,
    jobs: {
      'clear deleted accounts': () => clearDeletedAccounts(app.db),
      'delete images that were removed': () => purgeRemovedMedia(app.db, ledger),
      'remind applicants': () => remindApplicants(app.db, mailer),
    },
  });
}
