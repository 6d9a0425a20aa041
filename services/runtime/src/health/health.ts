import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { problem } from '../errors/problem-error.ts';
import { sendProblem } from '../errors/send-problem.ts';

export interface HealthOptions {
  /** `status` of `/health/live`. */
  live: string;
  /** Responds to `/health/ready` while the process is not stopping. */
  ready(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

const retryAfterSeconds = 5;

/** `/health/live`: the process responds. `/health/ready`: it wants work; 503 `stopping` once it is asked to stop. */
export const health = fp<HealthOptions>(
  async (app, { live, ready }) => {
    app.get('/health/live', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: live }),
    );
    app.get('/health/ready', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (app.readiness.stopping) return sendProblem(reply, problem.unavailable('stopping', retryAfterSeconds));
      return ready(request, reply);
    });
  },
  { name: 'health', dependencies: ['draining', 'error-handler'] },
);
