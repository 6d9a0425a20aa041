import { Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';

const KeySchema = Type.Object({
  kty: Type.Literal('EC'),
  crv: Type.Literal('P-256'),
  x: Type.String(),
  y: Type.String(),
  kid: Type.String(),
  alg: Type.Literal('ES256'),
  use: Type.Literal('sig'),
});

export function keyRoutes(app: AccountApp): void {
  app.get(
    '/jwks.json',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listPublicKeys',
        summary: 'Keys that verify access tokens (RFC 7517)',
        response: { 200: Type.Object({ keys: Type.Array(KeySchema) }) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return { keys: app.publicKeys };
    },
  );
}
