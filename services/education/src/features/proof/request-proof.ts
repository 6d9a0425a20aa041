import type { FastifyRequest } from 'fastify';
import type { Proof } from './may-handle.ts';
import type { ProofCookies } from './proof-cookies.ts';

/** Gathers what a request behind `optionalMember` can show. */
export function proofOf(request: FastifyRequest, cookies: ProofCookies, now: Date): Proof {
  return { user: request.user, receipts: cookies.receipts(request), email: cookies.provenEmail(request, now) };
}
