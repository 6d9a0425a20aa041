import type { CompanyChange, EntryPath, NewEntry } from '../api/entries.ts';
import type { EntryField } from './entry.ts';

/** A kind of content as its admin views need it. */
export interface EntryNoun {
  path: EntryPath;
  fields: readonly EntryField[];
  /** Inputs that the list shows; the first one names an entry. */
  columns: readonly string[];
}

type InputName<Body> = keyof Body & string;
type BilingualName<Name> = Name extends `${infer Base}Ko` ? Base : never;

/** Fields and columns that the service has in the body of a noun. */
interface FieldsOf<Body> {
  fields: readonly (
    | (EntryField & { name: InputName<Body>; isBilingual?: undefined })
    | (EntryField & { name: BilingualName<InputName<Body>>; isBilingual: true })
  )[];
  columns: readonly InputName<Body>[];
}

type More = Partial<Pick<EntryField, 'kind' | 'isOptional'>>;

const line = <Name extends string>(name: Name, more: More = {}) => ({ name, kind: 'line' as const, ...more });
const bilingual = <Name extends string>(name: Name, more: More = {}) => ({
  ...line(name, more),
  isBilingual: true as const,
});

const contact = [line('phone'), line('secondPhone', { isOptional: true }), line('fax'), line('email')];

const timeline: EntryNoun & FieldsOf<NewEntry<'timeline'>> = {
  path: 'timeline',
  fields: [bilingual('title'), { name: 'happenedOn', kind: 'date' }],
  columns: ['titleKo', 'happenedOn'],
};

const cases: EntryNoun & FieldsOf<NewEntry<'cases'>> = {
  path: 'cases',
  fields: [
    bilingual('company'),
    line('industryKey'),
    bilingual('industry'),
    bilingual('project'),
    bilingual('details', { kind: 'paragraph' }),
  ],
  columns: ['companyKo', 'industryKo', 'projectKo'],
};

const slides: EntryNoun & FieldsOf<NewEntry<'slides'>> = {
  path: 'slides',
  fields: [
    bilingual('title'),
    bilingual('text', { kind: 'paragraph' }),
    line('link'),
    { name: 'hasWebEqApplicationButton', kind: 'yes-no' },
    { name: 'hasQuestionButton', kind: 'yes-no' },
  ],
  columns: ['titleKo', 'link'],
};

const offices: EntryNoun & FieldsOf<NewEntry<'offices'>> = {
  path: 'offices',
  fields: [
    { name: 'key', kind: 'office-key', isFixed: true },
    bilingual('title'),
    bilingual('address'),
    { name: 'latitude', kind: 'number' },
    { name: 'longitude', kind: 'number' },
    bilingual('subwayStation', { isOptional: true }),
    bilingual('subwayDirections', { isOptional: true }),
    bilingual('busStop'),
    { name: 'busNumbers', kind: 'list' },
    bilingual('busDirections'),
    ...contact,
  ],
  columns: ['titleKo', 'addressKo'],
};

/** Path below `/admin/marketing/` → noun. */
export const entryNouns: ReadonlyMap<string, EntryNoun> = new Map(
  [timeline, cases, slides, offices].map((noun) => [noun.path, noun]),
);

/** The company's own row: contact data that many pages show. */
export const companyNoun: FieldsOf<CompanyChange> = {
  fields: [
    bilingual('name'),
    line('companyNumber'),
    { name: 'foundedYear', kind: 'number' },
    ...contact,
    { name: 'smwpPhones', kind: 'list' },
    line('videoChannelUrl'),
  ],
  columns: ['nameKo'],
};

/** What an entry is called: its first column. */
export function nameOf({ columns }: EntryNoun, entry: Record<string, unknown>): string {
  return String(entry[columns[0] ?? ''] ?? '');
}
