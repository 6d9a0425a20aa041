import { enqueueMail, problem } from '@portal/service-kit';
import type { Quotas } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { accountQuotas } from '../../quotas.ts';
import { createUserRepository } from '../users/user-repository.ts';
import { secondFactorFailuresMail } from './failures-mail.ts';
import { createPasskeyRepository } from './passkey-repository.ts';
import type { PasskeyProof } from './passkey-schemas.ts';
import type { Proof, ProofOptions } from './proof-schemas.ts';
import { createRecoveryRepository } from './recovery-repository.ts';
import { createSecondFactorRepository, methodsOf } from '../users/second-factor-repository.ts';
import type { SecondFactorMethod } from '../users/second-factor-repository.ts';
import { totpStep } from './totp.ts';
import type { TotpCipher } from './totp.ts';
import { createTotpRepository } from './totp-repository.ts';
import type { WebAuthn } from './webauthn.ts';

export interface ProofContext {
  db: Knex;
  quotas: Quotas<keyof typeof accountQuotas>;
  webAuthn: WebAuthn;
  cipher: TotpCipher;
  publicOrigin: string;
}

/** Whose second factor it has to be, and what a passkey has to sign. */
export interface Asked {
  userId: string;
  challenge: string;
  /** While signing in: a browser that the account knows, which has a count of its own. */
  browser?: string;
  /** Of a step-up; left out while signing in. Failures of one do not count for the other. */
  sessionId?: string;
}

/** Asks for a second factor and checks it. */
export function createProofService({ db, quotas, webAuthn, cipher, publicOrigin }: ProofContext) {
  async function checkPasskey(trx: Knex, proof: PasskeyProof, asked: Asked): Promise<boolean> {
    const passkeys = createPasskeyRepository(trx);
    const passkey = await passkeys.findByCredential(proof.id);
    if (passkey?.userId !== asked.userId) return false;
    const counter = await webAuthn.verify(proof, { expectedChallenge: asked.challenge, passkey, isAlone: false });
    if (counter === undefined) return false;
    await passkeys.markUsed(passkey.credentialId, counter);
    return true;
  }

  async function checkTotp(trx: Knex, code: string, userId: string): Promise<boolean> {
    const totps = createTotpRepository(trx);
    const stored = await totps.find(userId);
    if (!stored?.confirmedAt) return false;
    const key = cipher.open(stored.sealed, userId);
    const step = totpStep(key, code);
    if (step === undefined || !(await totps.useStep(userId, step))) return false;
    if (cipher.isOutdated(stored.sealed, userId)) await totps.reseal(userId, cipher.seal(key, userId));
    return true;
  }

  /** Which method was proved; undefined when what was sent is none of theirs. */
  async function check(trx: Knex, proof: Proof, asked: Asked): Promise<SecondFactorMethod | undefined> {
    const { totp, recoveryCode, passkey } = proof;
    if (passkey) return (await checkPasskey(trx, passkey, asked)) ? 'passkey' : undefined;
    if (totp !== undefined) return (await checkTotp(trx, totp, asked.userId)) ? 'totp' : undefined;
    if (recoveryCode !== undefined)
      return (await createRecoveryRepository(trx).use(asked.userId, recoveryCode)) ? 'recovery' : undefined;
    return undefined;
  }

  const attemptOf = ({ userId, sessionId, browser }: Asked) =>
    sessionId === undefined
      ? quotas.attempt({}, ['second-factor-failures-per-account'], {
          account: browser === undefined ? userId : `${userId} in ${browser}`,
        })
      : quotas.attempt({}, ['step-up-failures-per-session'], { session: sessionId });

  /** Mails the owner at the third failure within minutes, once an hour. */
  async function warnOwner(userId: string): Promise<void> {
    const [isMany] = await quotas.judge(db, [
      { caller: {}, quotas: ['second-factor-warnings-per-account'], targets: { account: userId } },
    ]);
    const user = isMany && (await createUserRepository(db).findById(userId));
    if (!user) return;
    const hour = new Date().toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
    await db.transaction((trx) =>
      enqueueMail(trx, {
        to: user.email,
        key: `second-factor-failures:${userId}:${hour}`,
        ...secondFactorFailuresMail(user.locale, { user, origin: publicOrigin }),
      }),
    );
  }

  return {
    /** What somebody may prove themselves with. `challenge` is what a passkey signs. */
    async options(userId: string, challenge: string): Promise<ProofOptions> {
      const methods = methodsOf(await createSecondFactorRepository(db).stateOf(userId));
      if (!methods.includes('passkey')) return { methods };
      const known = await createPasskeyRepository(db).list(userId);
      return { methods, passkey: await webAuthn.requestOptions(challenge, known) };
    },

    /**
     * Checks a proof and does `work` with it in one transaction. 400 `validation-failed` unless there is one proof,
     * 400 `wrong-second-factor`, 429 `too-many-attempts` after five of these; at the third the owner gets a mail. What `work` throws is no wrong proof.
     */
    async proved<Result>(
      proof: Proof,
      asked: Asked,
      work: (trx: Knex.Transaction, method: SecondFactorMethod) => Promise<Result>,
    ): Promise<Result> {
      if (Object.values(proof).filter((value) => value !== undefined).length !== 1)
        throw problem.badRequest('validation-failed', 'send one of totp, recoveryCode and passkey');
      const attempt = await attemptOf(asked);
      let isRight = false;
      try {
        return await db.transaction(async (trx) => {
          const method = await check(trx, proof, asked);
          if (method === undefined) throw problem.badRequest('wrong-second-factor');
          isRight = true;
          return work(trx, method);
        });
      } finally {
        await (isRight ? attempt.succeeded() : attempt.failed());
        if (!isRight) await warnOwner(asked.userId);
      }
    },
  };
}

export type ProofService = ReturnType<typeof createProofService>;
