import { problem, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { hashToken } from '../../token-hash.ts';
import { createUserRepository } from '../users/user-repository.ts';

const TokenBody = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) }, { additionalProperties: false });

export function verificationRoutes(app: AccountApp): void {
  const users = createUserRepository(app.db);

  app.post('/verify-email', {
    schema: {
      operationId: 'verifyEmail',
      summary: 'Confirms an address by the token from its mail; repeating it does no harm while the token is valid',
      body: TokenBody,
      response: { 204: Type.Null() },
    },
  }, async (request, reply) => {
    const row = await app.db<{ user_id: string }>('email_verifications')
      .where('token_hash', hashToken(request.body.token))
      .where('expires_at', '>', app.db.fn.now())
      .first('user_id');
    if (!row) throw problem.badRequest('token-invalid');
    await users.markVerified(row.user_id);
    return reply.code(204).send(null);
  });
}
