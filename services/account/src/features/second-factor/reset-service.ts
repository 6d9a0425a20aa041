import { problem, refuseUnseen } from '@portal/service-kit';
import type { AuditEntry } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createSessionRepository } from '../sessions/session-repository.ts';
import { createUserRepository } from '../users/user-repository.ts';
import { createChallengeRepository } from './challenge-repository.ts';
import { createPasskeyRepository } from './passkey-repository.ts';
import { createRecoveryRepository } from './recovery-repository.ts';
import { noteSecondFactor } from './second-factor-service.ts';
import { createTotpRepository } from './totp-repository.ts';

interface Acting {
  id: string;
  origin: Pick<AuditEntry, 'actor' | 'requestId'>;
}

/**
 * Takes the second factor of somebody who lost it away, and ends their sessions: the lost device may have one. The owner is
 * told by mail. 404 `member-not-found`; 409 `stale-edit`, and `own-account`, whose factors are removed on My page.
 */
export async function resetSecondFactor(
  db: Knex,
  { id, version }: { id: string; version: number | undefined },
  acting: Acting,
  publicOrigin: string,
): Promise<void> {
  if (id === acting.id) throw problem.conflict('own-account');
  await db.transaction(async (trx) => {
    const user = await createUserRepository(trx).holdForChange(id);
    if (!user) throw problem.notFound('member-not-found');
    refuseUnseen(user, version);
    await createPasskeyRepository(trx).removeAll(id);
    await createTotpRepository(trx).removeAll(id);
    await createRecoveryRepository(trx).removeAll(id);
    await createChallengeRepository(trx).removeAll(id);
    await createSessionRepository(trx).endAll(id, 'revoked');
    await noteSecondFactor(trx, user, {
      ...acting.origin,
      action: 'second-factor.reset',
      event: 'reset',
      publicOrigin,
    });
  });
}
