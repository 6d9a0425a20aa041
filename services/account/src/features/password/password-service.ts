import { randomBytes, randomUUID } from 'node:crypto';
import { enqueueMail, problem, recordAudit } from '@portal/service-kit';
import type { Quotas } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { accountQuotas } from '../../quotas.ts';
import { hashToken } from '../../token-hash.ts';
import { createChallengeRepository } from '../second-factor/challenge-repository.ts';
import { createSessionRepository } from '../sessions/session-repository.ts';
import type { EndReason } from '../sessions/session-repository.ts';
import type { MayMail } from '../sign-in-link/link-service.ts';
import { createLinkRepository } from '../sign-in-link/link-repository.ts';
import { createUserRepository } from '../users/user-repository.ts';
import type { User } from '../users/user.ts';
import { proveAddress } from '../verification/first-proof.ts';
import { changedMail } from './changed-mail.ts';
import { hashPassword, isPassword } from '../users/password-hash.ts';
import { passwordFault } from '../users/password-rules.ts';
import { resetMail } from './reset-mail.ts';
import { createResetRepository } from './reset-repository.ts';

export interface PasswordOptions {
  db: Knex;
  quotas: Quotas<keyof typeof accountQuotas>;
  publicOrigin: string;
}

export interface PasswordChange {
  userId: string;
  /** The session that asks: the one that stays. */
  sessionId: string;
  currentPassword: string;
  newPassword: string;
  requestId: string;
}

const tokenBytes = 32;

function refuseBadPassword(field: string, password: string): void {
  const fault = passwordFault(password);
  if (fault) throw problem.badRequest('validation-failed', undefined, { [field]: fault });
}

/** Passwords that are forgotten, set anew, changed and asked for again. */
export function createPasswordService({ db, quotas, publicOrigin }: PasswordOptions) {
  /** What every change brings along; in the transaction that stored the new password. */
  async function changed(
    trx: Knex,
    user: User,
    how: { action: string; ended: EndReason; keptSession?: string; requestId: string },
  ): Promise<void> {
    await createSessionRepository(trx).endAll(user.id, how.ended, how.keptSession);
    await createResetRepository(trx).removeAll(user.id);
    await createLinkRepository(trx).removeAll(user.id);
    await createChallengeRepository(trx).removeAll(user.id);
    await enqueueMail(trx, {
      to: user.email,
      key: `password-changed:${randomUUID()}`,
      ...changedMail(user.locale, { user, origin: publicOrigin }),
    });
    await recordAudit(trx, {
      actor: { id: user.id, email: user.email },
      action: how.action,
      target: { type: 'user', id: user.id, label: user.email },
      subjects: [user.id],
      requestId: how.requestId,
    });
  }

  return {
    /** Mails a link to the owner of an address, if there is one and `mayMail` admits it; says nothing about it. Former links stay good. */
    async forgot(email: string, mayMail: MayMail): Promise<void> {
      const user = await createUserRepository(db).findByEmail(email);
      // Counted where a mail is sent: made-up addresses use nothing up
      if (!user || !(await mayMail(user))) return;
      const token = randomBytes(tokenBytes).toString('base64url');
      const tokenHash = hashToken(token);
      const link = `${publicOrigin}/reset-password?token=${token}`;
      await db.transaction(async (trx) => {
        await createResetRepository(trx).insert(user.id, tokenHash);
        await enqueueMail(trx, {
          to: user.email,
          key: `reset:${tokenHash.toString('hex')}`,
          ...resetMail(user.locale, { user, link }),
        });
      });
    },

    /**
     * Sets a new password by a mailed token, ends every session and returns the user's id. The address counts as
     * verified, since only its owner can read the mail. 400 `token-invalid` for a token that was used, has expired or
     * does not exist; 400 `validation-failed` leaves the token usable.
     */
    async reset(token: string, password: string, requestId: string): Promise<string> {
      const tokenHash = hashToken(token);
      if (!(await createResetRepository(db).isGood(tokenHash))) throw problem.badRequest('token-invalid');
      refuseBadPassword('password', password);
      const passwordHash = await hashPassword(password);
      return db.transaction(async (trx) => {
        const userId = await createResetRepository(trx).use(tokenHash);
        const users = createUserRepository(trx);
        const user = userId === undefined ? undefined : await users.findById(userId);
        if (!user) throw problem.badRequest('token-invalid');
        await users.setPassword(user.id, passwordHash);
        await proveAddress(trx, user.id);
        await changed(trx, user, { action: 'password.reset', ended: 'password-reset', requestId });
        return user.id;
      });
    },

    /** Asks a signed-in person for the password once more. 400 `validation-failed` naming `field`, 429 after five failures. */
    async confirm(userId: string, password: string, field: string): Promise<User> {
      const attempt = await quotas.attempt({}, ['own-password-failures-per-account'], { account: userId });
      const user = await createUserRepository(db).findById(userId);
      const isRight = await isPassword(user?.passwordHash, password);
      if (!user || !isRight) {
        await attempt.failed();
        throw problem.badRequest('validation-failed', undefined, { [field]: 'wrong-password' });
      }
      await attempt.succeeded();
      return user;
    },

    /** Changes a password and signs the other devices out. 400 `validation-failed` naming the field. */
    async change({ userId, sessionId, currentPassword, newPassword, requestId }: PasswordChange): Promise<void> {
      refuseBadPassword('newPassword', newPassword);
      const confirmed = await this.confirm(userId, currentPassword, 'currentPassword');
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (trx) => {
        const users = createUserRepository(trx);
        // Reset meanwhile by the mailed link: the owner of the mailbox has the last word
        const held = await users.holdForChange(userId);
        if (held?.passwordHash !== confirmed.passwordHash)
          throw problem.badRequest('validation-failed', undefined, { currentPassword: 'wrong-password' });
        await users.setPassword(confirmed.id, passwordHash);
        await changed(trx, confirmed, {
          action: 'password.change',
          ended: 'password-changed',
          keptSession: sessionId,
          requestId,
        });
      });
    },
  };
}

export type PasswordService = ReturnType<typeof createPasswordService>;
