import '@fastify/jwt';
import { problem } from '@portal/runtime';
import type { FastifyRequest } from 'fastify';
import { isSectionRole } from './access.ts';
import type { Rights } from './access.ts';

/** Who asks, as the access token says. */
export interface SessionUser extends Rights {
  id: string;
  email: string;
  name: string;
  /** Whether the address was proven to be theirs; rights that rest on the address need it. */
  isEmailVerified: boolean;
  /** The session that the token was made for. */
  sessionId?: string;
  /** Which state of the person's rights the token tells of; 0 for a token from before there were versions. */
  rightsVersion: number;
  /** Unix time of the session's last second factor, in seconds. */
  secondFactorAt?: number;
  /** Whether some calls ask this person for a recent second factor. */
  needsStepUp: boolean;
  /** Whether their roles wait for a second factor, which they do not have. */
  isSecondFactorMissing: boolean;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Record<string, unknown>;
    user: SessionUser | undefined;
  }
}

function rolesOfClaim(claim: unknown): Rights['roles'] {
  if (typeof claim !== 'object' || claim === null) return {};
  return Object.fromEntries(
    Object.entries(claim).map(([section, roles]) => [section, Array.isArray(roles) ? roles.filter(isSectionRole) : []]),
  );
}

/**
 * Claims of an access token as a user; undefined when one is missing or of another kind. A token without a version of rights
 * is from before roles of sections: it is a member's until it runs out.
 */
export function userOfClaims(claims: unknown): SessionUser | undefined {
  if (typeof claims !== 'object' || claims === null) return undefined;
  const {
    sub,
    sid,
    email,
    name,
    role,
    roles,
    rv,
    sf,
    sfr,
    sfm,
    email_verified: verified,
  } = claims as Record<string, unknown>;
  if (typeof sub !== 'string' || typeof email !== 'string' || typeof name !== 'string') return undefined;
  if (role !== 'admin' && role !== 'member') return undefined;
  const rightsVersion = typeof rv === 'number' ? rv : undefined;
  return {
    id: sub,
    email,
    name,
    role: rightsVersion === undefined ? 'member' : role,
    roles: rightsVersion === undefined ? {} : rolesOfClaim(roles),
    isEmailVerified: verified === true,
    ...(typeof sid === 'string' ? { sessionId: sid } : {}),
    rightsVersion: rightsVersion ?? 0,
    ...(typeof sf === 'number' ? { secondFactorAt: sf } : {}),
    needsStepUp: sfr === true,
    isSecondFactorMissing: sfm === true,
  };
}

/** The claims that userOfClaims reads; account signs them. */
export function claimsOfUser(user: SessionUser): Record<string, unknown> {
  return {
    sub: user.id,
    sid: user.sessionId,
    email: user.email,
    name: user.name,
    role: user.role,
    roles: Object.keys(user.roles).length > 0 ? user.roles : undefined,
    email_verified: user.isEmailVerified,
    rv: user.rightsVersion,
    sf: user.secondFactorAt,
    sfr: user.needsStepUp || undefined,
    sfm: user.isSecondFactorMissing || undefined,
  };
}

/** The user of a route that needs a session; 401 `unauthorized` where `access` lets visitors in. */
export function sessionUser(request: FastifyRequest): SessionUser {
  if (!request.user) throw problem.unauthorized();
  return request.user;
}
