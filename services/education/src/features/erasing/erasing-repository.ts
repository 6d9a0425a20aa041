import { assignments, readDeletedAccounts } from '@portal/service-kit';
import type { Knex } from 'knex';
import { withoutPerson } from '../../retention.ts';

/** Takes the person out of one application. */
export const erasePerson = (trx: Knex, applicationId: number): Promise<unknown> =>
  trx.raw(`update applications ended set ${assignments(withoutPerson)} where id = ?`, [applicationId]);

/** Takes the accounts of those who left out of their applications, and out of the images that they uploaded. */
export const clearDeletedAccounts = (db: Knex): Promise<number> =>
  readDeletedAccounts(db, async (trx, ids) => {
    await trx('applications')
      .whereRaw('user_id = any(?::text[])', [ids])
      .update({ userId: null, accountDeleted: true });
    for (const table of ['media', 'removed_media'])
      await trx(table).whereRaw('author_id = any(?::text[])', [ids]).update({ authorId: null, authorEmail: '' });
  });
