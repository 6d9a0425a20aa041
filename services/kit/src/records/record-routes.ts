import { Type } from '@portal/runtime/typebox';
import { normalEmail } from '../addresses/normal-email.ts';
import { auditOf } from '../audit/audit-of.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { partsFor } from '../auth/parts-for.ts';
import { sessionUser } from '../auth/session-user.ts';
import { wordsOf } from '../lists/text-search.ts';
import type { ServiceApp } from '../service/service-app.ts';
import { RecordGroupsSchema } from './record-parts.ts';
import type { LookupPart, PersonPart } from './record-parts.ts';

const Language = Type.Optional(Type.Enum(['ko', 'en'], { type: 'string' }));

const PersonQuery = Type.Object(
  {
    user: Type.String({ format: 'uuid', description: 'Id of the account' }),
    email: Type.Optional(
      Type.String({
        maxLength: 254,
        description: 'Its address, when that is verified: records of guests are found by it',
      }),
    ),
    lang: Language,
  },
  { additionalProperties: false },
);

const LookupQuery = Type.Object(
  {
    q: Type.String({ minLength: 1, maxLength: 100, description: 'All words must be found' }),
    lang: Language,
  },
  { additionalProperties: false },
);

/**
 * Serves what a service declares in `person` and `lookup`: of it what the roles of the caller allow, to members nothing. Each look is
 * in the audit log.
 */
export function recordRoutes(
  app: ServiceApp,
  section: string | undefined,
  { person, lookup }: { person: readonly PersonPart[]; lookup: readonly LookupPart[] },
): void {
  app.get(
    '/admin/person',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'readPerson',
        summary: "What is stored about one person, as far as the caller's roles allow",
        querystring: PersonQuery,
        response: { 200: RecordGroupsSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const parts = partsFor(sessionUser(request), section, person);
      if (parts.length === 0) return { groups: [] };
      const { user: userId, email, lang = 'ko' } = request.query;
      const question = { locale: lang, userId, address: email === undefined ? undefined : normalEmail(email) };
      const groups = (await Promise.all(parts.map((part) => part.read(app.db, question)))).flat();
      await recordAudit(app.db, {
        ...auditOf(request),
        action: 'person.view',
        subjects: [userId],
        details: Object.fromEntries(groups.map(({ id, total }) => [id, total])),
      });
      return { groups };
    },
  );

  app.get(
    '/admin/lookup',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'lookUpRecords',
        summary: "Records that hold some words, as far as the caller's roles allow",
        querystring: LookupQuery,
        response: { 200: RecordGroupsSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const parts = partsFor(sessionUser(request), section, lookup);
      const words = wordsOf(request.query.q);
      if (parts.length === 0 || words.length === 0) return { groups: [] };
      const question = { locale: request.query.lang ?? 'ko', words } as const;
      const found = await Promise.all(parts.map((part) => part.read(app.db, question)));
      const subjects = found.flatMap((group) => group.subjects ?? []);
      // What was searched for may name a person, who could not be erased from here
      if (subjects.length > 0)
        await recordAudit(app.db, {
          ...auditOf(request),
          action: 'records.search',
          subjects,
          details: { shown: subjects.length },
        });
      return {
        groups: found.filter(({ records }) => records.length > 0).map(({ subjects: _subjects, ...group }) => group),
      };
    },
  );
}
