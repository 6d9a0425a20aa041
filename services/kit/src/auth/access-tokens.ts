import fastifyJwt from '@fastify/jwt';
import type { TokenOrHeader } from '@fastify/jwt';
import { problem } from '@portal/runtime';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createKeyFinder } from './jwks.ts';
import { pemByKeyId, publicJwk } from './public-key.ts';
import { userOfClaims } from './session-user.ts';

/** product.md, Accounts: an access token lives ten minutes at most. */
export const accessTokenSeconds = 600;
const clockToleranceMs = 5_000;

interface TokenOptions {
  jwksUrl?: string;
  /** PKCS8 PEM; account alone has it and then trusts that key only. */
  signingKey?: string;
}

function keyFinder({ jwksUrl, signingKey }: TokenOptions): (keyId: string) => Promise<string> {
  if (!signingKey) return createKeyFinder(jwksUrl ?? '');
  const own = pemByKeyId({ keys: [publicJwk(signingKey)] });
  return async (keyId) => {
    const key = own.get(keyId);
    if (!key) throw problem.unauthorized();
    return key;
  };
}

/** Verifies bearer tokens: ES256 only, whatever a header says; where there is a signing key, `app.jwt.sign` makes them. */
export const accessTokens = fp<TokenOptions>(
  async (app, options) => {
    const findKey = keyFinder(options);
    await app.register(fastifyJwt, {
      secret: {
        ...(options.signingKey ? { private: options.signingKey } : {}),
        public: async (_request: FastifyRequest, token: TokenOrHeader) => {
          // Complete, as `decode` says below; nothing in it is proven yet
          const header = token['header'] as { alg?: unknown; kid?: unknown } | undefined;
          if (header?.alg !== 'ES256' || typeof header.kid !== 'string') throw problem.unauthorized();
          return findKey(header.kid);
        },
      },
      decode: { complete: true },
      sign: options.signingKey
        ? { algorithm: 'ES256', kid: publicJwk(options.signingKey).kid, expiresIn: accessTokenSeconds }
        : {},
      verify: {
        algorithms: ['ES256'],
        requiredClaims: ['sub', 'iat', 'exp'],
        maxAge: accessTokenSeconds,
        clockTolerance: clockToleranceMs,
        // The default keeps a forged token's error for ten minutes: memory for nothing
        cache: false,
      },
      formatUser: userOfClaims,
    });
    app.decorate('publicKeys', options.signingKey ? [publicJwk(options.signingKey)] : []);
  },
  { name: 'access-tokens' },
);
