import { recordAudit } from '@portal/service-kit';
import type { AuditEntry } from '@portal/service-kit';
import type { Knex } from 'knex';

/** Writes what the portal tells, of which `remember` hears in the same transaction. */
export function recordPortalEntry(db: Knex, entry: AuditEntry, remember: (trx: Knex) => Promise<void>): Promise<void> {
  return db.transaction(async (trx) => {
    await recordAudit(trx, entry);
    await remember(trx);
  });
}
