import { problem, ProblemError } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { DeviceSummary } from '../sessions/device-summary.ts';
import { createChallengeRepository } from '../second-factor/challenge-repository.ts';
import { createPasskeyRepository } from '../second-factor/passkey-repository.ts';
import type { PasskeyProof } from '../second-factor/passkey-schemas.ts';
import type { Proof } from '../second-factor/proof-schemas.ts';
import type { ProofService } from '../second-factor/proof-service.ts';
import { createSecondFactorRepository, hasSecondFactor } from '../users/second-factor-repository.ts';
import { noteSecondFactor } from '../second-factor/second-factor-service.ts';
import { challengeIn } from '../second-factor/webauthn.ts';
import type { WebAuthn } from '../second-factor/webauthn.ts';
import { openSession } from '../sessions/session-service.ts';
import type { OpenSession } from '../sessions/session-service.ts';
import { createUserRepository } from '../users/user-repository.ts';
import type { User } from '../users/user.ts';

export interface SignInContext {
  db: Knex;
  proofs: ProofService;
  webAuthn: WebAuthn;
  publicOrigin: string;
}

/** Who finishes a sign-in. */
export interface Finishing {
  device: DeviceSummary;
  /** Names the browser where the account knows it. */
  browserOf(userId: string): string | undefined;
  requestId: string;
}

/** The steps of signing in that follow a password or a mailed link, or replace them. */
export function createSignInService({ db, proofs, webAuthn, publicOrigin }: SignInContext) {
  return {
    /**
     * Asks somebody whose password was just found right for a second factor, if they have one: 401 `second-factor-required`
     * with `challenge`, `methods` and for passkeys their options. 401 `wrong-credentials` when the password was changed
     * meanwhile, 403 `suspended` for an account that is.
     */
    async requireSecondFactor({ id, passwordHash }: User): Promise<void> {
      if (!hasSecondFactor(await createSecondFactorRepository(db).stateOf(id))) return;
      const challenge = await db.transaction(async (trx) => {
        const user = await createUserRepository(trx).hold(id);
        if (user?.passwordHash !== passwordHash) throw problem.unauthorized('wrong-credentials');
        if (user.suspendedAt) throw problem.forbidden('suspended');
        const challenges = createChallengeRepository(trx);
        await challenges.sweep();
        return challenges.create('sign-in', { userId: id });
      });
      const members = { challenge, ...(await proofs.options(id, challenge)) };
      throw new ProblemError(401, 'second-factor-required', { members });
    },

    /**
     * Starts the session of a challenge. 400 `challenge-expired`, also when it was used; the errors of ProofService for
     * a refused proof; 403 `suspended`.
     */
    async finish(challenge: string, proof: Proof, { device, browserOf, requestId }: Finishing): Promise<OpenSession> {
      const asked = await createChallengeRepository(db).find(challenge, 'sign-in');
      if (asked?.userId === undefined) throw problem.badRequest('challenge-expired');
      return proofs.proved(
        proof,
        { userId: asked.userId, challenge, browser: browserOf(asked.userId) },
        async (trx, method) => {
          const owner = await createChallengeRepository(trx).use(challenge, 'sign-in');
          if (owner?.userId === undefined) throw problem.badRequest('challenge-expired');
          const session = await openSession(trx, owner.userId, device, true);
          if (method === 'recovery') {
            const { id, email } = session.user;
            await noteSecondFactor(trx, session.user, {
              actor: { id, email },
              action: 'recovery-code.use',
              event: 'recovery-code-used',
              publicOrigin,
              requestId,
            });
          }
          return session;
        },
      );
    },

    /** What a passkey of anybody signs for signing in with it alone. */
    async passkeyOptions() {
      const challenges = createChallengeRepository(db);
      await challenges.sweep();
      return webAuthn.requestOptions(await challenges.create('passkey-sign-in', {}));
    },

    /** Begins the session of a passkey's owner. Undefined for a passkey that is unknown or proves nothing; 403 `suspended`. */
    async withPasskey(proof: PasskeyProof, device: DeviceSummary): Promise<OpenSession | undefined> {
      const expectedChallenge = challengeIn(proof);
      // Used up whatever comes of it
      if (!(await createChallengeRepository(db).use(expectedChallenge, 'passkey-sign-in'))) return undefined;
      return db.transaction(async (trx) => {
        const passkeys = createPasskeyRepository(trx);
        const passkey = await passkeys.findByCredential(proof.id);
        if (!passkey) return undefined;
        const counter = await webAuthn.verify(proof, { expectedChallenge, passkey, isAlone: true });
        if (counter === undefined) return undefined;
        await passkeys.markUsed(passkey.credentialId, counter);
        return openSession(trx, passkey.userId, device, true);
      });
    },
  };
}

export type SignInService = ReturnType<typeof createSignInService>;
