import { createFileLedger, createRevisions, purgeRemovedMedia, runMaintenance } from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { forgetPeople } from './features/leaving/leaving-repository.ts';
import { purgeRemovedAnswers } from './features/answers/answer-repository.ts';
import { removeUnusedMedia } from './features/media/board-media-repository.ts';
import { purgeTrash } from './features/trash/trash-repository.ts';

/**
 * Maintenance jobs of the service. People who left are forgotten here within half a minute. No reader depends on any of
 * it: whatever is hidden, scheduled or overdue is so by comparison.
 */
export function addMaintenance(app: ServiceApp): void {
  const ledger = createFileLedger(app.db, app.files);
  const revisions = createRevisions(app.db);
  runMaintenance(app, {
    everyMs: 30_000,
    jobs: {
      'forget people who left': () => forgetPeople(app.db),
      'tidy the history': () => revisions.maintain(),
      'empty the trash': () => purgeTrash(app.db, ledger),
      'delete answers that were removed': () => purgeRemovedAnswers(app.db),
      'delete images that were removed': () => purgeRemovedMedia(app.db, ledger),
      'remove images that no text shows': () => removeUnusedMedia(app.db, ledger),
    },
  });
}
