import { auditOf, recordAudit, sessionUser } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { createUserRepository } from './user-repository.ts';
import { EmailQuery, UserDetailSchema } from './user-schemas.ts';
import { createUserService } from './user-service.ts';

export function userRoutes(app: AccountApp): void {
  app.get(
    '/detail',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'viewUser',
        summary: 'An account, for its owner and for admins',
        querystring: EmailQuery,
        response: { 200: UserDetailSchema },
      },
    },
    (request) => {
      const service = createUserService({
        users: createUserRepository(app.db),
        recordView: ({ id, email }) =>
          recordAudit(app.db, {
            ...auditOf(request),
            action: 'member.view',
            target: { type: 'user', id, label: email },
            subjects: [id],
          }),
      });
      return service.detail(sessionUser(request), request.query.email);
    },
  );
}
