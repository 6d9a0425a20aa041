import { requireMember, sessionUser } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { createUserRepository } from './user-repository.ts';
import { EmailQuery, UserDetailSchema } from './user-schemas.ts';
import { createUserService } from './user-service.ts';

export function userRoutes(app: AccountApp): void {
  const users = createUserService(createUserRepository(app.db));

  app.get('/detail', {
    onRequest: requireMember,
    schema: {
      operationId: 'viewUser',
      summary: 'An account, for its owner and for admins',
      security: [{ member: [] }],
      querystring: EmailQuery,
      response: { 200: UserDetailSchema },
    },
  }, (request) => users.detail(sessionUser(request), request.query.email));
}
