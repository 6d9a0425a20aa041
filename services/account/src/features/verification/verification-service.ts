import { randomBytes } from 'node:crypto';
import { enqueueMail, problem, recordAudit } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Locale } from '../../locale.ts';
import { hashToken } from '../../token-hash.ts';
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

export function createVerificationService(db: Knex, publicOrigin: string) {
  return {
    /** Confirms an address. Refuses with 400 `token-invalid`. */
    async confirm(token: string, requestId: string): Promise<void> {
      const userId = await createVerificationRepository(db).userOf(hashToken(token));
      if (userId === undefined) throw problem.badRequest('token-invalid');
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
