import { createRevisions, runMaintenance } from '@portal/service-kit';
import type { SupportApp } from './config.ts';
import type { Attachments } from './features/attachments/attachment-service.ts';

/** Maintenance jobs of the service, every ten minutes. */
export function addMaintenance(app: SupportApp, attachments: Attachments): void {
  const revisions = createRevisions(app.db);
  runMaintenance(app, {
    everyMs: 10 * 60_000,
    jobs: {
      'remove uploads that were never sent, and files without a row': () => attachments.sweep(),
      'tidy the history': () => revisions.maintain(),
    },
  });
}
