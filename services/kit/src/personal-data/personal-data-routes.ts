import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '@portal/runtime';
import { Type } from '@portal/runtime/typebox';
import { normalEmail } from '@portal/text-bounds';
import { sessionUser } from '../auth/session-user.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import type { ServiceApp } from '../app/service-app.ts';
import type { Person, PersonalData } from './personal-data.ts';

const PersonalDataSchema = Type.Object(
  {
    service: Type.String(),
    collectedAt: Type.String({ format: 'date-time' }),
    records: Type.Record(Type.String(), Type.Unknown(), { description: 'Kind → what is stored of it' }),
    files: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String({ description: 'Path in the export' }),
        bytes: Type.Integer(),
      }),
    ),
  },
  { $id: 'PersonalData' },
);

const FileParams = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9-]{1,100}$' }) });

function personIn(request: FastifyRequest): Person {
  const user = sessionUser(request);
  return {
    id: user.id,
    address: user.isEmailVerified ? normalEmail(user.email) : undefined,
    user,
    requestId: request.id,
  };
}

/** Serves what a service declares in `personalData`. */
export function personalDataRoutes(app: ServiceApp, service: string, declared: PersonalData | 'none'): void {
  const personalData = declared === 'none' ? undefined : declared;
  const keepPrivate = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');

  app.get(
    '/my-data',
    {
      config: { access: 'member', stepUp: 'data' },
      schema: {
        operationId: 'collectPersonalData',
        summary: 'All that this service holds about the person who asks; by address too, once it is verified',
        response: { 200: PersonalDataSchema },
      },
    },
    async (request, reply) => {
      const person = personIn(request);
      const { records, files = [] } = (await personalData?.collect(app.db, person)) ?? { records: {} };
      keepPrivate(reply);
      return { service, collectedAt: new Date().toISOString(), records, files };
    },
  );

  if (!personalData?.file) return;
  const { file } = personalData;
  app.get(
    '/my-data/files/:id',
    {
      config: { access: 'member', stepUp: 'data' },
      schema: {
        operationId: 'downloadPersonalFile',
        summary: 'One of the files that my-data names',
        params: FileParams,
      },
    },
    async (request, reply) => {
      const found = await file(app.db, personIn(request), request.params.id);
      if (!found) throw problem.notFound('file-not-found');
      return sendStoredFile(request, reply, { ...found, cacheControl: 'no-store' });
    },
  );
}
