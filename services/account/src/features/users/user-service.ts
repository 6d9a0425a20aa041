import { problem } from '@portal/service-kit';
import type { SessionUser } from '@portal/service-kit';
import type { UserDetail } from './user-schemas.ts';
import type { User } from './user.ts';
import type { UserRepository } from './user-repository.ts';

function toDetail(user: User): UserDetail {
  const { email, name, phoneNumber, company, role, birthDate, gender } = user;
  return {
    email,
    name,
    phoneNumber,
    company,
    role,
    birthDate: birthDate ?? undefined,
    gender: gender ?? undefined,
    emailVerified: user.emailVerifiedAt !== null,
    createdAt: user.createdAt.toISOString(),
  };
}

export interface UserServiceOptions {
  users: Pick<UserRepository, 'findByEmail'>;
  /** Called before somebody else's account is shown. */
  recordView(user: User): Promise<void>;
}

export function createUserService({ users, recordView }: UserServiceOptions) {
  return {
    /**
     * What is known of an account, to itself and to admins.
     * 403 `forbidden` to other members whether there is such an account or not; 404 `user-not-found` to admins.
     */
    async detail(reader: SessionUser, email: string): Promise<UserDetail> {
      const user = await users.findByEmail(email);
      if (user?.id !== reader.id && reader.role !== 'admin') throw problem.forbidden();
      if (!user) throw problem.notFound('user-not-found');
      if (user.id !== reader.id) await recordView(user);
      return toDetail(user);
    },
  };
}
