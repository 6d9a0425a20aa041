import { hash } from '@node-rs/argon2';
import { recordAudit } from '@portal/service-kit';
import type { TestService } from '@portal/service-kit/testing';
import { insertConsents } from '../features/consents/consent-repository.ts';
import { createUserRepository } from '../features/users/user-repository.ts';
import { requestVerification } from '../features/verification/verification-service.ts';
import { goodPassword, signUpBody } from './sign-up-body.ts';

let cheapHash: Promise<string> | undefined;

/**
 * Makes a member with the same rows and mail as a sign-up and returns the address. The hash of `goodPassword` is made once
 * and with the least cost: a stored hash names its own cost, so checking it is as cheap.
 */
export async function insertMember({ db, env }: Pick<TestService, 'db' | 'env'>): Promise<string> {
  const { email, name, phoneNumber, company, birthDate, gender, consents } = signUpBody();
  cheapHash ??= hash(goodPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const passwordHash = await cheapHash;
  await db.transaction(async (trx) => {
    const id = await createUserRepository(trx).insert({
      email,
      name,
      phoneNumber,
      company,
      birthDate,
      gender,
      passwordHash,
      role: 'member',
      locale: 'ko',
      isEmailVerified: false,
    });
    if (!id) throw new Error(`the address ${email} is taken`);
    await insertConsents(trx, id, consents);
    await recordAudit(trx, { actor: { id, email }, action: 'member.signup', subjects: [id] });
    await requestVerification(trx, { userId: id, email, locale: 'ko', publicOrigin: env['PUBLIC_ORIGIN'] ?? '' });
  });
  return email;
}
