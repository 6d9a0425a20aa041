import {
  cleanStoredPictures,
  createFileLedger,
  createRevisions,
  purgeRemovedMedia,
  runMaintenance,
} from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { publishDueCorrections } from './features/corrections/correction-repository.ts';
import { purgeRemovedAnswers } from './features/answers/answer-repository.ts';
import { deleteAnswerUses, removeUnusedMedia } from './features/media/media-use-repository.ts';
import { clearDeletedAccounts } from './features/erasing/erasing-repository.ts';
import { pictureTables } from './features/attachments/stored-pictures.ts';
import { purgeTrash } from './features/trash/trash-repository.ts';

/**
 * Maintenance jobs of the service. People who left are forgotten here within half a minute, and a
 * correction with a moment is published within half a minute of it. No reader depends on anything else: whatever is hidden,
 * scheduled or overdue is so by comparison.
 */
export function addMaintenance(app: ServiceApp): void {
  const ledger = createFileLedger(app.db, app.files);
  const revisions = createRevisions(app.db);
  runMaintenance(app, {
    everyMs: 30_000,
    jobs: {
      'clear deleted accounts': () => clearDeletedAccounts(app.db),
      'publish corrections that are due': () => publishDueCorrections(app.db, ledger),
      'clean pictures that were stored with metadata': () =>
        cleanStoredPictures(app.db, { files: app.files, ledger, tables: pictureTables }),
      'tidy the history': () => revisions.maintain(),
      'empty the trash': () => purgeTrash(app.db, ledger),
      'delete answers that were removed': () => purgeRemovedAnswers(app.db),
      'delete what is noted of answers that are gone': () => deleteAnswerUses(app.db),
      'delete images that were removed': () => purgeRemovedMedia(app.db, ledger),
      'remove images that no text shows': () => removeUnusedMedia(app.db, ledger),
    },
  });
}
