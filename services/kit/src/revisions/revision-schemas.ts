import { Type } from '@portal/runtime/typebox';
import type { Static } from 'typebox';

const events = ['begin', 'create', 'change', 'remove', 'restore'] as const;
const EventSchema = Type.Enum([...events], {
  $id: 'RevisionEvent',
  type: 'string',
  description: 'begin is what was there when the first change was recorded',
});
export type RevisionEvent = Static<typeof EventSchema>;

const revision = {
  number: Type.Integer({ description: 'Counts the states of an item, from 1' }),
  at: Type.String({ description: 'ISO 8601' }),
  event: EventSchema,
  author: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'E-mail of who made it; null when nobody knows or the person left',
  }),
  fields: Type.Array(Type.String(), { description: 'Names of the fields that differ from the state before' }),
};

/** One state of an item in its history. */
export const RevisionSchema = Type.Object(revision, { $id: 'Revision' });
export type Revision = Static<typeof RevisionSchema>;

const Values = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true });

/** One state with its values, and those before it. */
export const RevisionDetailSchema = Type.Object(
  {
    ...revision,
    values: Values,
    before: Type.Unsafe<Record<string, unknown> | null>({
      anyOf: [{ type: 'null' }, { type: 'object', additionalProperties: true }],
      description: 'The state before; null for the oldest one that is kept',
    }),
  },
  { $id: 'RevisionDetail' },
);
export type RevisionDetail = Static<typeof RevisionDetailSchema>;

/** The history of an item. */
export const RevisionsSchema = Type.Object(
  {
    mayRestore: Type.Boolean({ description: 'Whether the one who asks may bring an earlier state back' }),
    revisions: Type.Array(RevisionSchema, { description: 'The newest first' }),
  },
  { $id: 'Revisions' },
);
export type Revisions = Static<typeof RevisionsSchema>;

export const RevisionNumber = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const RestoreRevisionBody = Type.Object(
  {
    version: Type.Unsafe<number | null>({
      anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }],
      description: 'What was read before; another one by now is 409 stale-edit. null for what was removed',
    }),
  },
  { $id: 'RestoreRevision', additionalProperties: false },
);

export const RestoredSchema = Type.Object(
  { version: Type.Integer({ description: 'The version that the restored item has now' }) },
  { $id: 'Restored' },
);
