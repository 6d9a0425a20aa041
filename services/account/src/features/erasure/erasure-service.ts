import { randomUUID } from 'node:crypto';
import { enqueueMail, problem, recordAudit } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createUserRepository } from '../users/user-repository.ts';
import type { User } from '../users/user.ts';
import { farewellMail } from './farewell-mail.ts';

/** Any number, the same in all copies: erasures commit in the order of their sequence, so that no reader of the feed misses one. */
const feedLock = 704_118_022;

/** Takes names out of the audit log; what was done, and the id that says nothing any more, stay. */
async function eraseLabels(trx: Knex, { id, email }: User): Promise<void> {
  const entries = () => trx.withSchema('audit').table('entries');
  const address = email.toLowerCase();
  await entries().where({ actorId: id }).whereNotNull('actorLabel').update({ actorLabel: null });
  await entries().where({ targetType: 'user', targetId: id }).whereNotNull('targetLabel').update({ targetLabel: null });
  await entries().whereRaw('lower(target_label) = ?', [address]).update({ targetLabel: null });
  await entries()
    .whereRaw('subjects @> array[?]', [address])
    .update({ subjects: trx.raw('array_replace(subjects, ?, ?)', [address, id]) });
}

/** Mails that could not be delivered still hold their text. */
async function eraseFailedMails(trx: Knex, email: string): Promise<void> {
  await trx('outbox').whereRaw('lower(recipient) = lower(?)', [email]).whereNotNull('failedAt').delete();
}

/** People who leave. */
export function createErasureService(db: Knex) {
  return {
    /**
     * Erases an account with everything that hangs on it: credentials, sessions, consents, names in the audit log.
     * Other services learn of it from the feed. The address is free again at once. 409 `last-admin` for the last active administrator.
     */
    async erase(user: User, requestId: string): Promise<void> {
      await db.transaction(async (trx) => {
        const admins = await createUserRepository(trx).lockActiveAdmins();
        if (admins.length === 1 && admins[0] === user.id) throw problem.conflict('last-admin');
        const deleted = await trx('users').where({ id: user.id }).delete();
        // Somebody was faster on another device
        if (deleted === 0) return;
        await trx.raw('select pg_advisory_xact_lock(?)', [feedLock]);
        await trx('erasures').insert({ userId: user.id });
        await recordAudit(trx, {
          actor: { id: user.id, email: user.email },
          action: 'account.delete',
          target: { type: 'user', id: user.id },
          subjects: [user.id],
          requestId,
        });
        await eraseLabels(trx, user);
        await eraseFailedMails(trx, user.email);
        await enqueueMail(trx, { to: user.email, key: `farewell:${randomUUID()}`, ...farewellMail(user.locale, user) });
      });
    },
  };
}
