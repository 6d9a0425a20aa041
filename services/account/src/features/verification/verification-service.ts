import { randomBytes } from 'node:crypto';
import { enqueueMail, problem, recordAudit } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Locale } from '../../locale.ts';
import { hashToken } from '../../token-hash.ts';
import type { PasswordService } from '../password/password-service.ts';
import { createUserRepository } from '../users/user-repository.ts';
import { verificationMail } from './verification-mails.ts';
import { createVerificationRepository } from './verification-repository.ts';

export interface VerificationRequest {
  userId: string;
  email: string;
  locale: Locale;
  publicOrigin: string;
}

const validDays = 3;
const tokenBytes = 32;

/** Mails a link that proves the address; the token is kept as a hash. */
export async function requestVerification(
  trx: Knex,
  { userId, email, locale, publicOrigin }: VerificationRequest,
): Promise<void> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const hash = hashToken(token);
  await createVerificationRepository(trx).insert(hash, userId, validDays);
  const link = `${publicOrigin}/verify-email?token=${token}`;
  await enqueueMail(trx, {
    to: email,
    key: `verify:${hash.toString('hex')}`,
    ...verificationMail(locale, { link, validDays }),
  });
}

export interface Confirmation {
  token: string;
  /** Of the account; needed in a browser that is not its own. */
  password: string | undefined;
  /** Whether the call comes from a browser that signed up, or signed in, with this account. */
  isOwnBrowser(userId: string): Promise<boolean>;
  requestId: string;
}

interface VerificationOptions {
  db: Knex;
  publicOrigin: string;
  passwords: Pick<PasswordService, 'confirm'>;
}

export function createVerificationService({ db, publicOrigin, passwords }: VerificationOptions) {
  return {
    /**
     * Confirms an address for the person who signed up with it, and for no one else. Anybody can sign up with any address,
     * and its owner, who reads the mail, must not give another user access by opening it. 400 `token-invalid`; 400
     * `other-browser` where the password is needed; 400 `validation-failed` naming `password`, 429 after five failures.
     */
    async confirm({ token, password, isOwnBrowser, requestId }: Confirmation): Promise<void> {
      const userId = await createVerificationRepository(db).userOf(hashToken(token));
      const user = userId === undefined ? undefined : await createUserRepository(db).findById(userId);
      if (userId === undefined || !user) throw problem.badRequest('token-invalid');
      if (user.emailVerifiedAt) return;
      if (!(await isOwnBrowser(userId))) {
        if (password === undefined) throw problem.badRequest('other-browser');
        await passwords.confirm(userId, password, 'password');
      }
      await db.transaction(async (trx) => {
        if (!(await createUserRepository(trx).markVerified(userId))) return;
        await recordAudit(trx, {
          action: 'member.verify',
          target: { type: 'user', id: userId },
          subjects: [userId],
          requestId,
        });
      });
    },

    /** Mails the link once more, unless the account has gone meanwhile. */
    again: (userId: string, locale: Locale): Promise<void> =>
      db.transaction(async (trx) => {
        const user = await createUserRepository(trx).hold(userId);
        if (user) await requestVerification(trx, { userId, email: user.email, locale, publicOrigin });
      }),
  };
}
