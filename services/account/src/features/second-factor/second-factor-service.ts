import { randomUUID } from 'node:crypto';
import { enqueueMail, problem, recordAudit } from '@portal/service-kit';
import type { AuditEntry } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createUserRepository } from '../users/user-repository.ts';
import type { User } from '../users/user.ts';
import { createChallengeRepository } from './challenge-repository.ts';
import { createPasskeyRepository } from './passkey-repository.ts';
import type { Passkey } from './passkey-repository.ts';
import type { NewPasskeyBody } from './passkey-schemas.ts';
import { createRecoveryRepository } from './recovery-repository.ts';
import { secondFactorMail } from './second-factor-mails.ts';
import type { SecondFactorEvent } from './second-factor-mails.ts';
import { createSecondFactorRepository, hasSecondFactor } from '../users/second-factor-repository.ts';
import { newTotpKey, totpStep, totpTexts } from './totp.ts';
import type { TotpCipher } from './totp.ts';
import { createTotpRepository } from './totp-repository.ts';
import { challengeIn } from './webauthn.ts';
import type { WebAuthn } from './webauthn.ts';

export interface SecondFactorContext {
  db: Knex;
  webAuthn: WebAuthn;
  cipher: TotpCipher;
  publicOrigin: string;
}

/** The signed-in person who changes their own second factor. */
export interface Owner {
  userId: string;
  sessionId: string;
  origin: Pick<AuditEntry, 'actor' | 'requestId'>;
}

/** More than anybody has devices. */
const mostPasskeys = 20;

/** Tells the owner by mail and the audit log what was done; in the transaction that did it. */
export async function noteSecondFactor(
  trx: Knex,
  user: User,
  note: { event: SecondFactorEvent; publicOrigin: string } & Pick<AuditEntry, 'actor' | 'action' | 'requestId'>,
): Promise<void> {
  const { event, publicOrigin, ...entry } = note;
  await enqueueMail(trx, {
    to: user.email,
    key: `second-factor:${randomUUID()}`,
    ...secondFactorMail(user.locale, event, { user, origin: publicOrigin }),
  });
  await recordAudit(trx, {
    ...entry,
    target: { type: 'user', id: user.id, label: user.email },
    subjects: [user.id],
  });
}

