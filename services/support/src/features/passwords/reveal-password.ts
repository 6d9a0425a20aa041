import { problem } from '@portal/service-kit';
import type { Knex } from 'knex';
import { sealedPasswordOf, updateInquiry } from '../inquiries/inquiry-repository.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { PasswordCipher } from './password-cipher.ts';

const refusals = { none: 'no-password', revealed: 'password-revealed', destroyed: 'password-destroyed' } as const;

/**
 * Opens the password of a locked SMWP application and destroys what was stored, so that it is seen once.
 * 409 `no-password`, `password-revealed`, `password-destroyed`; 503 `password-key-unknown` leaves everything as it was.
 */
export async function revealPassword(trx: Knex.Transaction, inquiry: Inquiry, cipher: PasswordCipher): Promise<string> {
  if (inquiry.passwordState !== 'kept') throw problem.conflict(refusals[inquiry.passwordState]);
  const password = cipher.open(await sealedPasswordOf(trx, inquiry), inquiry.id);
  await updateInquiry(trx, inquiry, { passwordState: 'revealed' });
  return password;
}
