import type { FastifyInstance } from 'fastify';
import type { Static, TObject } from 'typebox';
import type { GuardOptions } from '../auth/guard.ts';
import type { BaseConfig } from '../config/base-config.ts';
import { connectDatabase } from '../database/connect.ts';
import type { DatabaseOptions } from '../database/connect.ts';
import { pollRevocations, sweepRevocations } from '../revocations/add-revocations.ts';
import { createRevocations } from '../revocations/revocations.ts';
import type { ServiceDefinition } from './definition.ts';

/**
 * Finds the present user of a valid token. Account reads its own rows, and removes old revocations; the other services
 * read what was revoked, on a connection of their own.
 */
export async function currentUsers<Extra extends TObject>(
  app: FastifyInstance,
  { storedUser }: ServiceDefinition<Extra>,
  database: Omit<DatabaseOptions, 'poolSize'>,
): Promise<GuardOptions['currentUser']> {
  if (storedUser) {
    await app.register(sweepRevocations, { db: app.db });
    return (user) => storedUser(app.db, user, app.config as BaseConfig & Static<Extra>);
  }
  const revocations = createRevocations({ db: connectDatabase({ ...database, poolSize: 1 }), log: app.log });
  await app.register(pollRevocations, { revocations });
  return async (user, mustBeCertain) => {
    await revocations.check(user, mustBeCertain);
    return user;
  };
}
