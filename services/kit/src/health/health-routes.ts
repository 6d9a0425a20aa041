import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../errors/error-handler.ts';
import { problem } from '../errors/problem-error.ts';

/** Off from the moment that a stop is asked for, so that nobody sends new work. */
export interface Readiness {
  stopping: boolean;
}

const databaseLimitMs = 1_500;
const retryAfterSeconds = 5;

async function databaseAnswers(app: FastifyInstance): Promise<boolean> {
  const answer = app.db.raw('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, wait(databaseLimitMs, false, { ref: false })]);
}

/** While stopping, each answer ends its connection: a kept one would hold up the stop until it times out. */
export function addDraining(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.stopping) reply.header('connection', 'close');
  });
}

/** `/health/live`: the process answers. `/health/ready`: it wants work, and its database answers too. */
export function addHealthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    if (readiness.stopping) return sendProblem(reply, problem.unavailable('stopping', retryAfterSeconds));
    if (!(await databaseAnswers(app)))
      return sendProblem(reply, problem.unavailable('database-unavailable', retryAfterSeconds));
    return { status: 'ok' };
  });
}
