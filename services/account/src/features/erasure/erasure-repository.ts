import type { Knex } from 'knex';
import type { User } from '../users/user.ts';

/** Any number, the same in all copies: erasures commit in the order of their sequence, so that no reader of the feed misses one. */
const feedLock = 704_118_022;

/** What is taken away with an account, inside the transaction that erases it. */
export function createErasureRepository(trx: Knex.Transaction) {
  const entries = () => trx.withSchema('audit').table('entries');

  /** Takes names out of the audit log; what was done, and the id that says nothing any more, stay. */
  async function eraseLabels({ id, email }: User): Promise<void> {
    const address = email.toLowerCase();
    const target = { targetType: 'user', targetId: id };
    await entries().where({ actorId: id }).whereNotNull('actorLabel').update({ actorLabel: null });
    await entries().where(target).whereNotNull('targetLabel').update({ targetLabel: null });
    await entries().whereRaw('lower(target_label) = ?', [address]).update({ targetLabel: null });
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
      await trx('outbox').whereRaw('lower(recipient) = lower(?)', [user.email]).whereNotNull('failedAt').delete();
    },
  };
}
