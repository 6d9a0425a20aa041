import type { FastifyInstance } from 'fastify';
import type { TObject } from 'typebox';
import type { GuardOptions } from '../auth/guard.ts';
import type { ServiceDefinition } from './definition.ts';

/** Who a good token stands for now: account reads its own rows, the others go by the token. */
export function currentUsers<Extra extends TObject>(
  app: FastifyInstance,
  { storedUser }: ServiceDefinition<Extra>,
): GuardOptions['currentUser'] {
  return async (user) => (storedUser ? storedUser(app.db, user) : user);
}
