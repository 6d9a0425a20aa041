import { problem } from '@portal/service-kit';
import type { SessionUser } from '@portal/service-kit';
import type { UserDetail } from './user-schemas.ts';
import type { User } from './user.ts';
import type { UserRepository } from './user-repository.ts';

function toDetail(user: User): UserDetail {
  const { email, name, phoneNumber, company, role, birthDate, gender } = user;
  return { email, name, phoneNumber, company, role, birthDate, gender, emailVerified: user.emailVerifiedAt !== undefined, createdAt: user.createdAt.toISOString() };
}

export function createUserService(users: Pick<UserRepository, 'findById' | 'findByEmail'>) {
  return {
    /**
     * What is known of an account, to itself and to admins.
     * 403 `forbidden` to other members whether there is such an account or not; 404 `user-not-found` to admins.
     */
    async detail(reader: SessionUser, email: string): Promise<UserDetail> {
      const own = await users.findById(reader.id);
      if (own && own.email.toLowerCase() === email.toLowerCase()) return toDetail(own);
      // The stored role: the token's may be ten minutes old
      if (own?.role !== 'admin') throw problem.forbidden();
      const user = await users.findByEmail(email);
      if (!user) throw problem.notFound('user-not-found');
      return toDetail(user);
    },
  };
}
