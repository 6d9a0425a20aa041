import { randomUUID } from 'node:crypto';
import { enqueueMail, normalEmail, problem, recordAudit, seoulDate } from '@portal/service-kit';
import type { QuotaCaller, Quotas, Remember } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Locale } from '../../locale.ts';
import type { accountQuotas } from '../../quotas.ts';
import { hashPassword } from '../users/password-hash.ts';
import { createUserRepository } from '../users/user-repository.ts';
import type { NewUser } from '../users/user.ts';
import { requestVerification } from '../verification/verification-service.ts';
import { readBirthDate } from './birth-date.ts';
import { insertConsents } from '../consents/consent-repository.ts';
import { signUpFaults } from './sign-up-rules.ts';
import type { SignUpBody } from './sign-up-schemas.ts';
import { takenAddressMail } from './taken-address-mail.ts';

export interface SignUpOptions {
  db: Knex;
  quotas: Quotas<keyof typeof accountQuotas>;
  publicOrigin: string;
  now?: () => Date;
}

/** Tells the owner, at most once a day: a stranger must not be able to fill a mailbox. */
async function tellOwner(trx: Knex, email: string, origin: string, day: string): Promise<void> {
  const owner = await createUserRepository(trx).findByEmail(email);
  if (!owner) return;
  await enqueueMail(trx, {
    to: owner.email,
    key: `taken:${owner.id}:${day}`,
    ...takenAddressMail(owner.locale, { origin }),
  });
}

interface SignUpCall {
  caller: QuotaCaller;
  locale: Locale;
  requestId?: string;
  remember: Remember;
}

export interface SignedUp {
  answer: { email: string; name: string };
  /** Of the new account; for a taken address, a random id that no account has. */
  userId: string;
}

export function createSignUpService({ db, quotas, publicOrigin, now = () => new Date() }: SignUpOptions) {
  return {
    /**
     * Makes an account of the role `member`, or tells the owner of a taken address by mail: the caller cannot tell which.
     * 400 `validation-failed` with field codes when the person may not join; then nothing is stored. 429 `too-many-requests`.
     */
    async signUp(body: SignUpBody, { caller, locale, requestId, remember }: SignUpCall): Promise<SignedUp> {
      const today = seoulDate(now());
      const faults = signUpFaults(body, today);
      const email = normalEmail(body.email);
      if (email === undefined || Object.keys(faults).length > 0)
        throw problem.badRequest('validation-failed', undefined, faults);
      await quotas.take(caller, ['sign-ups-per-address', 'sign-ups-per-email', 'sign-ups'], { email });
      const user: NewUser = {
        email,
        name: body.name.trim(),
        phoneNumber: body.phoneNumber.trim(),
        company: body.company.trim(),
        birthDate: readBirthDate(body.birthDate, today),
        gender: body.gender,
        role: 'member',
        locale,
        isEmailVerified: false,
        // Before it is known whether the address is taken: hashing is what takes the time
        passwordHash: await hashPassword(body.password),
      };
      const answer = { email: user.email, name: user.name };
      const userId = await db.transaction(async (trx) => {
        const id = await createUserRepository(trx).insert(user);
        await remember(trx, answer);
        if (!id) {
          await tellOwner(trx, user.email, publicOrigin, today);
          return randomUUID();
        }
        await insertConsents(trx, id, body.consents);
        await recordAudit(trx, {
          actor: { id, email: user.email },
          action: 'member.signup',
          subjects: [id],
          requestId,
        });
        await requestVerification(trx, { userId: id, email: user.email, locale, publicOrigin });
        return id;
      });
      return { answer, userId };
    },
  };
}
