import { problem } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createSectionRoleRepository } from '../roles/section-role-repository.ts';
import type { SectionRoles } from '../roles/section-role-repository.ts';
import { createChallengeRepository } from '../second-factor/challenge-repository.ts';
import type { PasswordService } from '../password/password-service.ts';
import type { Proof, ProofOptions } from '../second-factor/proof-schemas.ts';
import type { ProofService } from '../second-factor/proof-service.ts';
import { createSecondFactorRepository, hasSecondFactor } from '../users/second-factor-repository.ts';
import { noteSecondFactor } from '../second-factor/second-factor-service.ts';
import { challengeIn } from '../second-factor/webauthn.ts';
import { createSessionRepository } from '../sessions/session-repository.ts';
import { createUserRepository } from '../users/user-repository.ts';
import type { User } from '../users/user.ts';

export interface StepUpContext {
  db: Knex;
  proofs: ProofService;
  passwords: Pick<PasswordService, 'confirm'>;
  publicOrigin: string;
}

type Proved = { user: User; roles: SectionRoles } | undefined;

export function createStepUpService({ db, proofs, passwords, publicOrigin }: StepUpContext) {
  /** Of people without a second factor: for those who have one the password is no replacement. */
  async function provePassword(userId: string, sessionId: string, password: string): Promise<Proved> {
    if (hasSecondFactor(await createSecondFactorRepository(db).stateOf(userId)))
      throw problem.badRequest('wrong-second-factor');
    const user = await passwords.confirm(userId, password, 'password');
    await createSessionRepository(db).markPassword(sessionId);
    return { user, roles: await createSectionRoleRepository(db).of(userId) };
  }

  return {
    async options(userId: string, sessionId: string): Promise<ProofOptions> {
      const challenges = createChallengeRepository(db);
      await challenges.sweep();
      const options = await proofs.options(userId, await challenges.create('step-up', { userId, sessionId }));
      return options.methods.length > 0 ? options : { methods: ['password'] };
    },

    /**
     * Notes on the session that a second factor, or without one the password, was just proved. 400 `challenge-expired` for a passkey
     * that signed something else; what ProofService refuses a proof with; 400 `validation-failed` naming `password`. Undefined when
     * the account is gone.
     */
    async prove(
      userId: string,
      sessionId: string,
      { password, ...proof }: Proof & { password?: string },
      requestId: string,
    ): Promise<Proved> {
      if (password !== undefined) {
        if (Object.values(proof).some((value) => value !== undefined))
          throw problem.badRequest('validation-failed', 'send one proof');
        return provePassword(userId, sessionId, password);
      }
      const challenge = proof.passkey ? challengeIn(proof.passkey) : '';
      const asked = proof.passkey ? await createChallengeRepository(db).find(challenge, 'step-up') : { sessionId };
      if (asked?.sessionId !== sessionId) throw problem.badRequest('challenge-expired');
      return proofs.proved(proof, { userId, challenge, sessionId }, async (trx, method) => {
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
