import { problem } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createSectionRoleRepository } from '../roles/section-role-repository.ts';
import type { SectionRoles } from '../roles/section-role-repository.ts';
import { createChallengeRepository } from '../second-factor/challenge-repository.ts';
import type { Proof, ProofOptions } from '../second-factor/proof-schemas.ts';
import type { ProofService } from '../second-factor/proof-service.ts';
import { createSecondFactorRepository } from '../second-factor/second-factor-repository.ts';
import { noteSecondFactor } from '../second-factor/second-factor-service.ts';
import { challengeIn } from '../second-factor/webauthn.ts';
import { createUserRepository } from '../users/user-repository.ts';
import type { User } from '../users/user.ts';

export interface StepUpContext {
  db: Knex;
  proofs: ProofService;
  publicOrigin: string;
}

export function createStepUpService({ db, proofs, publicOrigin }: StepUpContext) {
  return {
    async options(userId: string, sessionId: string): Promise<ProofOptions> {
      const challenges = createChallengeRepository(db);
      await challenges.sweep();
      return proofs.options(userId, await challenges.create('step-up', { userId, sessionId }));
    },

    /**
     * Notes on the session that a second factor was just proved. 400 `challenge-expired` for a passkey that signed something
     * else; what ProofService refuses a proof with. Undefined when the account is gone.
     */
    async prove(
      userId: string,
      sessionId: string,
      proof: Proof,
      requestId: string,
    ): Promise<{ user: User; roles: SectionRoles } | undefined> {
      const challenge = proof.passkey ? challengeIn(proof.passkey) : '';
      const asked = proof.passkey ? await createChallengeRepository(db).find(challenge, 'step-up') : { sessionId };
      if (asked?.sessionId !== sessionId) throw problem.badRequest('challenge-expired');
      return proofs.proved(proof, { userId, challenge }, async (trx, method) => {
        if (method === 'passkey' && !(await createChallengeRepository(trx).use(challenge, 'step-up')))
          throw problem.badRequest('challenge-expired');
        await createSecondFactorRepository(trx).markProved(sessionId);
        const user = await createUserRepository(trx).findById(userId);
        if (!user) return undefined;
        if (method === 'recovery') {
          await noteSecondFactor(trx, user, {
            actor: { id: user.id, email: user.email },
            action: 'recovery-code.use',
            event: 'recovery-code-used',
            publicOrigin,
            requestId,
          });
        }
        return { user, roles: await createSectionRoleRepository(trx).of(userId) };
      });
    },
  };
}
