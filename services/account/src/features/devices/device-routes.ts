import { auditOf, sessionUser, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { refreshSecretOf } from '../../config.ts';
import { createSessionCookies } from '../sessions/session-cookies.ts';
import { ownSessionId } from '../sessions/session-guard.ts';
import { requireFreshProof } from '../step-up/fresh-proof.ts';
import { DeviceSchema, toDeviceAnswer } from './device-schemas.ts';
import { createDeviceService } from './device-service.ts';

export function deviceRoutes(app: AccountApp): void {
  const service = createDeviceService(app.db);
  const cookies = createSessionCookies(app.config.PUBLIC_ORIGIN, refreshSecretOf(app.config));

  app.get(
    '/devices',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listDevices',
        summary: 'Where the person is signed in: this device first, then the last used',
        response: { 200: Type.Array(DeviceSchema) },
      },
    },
    async (request) => {
      const own = ownSessionId(request);
      const devices = await service.list(sessionUser(request).id);
      return devices
        .map((device) => toDeviceAnswer(device, own))
        .toSorted((a, b) => Number(b.current) - Number(a.current));
    },
  );

  app.delete(
    '/devices/:id',
    {
      config: { access: 'member', proof: 'recent-for-others' },
      schema: {
        operationId: 'revokeDevice',
        summary: 'Signs one device out, also when it is out already',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (id !== ownSessionId(request)) await requireFreshProof(app, request);
      await service.revoke(id, { ...auditOf(request), userId: sessionUser(request).id });
      if (id === ownSessionId(request)) cookies.clear(reply);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/devices/revoke-others',
    {
      config: { access: 'member', proof: 'recent' },
      schema: {
        operationId: 'revokeOtherDevices',
        summary: 'Signs every other device out',
        response: { 200: Type.Object({ revoked: Type.Integer() }) },
      },
    },
    async (request) => {
      const owner = { ...auditOf(request), userId: sessionUser(request).id };
      return { revoked: await service.revokeOthers(ownSessionId(request), owner) };
    },
  );
}
