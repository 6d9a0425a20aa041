import { pageOf, pageQuery, Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';

const closed = { additionalProperties: false };
const { page, pageSize } = pageQuery([]);
const text = Type.String({ minLength: 1, maxLength: 254 });
const day = Type.String({ format: 'date', description: 'YYYY-MM-DD, a day in Seoul' });

const filters = {
  action: Type.Optional(
    Type.String({ pattern: '^[a-z][a-z.-]{0,98}[*]?$', description: 'Exact, or a beginning followed by *' }),
  ),
  actor: Type.Optional(text),
  subject: Type.Optional(text),
  target: Type.Optional(text),
  service: Type.Optional(Type.String({ pattern: '^[a-z]{1,40}$' })),
  from: Type.Optional(day),
  to: Type.Optional(day),
};

export const AuditQuery = Type.Object({ ...filters, page, pageSize }, closed);

export const AuditExportQuery = Type.Object(
  {
    ...filters,
    lang: Type.Optional(Type.Enum(['ko', 'en'], { type: 'string' })),
    format: Type.Optional(Type.Enum(['csv', 'xlsx'], { type: 'string' })),
  },
  closed,
);

export const AuditEntrySchema = Type.Object(
  {
    id: Type.String(),
    at: Type.String({ format: 'date-time' }),
    service: Type.String(),
    actor: Type.Optional(
      Type.Object(
        { id: Type.String(), email: Type.Optional(Type.String({ description: 'Left out once they have left' })) },
        { description: 'Left out: the system' },
      ),
    ),
    action: Type.String(),
    target: Type.Optional(Type.Object({ type: Type.String(), id: Type.String(), label: Type.Optional(Type.String()) })),
    subjects: Type.Array(Type.String({ description: 'User id or e-mail' })),
    moreSubjects: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Further ones that a list does not name; the export has all' }),
    ),
    details: Type.Record(Type.String(), Type.Unknown()),
    people: Type.Record(Type.String(), Type.Object({ name: Type.String(), email: Type.String() }, { $id: 'Person' }), {
      description: 'Whom the ids of the entry name, by id; somebody who has left is missing',
    }),
    requestId: Type.Optional(Type.String()),
  },
  { $id: 'AuditEntry' },
);

export const AuditPageSchema = pageOf(AuditEntrySchema);

export const AuditOptionsSchema = Type.Object(
  {
    actions: Type.Array(Type.String()),
    services: Type.Array(Type.String()),
  },
  { $id: 'AuditOptions' },
);

export type AuditFilters = Pick<
  Static<typeof AuditQuery>,
  'action' | 'actor' | 'subject' | 'target' | 'service' | 'from' | 'to'
>;
export type AuditEntryAnswer = Static<typeof AuditEntrySchema>;
