import type { Knex } from 'knex';
import type { User } from '../users/user.ts';

/** Any number, the same in all copies: erasures commit in the order of their sequence, so that no reader of the feed misses one. */
const feedLock = 704_118_022;

/** What is taken away with an account, inside the transaction that erases it. */
export function createErasureRepository(trx: Knex.Transaction) {
  const entries = () => trx.withSchema('audit').table('entries');

  /** Takes names out of the audit log; what was done, and the id that says nothing any more, stay. */
  async function eraseLabels({ id, address, emailVerifiedAt }: User): Promise<void> {
    const target = { targetType: 'user', targetId: id };
    await entries().where({ actorId: id }).whereNotNull('actorLabel').update({ actorLabel: null });
    await entries().where(target).whereNotNull('targetLabel').update({ targetLabel: null });
    // Entries with only an address belong to the account if it is verified: anybody can sign up with a visitor's address
    if (address === null || emailVerifiedAt === null) return;
    // The first condition has an index; it may hold for look-alikes
    await entries()
      .whereRaw('lower(target_label) = ? and normal_email(target_label) = ?', [address, address])
      .update({ targetLabel: null });
    await entries()
      .whereRaw('subjects @> array[?]', [address])
      .update({ subjects: trx.raw('array_replace(subjects, ?, ?)', [address, id]) });
  }

  return {
    /** With all that hangs on the account; false when it has gone already. */
    deleteUser: async (id: string): Promise<boolean> => (await trx('users').where({ id }).delete()) > 0,

    /** Puts an erasure into the feed that the other services read. */
    async tell(userId: string): Promise<void> {
      await trx.raw('select pg_advisory_xact_lock(?)', [feedLock]);
      await trx('erasures').insert({ userId });
    },

    /** Names in the audit log, and mails that could not be delivered, which still hold their text. */
    async eraseTraces(user: User): Promise<void> {
      await eraseLabels(user);
      // Mails of this service go to its members alone, so these were sent to nobody else
      await trx('outbox')
        .whereRaw('coalesce(normal_email(recipient), recipient) = ?', [user.address ?? user.email])
        .whereNotNull('failedAt')
        .delete();
    },
  };
}
