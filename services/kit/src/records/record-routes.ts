import { problem } from '@portal/runtime';
import { Type } from '@portal/runtime/typebox';
import { normalEmail } from '@portal/text-bounds';
import type { Static } from 'typebox';
import { auditOf } from '../audit/audit-of.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { partsFor } from '../auth/parts-for.ts';
import { sessionUser } from '../auth/session-user.ts';
import { wordsOf } from '../lists/text-search.ts';
import { limitedSearch } from '../search/limited-search.ts';
import type { ServiceApp } from '../app/service-app.ts';
import { RecordGroupsSchema } from './record-parts.ts';
import type { LookupPart, PersonPart, PersonQuestion } from './record-parts.ts';

const Language = Type.Optional(Type.Enum(['ko', 'en'], { type: 'string' }));

const PersonQuery = Type.Object(
  {
    user: Type.Optional(Type.String({ format: 'uuid', description: 'Id of an account' })),
    email: Type.Optional(
      Type.String({
        maxLength: 254,
        description: 'An address instead: what belongs to no account is found by it, such as records of guests',
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
 * The person that a call asks about. Two identities would be shown as one person, of which the audit log has one, so a call gives
 * one: 400 `one-identity`.
 */
function personIn({ user: userId, email, lang: locale = 'ko' }: Static<typeof PersonQuery>): PersonQuestion {
  if (userId !== undefined && email === undefined) return { locale, userId, address: undefined };
  const address = userId === undefined && email !== undefined ? normalEmail(email) : undefined;
  if (address === undefined) throw problem.badRequest('one-identity', 'give the id of an account, or an address');
  return { locale, userId: undefined, address };
}

/**
 * Serves what a service declares in `person` and `lookup`: of it what the roles of the caller allow, to members nothing. Each look is
 * in the audit log.
 */
export function recordRoutes(
  app: ServiceApp,
  section: string | undefined,
  { person, lookup }: { person: readonly PersonPart[]; lookup: readonly LookupPart[] },
): void {
  // A service that keeps nothing of people has nothing to count
  const stepUp = person.length + lookup.length > 0 ? 'rows' : undefined;

  app.get(
    '/admin/person',
    {
      config: { access: 'member', stepUp },
      schema: {
        operationId: 'readPerson',
        summary: "What is stored about one person, known by `user` or by `email`, as far as the caller's roles allow",
        querystring: PersonQuery,
        response: { 200: RecordGroupsSchema },
      },
    },
    async (request) => {
      const parts = partsFor(sessionUser(request), section, person);
      if (parts.length === 0) return { groups: [] };
      const question = personIn(request.query);
      const groups = (await Promise.all(parts.map((part) => part.read(app.db, question)))).flat();
      await recordAudit(app.db, {
        ...auditOf(request),
        action: 'person.view',
        subjects: [question.userId ?? question.address],
        details: Object.fromEntries(groups.map(({ id, total }) => [id, total])),
      });
      return { groups };
    },
  );

  app.get(
    '/admin/lookup',
    {
      config: { access: 'member', stepUp },
      schema: {
        operationId: 'lookUpRecords',
        summary: "Records that hold some words, as far as the caller's roles allow",
        querystring: LookupQuery,
        response: { 200: RecordGroupsSchema },
      },
    },
    async (request) => {
      const parts = partsFor(sessionUser(request), section, lookup);
      const words = wordsOf(request.query.q);
      if (parts.length === 0 || words.length === 0) return { groups: [] };
      const question = { locale: request.query.lang ?? 'ko', words } as const;
      const found = await limitedSearch(app.db, (trx) => Promise.all(parts.map((part) => part.read(trx, question))));
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
