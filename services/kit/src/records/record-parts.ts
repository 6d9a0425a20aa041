import type { Locale } from '@portal/runtime';
import { Type } from '@portal/runtime/typebox';
import type { Knex } from 'knex';
import type { Static } from 'typebox';
import type { PartWithAccess } from '../auth/parts-for.ts';

const Path = Type.Optional(Type.String({ description: 'Of the admin view that shows it' }));

const RecordSchema = Type.Object({
  id: Type.String(),
  label: Type.String({ description: 'In the language asked for, as far as there is text in it' }),
  note: Type.Optional(Type.String({ description: 'A state, or what tells it from others of the same name' })),
  at: Type.Optional(Type.String({ format: 'date-time' })),
  path: Path,
});
export type AdminRecord = Static<typeof RecordSchema>;

const RecordGroupSchema = Type.Object({
  id: Type.String(),
  label: Type.String({ description: 'What the records are, in the language asked for' }),
  total: Type.Integer({ description: 'How many there are; of a search at least so many' }),
  records: Type.Array(RecordSchema, { description: 'The first of them' }),
  path: Type.Optional(Type.String({ description: 'Of the admin view that lists all' })),
});
export type RecordGroup = Static<typeof RecordGroupSchema>;

export const RecordGroupsSchema = Type.Object({ groups: Type.Array(RecordGroupSchema) }, { $id: 'RecordGroups' });

/** Records of a group that are shown: what is behind them is in the list that the group leads to. */
export const shownRecords = 5;

/** By one identity: the id of an account, or an address in its normal form, by which only what belongs to no account is found. */
export type PersonQuestion = {
  /** Of all texts. */
  locale: Locale;
} & ({ userId: string; address: undefined } | { userId: undefined; address: string });

/** What a service holds about a person, for everybody with a right; groups without records are left out. */
export interface PersonPart extends PartWithAccess {
  read(db: Knex, question: PersonQuestion): Promise<RecordGroup[]>;
}

export interface LookupQuestion {
  /** Of all texts. */
  locale: Locale;
  /** A record must have all of these words. At least one word; Unicode form NFC. */
  words: string[];
}

export interface LookupResult extends RecordGroup {
  /** Whose data was found: user ids or e-mail addresses, for the audit log. */
  subjects?: string[];
}

/** Records that a service finds for a search, for everybody with a right. */
export interface LookupPart extends PartWithAccess {
  read(db: Knex, question: LookupQuestion): Promise<LookupResult>;
}
