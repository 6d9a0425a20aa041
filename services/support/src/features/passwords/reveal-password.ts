import { problem } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { PasswordCipher, SealedPassword } from './password-cipher.ts';

const refusals = { none: 'no-password', revealed: 'password-revealed', destroyed: 'password-destroyed' } as const;

/**
 * Opens the password of a locked SMWP application and destroys what was stored, so that it is seen once.
 * 409 `no-password`, `password-revealed`, `password-destroyed`; 503 `password-key-unknown` leaves everything as it was.
 */
export async function revealPassword(trx: Knex.Transaction, inquiry: Inquiry, cipher: PasswordCipher): Promise<string> {
  if (inquiry.passwordState !== 'kept') throw problem.conflict(refusals[inquiry.passwordState]);
  const stored = await trx('inquiries')
    .where({ id: inquiry.id })
    .first<SealedPassword>({ keyId: 'passwordKeyId', sealed: 'passwordSealed' });
  const password = cipher.open(stored, inquiry.id);
  await trx('inquiries')
    .where({ id: inquiry.id })
    .update({
      passwordState: 'revealed',
      passwordKeyId: null,
      passwordSealed: null,
      version: inquiry.version + 1,
      updatedAt: trx.fn.now(),
    });
  return password;
}
