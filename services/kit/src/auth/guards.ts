import { problem, ProblemError } from '@portal/runtime';
import type { FastifyRequest } from 'fastify';

async function verify(request: FastifyRequest): Promise<void> {
  try {
    await request.jwtVerify();
  } catch (error) {
    // Whatever the library finds wrong with a token is the client's doing; 503 for want of keys stays
    throw error instanceof ProblemError ? error : problem.unauthorized();
  }
  if (!request.user) throw problem.unauthorized();
}

/** onRequest hook: sets `request.user`, or answers 401 `unauthorized`. */
export async function requireMember(request: FastifyRequest): Promise<void> {
  await verify(request);
}

/** onRequest hook: as requireMember, and 403 `forbidden` for anybody who is no admin. */
export async function requireAdmin(request: FastifyRequest): Promise<void> {
  await verify(request);
  if (request.user?.role !== 'admin') throw problem.forbidden();
}

/**
 * onRequest hook: sets `request.user` when a good token is sent, undefined when none is.
 * A token that is no longer good is 401, so that the browser refreshes it instead of seeing a visitor's page.
 */
export async function optionalMember(request: FastifyRequest): Promise<void> {
  request.user = undefined;
  if (request.headers.authorization !== undefined) await verify(request);
}
