import { readDeletedAccounts } from '@portal/service-kit';
import type { Knex } from 'knex';
import { kept } from '../../retention.ts';

/** Deletes an inquiry with all that belongs to it, and those that were merged into it. */
export const deleteInquiry = (trx: Knex, id: string): Promise<unknown> =>
  trx('inquiries')
    .where({ id })
    .orWhere({ mergedInto: id })
    .delete()
    .then((rows) => rows);

/** Deletes the inquiries of those who left that were completed, and takes their accounts out of the others. */
export const clearDeletedAccounts = (db: Knex): Promise<number> =>
  readDeletedAccounts(db, async (trx, ids) => {
    const theirs = 'inquiries.sender_id = any(?::text[])';
    await trx('inquiries')
      .whereRaw(`${theirs} and ${kept('state')} in ('answered', 'spam')`, [ids])
      .delete();
    await trx('inquiries').whereRaw(theirs, [ids]).update({ senderId: null, senderEmail: null, accountDeleted: true });
  });
