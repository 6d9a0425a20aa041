import { randomBytes, randomUUID } from 'node:crypto';
import { enqueueMail, problem, recordAudit } from '@portal/service-kit';
import type { Knex } from 'knex';
import { hashToken } from '../../token-hash.ts';
import { hashPassword } from '../users/password-hash.ts';
import { createSessionRepository } from '../sessions/session-repository.ts';
import { createUserRepository } from '../users/user-repository.ts';
import type { User } from '../users/user.ts';
import { proveAddress } from '../verification/first-proof.ts';
import { linkMail, passwordRemovedMail } from './link-mail.ts';
import { createLinkRepository, linkMinutes } from './link-repository.ts';

const tokenBytes = 32;

/** Whether the owner of an account may be mailed once more. */
export type MayMail = (user: User) => Promise<boolean>;

/** Signing in by a mailed link. */
export function createLinkService(db: Knex, publicOrigin: string) {
  return {
    /**
     * Mails a link to the owner of an address, if there is one and `mayMail` admits it; says nothing about it. Links that were mailed
     * before stay good. `browser` is a secret of who asks.
     */
    async send(email: string, browser: string, mayMail: MayMail): Promise<void> {
      const user = await createUserRepository(db).findByEmail(email);
      // Counted where a mail is sent: made-up addresses use nothing up
      if (!user || !(await mayMail(user))) return;
      const token = randomBytes(tokenBytes).toString('base64url');
      const link = `${publicOrigin}/login/link?token=${token}`;
      await db.transaction(async (trx) => {
        await createLinkRepository(trx).insert(user.id, token, browser);
        await enqueueMail(trx, {
          to: user.email,
          key: `sign-in-link:${hashToken(token).toString('hex')}`,
          ...linkMail(user.locale, { user, link, validMinutes: linkMinutes }),
        });
      });
    },

    /**
     * Uses a link up and returns whose it is. Only the owner of the address reads the mail, so it counts as verified. Where
     * it was not before, somebody else may have signed up with it: what signed in until then no longer does, which a mail says.
     * 400 `token-invalid` when it was used, has run out or never was; 400 `other-browser` leaves it usable where it was asked for.
     */
    use: (token: string, browser: string | undefined, requestId: string): Promise<User> =>
      db.transaction(async (trx) => {
        const links = createLinkRepository(trx);
        const link = await links.lock(token);
        if (!link) throw problem.badRequest('token-invalid');
        if (browser === undefined || !hashToken(browser).equals(link.browserHash))
          throw problem.badRequest('other-browser');
        await links.remove(token);
        const users = createUserRepository(trx);
        const isFirst = await proveAddress(trx, link.userId);
        const user = await users.findById(link.userId);
        if (!user) throw problem.badRequest('token-invalid');
        if (isFirst) {
          user.passwordHash = await hashPassword(randomBytes(tokenBytes).toString('base64url'));
          await users.setPassword(user.id, user.passwordHash);
          await createSessionRepository(trx).endAll(user.id, 'password-reset');
          await enqueueMail(trx, {
            to: user.email,
            key: `password-removed:${randomUUID()}`,
            ...passwordRemovedMail(user.locale, { user, origin: publicOrigin }),
          });
          await recordAudit(trx, {
            action: 'member.verify',
            target: { type: 'user', id: user.id },
            subjects: [user.id],
            requestId,
          });
        }
        return user;
      }),
  };
}
