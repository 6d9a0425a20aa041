import type { Field, Fields } from './fields.ts';

type ValueOf<Of extends Field> = Of extends { kind: 'number' }
  ? number
  : Of extends { kind: 'checkbox' }
    ? boolean
    : Of extends { kind: 'select'; options: infer Options }
      ? keyof Options & string
      : Of extends { kind: 'multiselect'; options: infer Options }
        ? (keyof Options & string)[]
        : Of extends { kind: 'list' }
          ? string[]
          : string;

/** A field that always has a value. Checkboxes, lists and texts that are empty by default do without being required. */
type Filled = { required: true } | { kind: 'checkbox' } | { kind: 'list' } | { kind: 'multiselect' } | { default: '' };

type StoredValue<Of extends Field> = Of extends Filled ? ValueOf<Of> : ValueOf<Of> | null;

type Named<Of extends Fields, Flags> = {
  [Name in keyof Of]: Of[Name] extends Flags ? Name : never;
}[keyof Of] &
  string;

/** `En` in place of a final `Ko`, otherwise appended: `titleKo` → `titleEn`, `title` → `titleEn`. */
export type EnglishName<Name extends string> = Name extends `${infer Base}Ko` ? `${Base}En` : `${Name}En`;

type BaseName<Name extends string> = Name extends `${infer Base}Ko` ? Base : Name;

/** What a row has of its own: column → value, where columns are `<base>Ko` and `<base>En` of a bilingual field. */
export type StoredValues<Of extends Fields> = Flat<
  {
    -readonly [
      Name in keyof Of & string as Of[Name] extends { bilingual: true } ? `${BaseName<Name>}Ko` : Name
    ]: StoredValue<Of[Name]>;
  } & { [Name in Named<Of, { bilingual: true }> as `${BaseName<Name>}En`]: string | null }
>;

/** What a call writes with texts that are empty where there are none. */
export type FilledValues<Of extends Fields> = { [Name in keyof Values<Of>]: NonNullable<Values<Of>[Name]> };

/** What must be given for a new entry: required, and without a default. */
type Asked<Of extends Fields> = Exclude<
  Named<Of, { required: true }>,
  Exclude<Named<Of, { default: unknown }>, Named<Of, { default: '' }>>
>;

/** What visitors read of an entry in one language. */
export type PublicValues<Of extends Fields> = {
  -readonly [Name in Named<Of, { public: true }>]: Of[Name] extends { bilingual: true }
    ? string
    : StoredValue<Of[Name]>;
};

type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** What an entry has of its own: name on the wire → value. */
export type Values<Of extends Fields> = Flat<
  { -readonly [Name in keyof Of]: StoredValue<Of[Name]> } & {
    [Name in Named<Of, { bilingual: true }> as EnglishName<Name>]: string | null;
  }
>;

/** What a copy of an entry has in common with it. */
export type CopiedValues<Of extends Fields> = Pick<
  Values<Of>,
  (Named<Of, { copied: true }> | EnglishName<Named<Of, { copied: true; bilingual: true }>>) & keyof Values<Of>
>;

/** Every name on the wire. */
export type ValueName<Of extends Fields> = keyof Values<Of> & string;

/** Names of the fields that a list of pages can be sorted by. */
export type SortedName<Of extends Fields> = Named<Of, { sorted: true }>;

/** What a new entry is made of. */
export type NewValues<Of extends Fields> = Flat<
  Pick<Values<Of>, Asked<Of> & keyof Values<Of>> & Partial<Values<Of>> & { hidden?: boolean }
>;

/** What an edit may change. */
export type Changes<Of extends Fields> = Flat<
  Partial<Omit<Values<Of>, Named<Of, { fixed: true }>>> & { hidden?: boolean }
>;

/** What every entry has besides its own values; `hidden` where a resource can be hidden. */
export interface EntryState {
  entryId: string;
  version: number;
  /** ISO 8601; of entries that the calls of the resource write. */
  updatedAt?: string;
  hidden?: boolean;
  /** Name of who changed it last. */
  updatedBy?: string | null;
}

/** An entry as admins read it. */
export type Entry<Of extends Fields = Fields> = Flat<
  EntryState & (Fields extends Of ? Record<string, unknown> : Values<Of>)
>;