/** What people prove themselves with beside the password: set up, seen and removed by themselves. */
export function createSecondFactorService({ db, webAuthn, cipher, publicOrigin }: SecondFactorContext) {
  /** The account as it is until the transaction ends. 401 `session-ended` when it is gone. */
  async function held(trx: Knex, { userId }: Owner): Promise<User> {
    const user = await createUserRepository(trx).holdForChange(userId);
    if (!user) throw problem.unauthorized('session-ended');
    return user;
  }

  const note = (trx: Knex, user: User, owner: Owner, action: string, event: SecondFactorEvent) =>
    noteSecondFactor(trx, user, { ...owner.origin, action, event, publicOrigin });

  /** Removing the last second factor removes the recovery codes too; a role that needs a second factor keeps the last. */
  async function afterRemoval(trx: Knex, userId: string, isRequired: boolean): Promise<void> {
    if (hasSecondFactor(await createSecondFactorRepository(trx).stateOf(userId))) return;
    if (isRequired) throw problem.conflict('last-second-factor');
    await createRecoveryRepository(trx).removeAll(userId);
  }

  return {
    async passkeyOptions({ userId, sessionId }: Owner) {
      const user = await createUserRepository(db).findById(userId);
      if (!user) throw problem.unauthorized('session-ended');
      const challenge = await createChallengeRepository(db).create('add-passkey', { userId, sessionId });
      return webAuthn.creationOptions(user, await createPasskeyRepository(db).list(userId), challenge);
    },

    /**
     * Adds what the browser made of the options. 400 `challenge-expired`, 400 `wrong-passkey` when it cannot be verified,
     * 409 `passkey-known`, 409 `too-many-passkeys`.
     */
    addPasskey: (owner: Owner, name: string, response: NewPasskeyBody): Promise<Passkey> =>
      db.transaction(async (trx) => {
        const { userId, sessionId } = owner;
        const challenge = challengeIn(response);
        const asked = await createChallengeRepository(trx).use(challenge, 'add-passkey');
        if (asked?.sessionId !== sessionId) throw problem.badRequest('challenge-expired');
        const made = await webAuthn.verifyNew(response, challenge);
        if (!made) throw problem.badRequest('wrong-passkey');
        const user = await held(trx, owner);
        const passkeys = createPasskeyRepository(trx);
        if ((await passkeys.list(userId)).length >= mostPasskeys) throw problem.conflict('too-many-passkeys');
        const passkey = await passkeys.insert({ ...made, userId, name });
        if (!passkey) throw problem.conflict('passkey-known');
        await createSecondFactorRepository(trx).markProved(sessionId);
        await note(trx, user, owner, 'passkey.create', 'passkey-added');
        return passkey;
      }),

    /** 404 `passkey-not-found`. */
    async renamePasskey({ userId, origin }: Owner, id: string, name: string): Promise<Passkey> {
      return db.transaction(async (trx) => {
        const passkey = await createPasskeyRepository(trx).rename(userId, id, name);
        if (!passkey) throw problem.notFound('passkey-not-found');
        await recordAudit(trx, {
          ...origin,
          action: 'passkey.update',
          target: { type: 'passkey', id },
          subjects: [userId],
        });
        return passkey;
      });
    },

    /** 404 `passkey-not-found`; 409 `last-second-factor` when a role needs it. */
    removePasskey: (owner: Owner, id: string, isRequired: boolean): Promise<void> =>
      db.transaction(async (trx) => {
        const user = await held(trx, owner);
        if (!(await createPasskeyRepository(trx).remove(owner.userId, id))) throw problem.notFound('passkey-not-found');
        await afterRemoval(trx, owner.userId, isRequired);
        await note(trx, user, owner, 'passkey.delete', 'passkey-removed');
      }),

    /** A key for an authenticator app, which counts once its first code is confirmed. 409 `totp-exists`. */
    async beginTotp({ userId }: Owner): Promise<{ secret: string; uri: string }> {
      const user = await createUserRepository(db).findById(userId);
      if (!user) throw problem.unauthorized('session-ended');
      const key = newTotpKey();
      if (!(await createTotpRepository(db).begin(userId, cipher.seal(key, userId))))
        throw problem.conflict('totp-exists');
      return totpTexts(key, user.email);
    },

    /** 400 `validation-failed` naming `totp`; 409 `totp-missing` without a key that waits. */
    confirmTotp: (owner: Owner, code: string): Promise<void> =>
      db.transaction(async (trx) => {
        const { userId, sessionId } = owner;
        const user = await held(trx, owner);
        const totps = createTotpRepository(trx);
        const stored = await totps.find(userId);
        if (!stored || stored.confirmedAt) throw problem.conflict('totp-missing');
        const step = totpStep(cipher.open(stored.sealed, userId), code);
        if (step === undefined) throw problem.badRequest('validation-failed', undefined, { totp: 'wrong-code' });
        await totps.useStep(userId, step);
        await totps.confirm(userId);
        await createSecondFactorRepository(trx).markProved(sessionId);
        await note(trx, user, owner, 'totp.create', 'totp-added');
      }),

    /** 404 `totp-not-found`; 409 `last-second-factor` when a role needs it. */
    removeTotp: (owner: Owner, isRequired: boolean): Promise<void> =>
      db.transaction(async (trx) => {
        const user = await held(trx, owner);
        if (!(await createTotpRepository(trx).remove(owner.userId))) throw problem.notFound('totp-not-found');
        await afterRemoval(trx, owner.userId, isRequired);
        await note(trx, user, owner, 'totp.delete', 'totp-removed');
      }),

    /** New recovery codes, told this once; the old ones no longer work. 409 `second-factor-missing` without a second factor. */
    newRecoveryCodes: (owner: Owner): Promise<string[]> =>
      db.transaction(async (trx) => {
        const user = await held(trx, owner);
        if (!hasSecondFactor(await createSecondFactorRepository(trx).stateOf(owner.userId)))
          throw problem.conflict('second-factor-missing');
        const codes = await createRecoveryRepository(trx).replace(owner.userId);
        await note(trx, user, owner, 'recovery-codes.create', 'recovery-codes-made');
        return codes;
      }),
  };
}
