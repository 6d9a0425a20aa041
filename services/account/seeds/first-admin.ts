import { normalEmail } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { AccountConfig } from '../src/config.ts';
import { hashPassword } from '../src/features/users/password-hash.ts';
import { createUserRepository } from '../src/features/users/user-repository.ts';

/** Makes the first administrator from the environment; an account that has the address already is left as it is. */
export async function seedFirstAdmin(
  db: Knex,
  config: Pick<AccountConfig, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
): Promise<void> {
  const users = createUserRepository(db);
  if (await users.findByEmail(config.ADMIN_EMAIL)) return;
  await users.insert({
    email: normalEmail(config.ADMIN_EMAIL) ?? config.ADMIN_EMAIL,
    passwordHash: await hashPassword(config.ADMIN_PASSWORD),
    name: '관리자',
    phoneNumber: '',
    company: '(주)셀매트릭스',
    role: 'admin',
    locale: 'ko',
    isEmailVerified: true,
  });
}
