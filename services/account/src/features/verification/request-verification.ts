import { randomBytes } from 'node:crypto';
import { enqueueMail } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Locale } from '../../locale.ts';
import { hashToken } from '../../token-hash.ts';
import { verificationMail } from './verification-mail.ts';

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
  await trx('email_verifications').insert({
    tokenHash: hash,
    userId,
    expiresAt: trx.raw('now() + make_interval(days => ?)', [validDays]),
  });
  const link = `${publicOrigin}/verify-email?token=${token}`;
  await enqueueMail(trx, {
    to: email,
    key: `verify:${hash.toString('hex')}`,
    ...verificationMail(locale, { link, validDays }),
  });
}
