import type { Knex } from 'knex';
import { createChallengeRepository } from '../second-factor/challenge-repository.ts';
import { createPasskeyRepository } from '../second-factor/passkey-repository.ts';
import { createRecoveryRepository } from '../second-factor/recovery-repository.ts';
import { createTotpRepository } from '../second-factor/totp-repository.ts';
import { createUserRepository } from '../users/user-repository.ts';

/**
 * Marks an address as verified by a mail with which its owner signs in or sets a password; true when it is so for the
 * first time. The account may then be somebody else's work, who signed up with the address: the passkeys, app and
 * recovery codes of before go. The caller ends the sessions and the password.
 */
export async function proveAddress(trx: Knex, userId: string): Promise<boolean> {
  const isFirst = await createUserRepository(trx).markVerified(userId);
  if (isFirst) {
    await createPasskeyRepository(trx).removeAll(userId);
    await createTotpRepository(trx).removeAll(userId);
    await createRecoveryRepository(trx).removeAll(userId);
    await createChallengeRepository(trx).removeAll(userId);
  }
  return isFirst;
}
