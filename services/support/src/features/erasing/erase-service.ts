import { recordAudit, refuseUnseen } from '@portal/service-kit';
import type { Knex } from 'knex';
import { auditEntry, type Admin } from '../inbox/inquiry-audit.ts';
import { lockUnmerged } from '../inbox/inquiry-changes.ts';
import { deleteInquiry } from './erasing-repository.ts';

/** Deletes an inquiry for good, at the request of its sender. 404 `inquiry-not-found`, 409 `inquiry-merged`, `stale-edit`. */
export const eraseInquiry = (db: Knex, number: string, version: number | undefined, admin: Admin): Promise<void> =>
  db.transaction(async (trx) => {
    const inquiry = await lockUnmerged(trx, number);
    refuseUnseen(inquiry, version);
    await deleteInquiry(trx, inquiry.id);
    await recordAudit(trx, auditEntry(admin, 'inquiry.purge', inquiry));
  });
