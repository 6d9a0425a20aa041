import '@fastify/jwt';
import { problem } from '@portal/runtime';
import type { FastifyRequest } from 'fastify';

/** Who asks, as the access token says. */
export interface SessionUser {
  id: string;
  email: string;
  name: string;
  role: 'admin' | 'member';
  /** Whether the address was proven to be theirs; rights that rest on the address need it. */
  isEmailVerified: boolean;
  /** The session that the token was made for; account alone looks at it. */
  sessionId?: string;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Record<string, unknown>;
    user: SessionUser | undefined;
  }
}

/** Claims of an access token as a user; undefined when one is missing or of another kind. */
export function userOfClaims(claims: unknown): SessionUser | undefined {
  if (typeof claims !== 'object' || claims === null) return undefined;
  const { sub, sid, email, name, role, email_verified: verified } = claims as Record<string, unknown>;
  if (typeof sub !== 'string' || typeof email !== 'string' || typeof name !== 'string') return undefined;
  if (role !== 'admin' && role !== 'member') return undefined;
  return {
    id: sub,
    email,
    name,
    role,
    isEmailVerified: verified === true,
    ...(typeof sid === 'string' ? { sessionId: sid } : {}),
  };
}

/** The user behind `requireMember` or `requireAdmin`; 401 `unauthorized` when the route has no such guard. */
export function sessionUser(request: FastifyRequest): SessionUser {
  if (!request.user) throw problem.unauthorized();
  return request.user;
}
