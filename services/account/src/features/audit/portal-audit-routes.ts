import { createHash, timingSafeEqual } from 'node:crypto';
import { problem, rememberAnswer, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { recordPortalEntry } from './portal-audit-service.ts';

const closed = { additionalProperties: false };
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

const PortalEntryBody = Type.Object(
  {
    actor: Type.Optional(Type.Object({ id: text(100), email: text(254) }, closed)),
    action: Type.String({ pattern: '^release\\.[a-z-]{1,40}$', description: 'The portal speaks of releases alone' }),
    target: Type.Optional(Type.Object({ type: text(40), id: text(100), label: Type.Optional(text(254)) }, closed)),
    details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    requestId: Type.Optional(text(200)),
  },
  closed,
);

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/**
 * `POST /internal/audit`: what happened to releases, told by the portal process, which has no database. It shows the key
 * that both were started with; without one there is no such call. Repeated with the same `Idempotency-Key` it writes once.
 */
export function portalAuditRoutes(app: AccountApp): void {
  const { PORTAL_AUDIT_KEY: key } = app.config;
  app.post(
    '/audit',
    {
      onRequest: async (request) => {
        if (key === undefined) throw problem.notFound();
        const given = request.headers.authorization ?? '';
        if (!timingSafeEqual(digest(given), digest(`Bearer ${key}`))) throw problem.unauthorized();
      },
      schema: { body: PortalEntryBody },
    },
    async (request, reply) => {
      await recordPortalEntry(app.db, request.body, (trx) => rememberAnswer(trx, request, { status: 204, body: null }));
      return reply.code(204).send(null);
    },
  );
}
