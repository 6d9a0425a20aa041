import { randomUUID } from 'node:crypto';
import { enqueueMail, problem, recordAudit } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createUserRepository } from '../users/user-repository.ts';
import type { User } from '../users/user.ts';
import { createErasureRepository } from './erasure-repository.ts';
import { farewellMail } from './farewell-mail.ts';

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
        const erasures = createErasureRepository(trx);
        // Somebody was faster on another device
        if (!(await erasures.deleteUser(user.id))) return;
        await erasures.tell(user.id);
        await recordAudit(trx, {
          actor: { id: user.id, email: user.email },
          action: 'account.delete',
          target: { type: 'user', id: user.id },
          subjects: [user.id],
          requestId,
        });
        await erasures.eraseTraces(user);
        await enqueueMail(trx, { to: user.email, key: `farewell:${randomUUID()}`, ...farewellMail(user.locale, user) });
      });
    },
  };
}
