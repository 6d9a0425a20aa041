import { createRevisions, runMaintenance } from '@portal/service-kit';
import type { SupportApp } from './config.ts';
import type { Inbound } from './features/inbound/inbound-service.ts';
import type { Attachments } from './features/attachments/attachment-service.ts';

/** Maintenance jobs of the service, every ten minutes. */
export function addMaintenance(app: SupportApp, attachments: Attachments, inbound: Inbound | undefined): void {
  const revisions = createRevisions(app.db);
  runMaintenance(app, {
    everyMs: 10 * 60_000,
    jobs: {
      'remove uploads that were never sent, and files without a row': () => attachments.sweep(),
      'forget mails that came in long ago': async () => inbound?.maintain(),
      'tidy the history': () => revisions.maintain(),
    },
  });
}
